import HomeModel
import HomeTraits
import JSON
import Testing
import Topics

@testable import EmbeddedHome

/// Every command of every trait on a device of every type, with fields that fit, that just fit, and that do not.
@Suite struct `A sweep over all commands` {
    /// Traits whose commands a device must have by its type although the simulator refuses them, and why.
    static let refused: [String: String] = {
        let media = "there are no pictures and sounds to send"
        let dataset = "there is no Thread network, whose credentials it would take or give"
        return [
            CameraAvStreamManagement.identity.name: media, CameraAvSettingsUserLevelManagement.identity.name: media,
            PushAvStreamTransport.identity.name: media, WebRtcTransportProvider.identity.name: media,
            WebRtcTransportRequestor.identity.name: media, ZoneManagement.identity.name: media,
            ThreadBorderRouterManagement.identity.name: dataset, ThreadNetworkDirectory.identity.name: dataset,
            WiFiNetworkManagement.identity.name: "there is no network, whose passphrase it would give",
            ContentAppObserver.identity.name: "messages of an application's own mean nothing to anybody else",
        ]
    }()

    /// What a device does only after something else has happened, as the tests of the behaviours show.
    static let particular: Set<String> = [
        "accountLogin.login",
        "booleanStateConfiguration.suppressAlarm",
        "commodityTariff.getDayEntry",
        "commodityTariff.getTariffComponent",
        "contentControl.addBonusTime",
        "contentControl.setBlockContentTimeWindow",
        "contentControl.updatePin",
        "deviceEnergyManagement.cancelPowerAdjustRequest",
        "deviceEnergyManagement.cancelRequest",
        "deviceEnergyManagement.modifyForecastRequest",
        "deviceEnergyManagement.pauseRequest",
        "deviceEnergyManagement.powerAdjustRequest",
        "deviceEnergyManagement.requestConstraintBasedForecast",
        "deviceEnergyManagement.resumeRequest",
        "deviceEnergyManagement.startTimeAdjustRequest",
        "doorLock.setUserStatus",
        "doorLock.setUserType",
        "doorLock.setWeekDaySchedule",
        "doorLock.setYearDaySchedule",
        "google.networkControl.enableDisableNetworkProfile",
        "google.startStop.pauseUnpause",
        "google.timer.timerCancel",
        "google.timer.timerPause",
        "google.timer.timerResume",
        "thermostat.atomicRequest",
    ]

    @Test func `finds a device for every command that does it`() throws {
        var done: Set<String> = []
        var all: Set<String> = []
        for device in SweepDevice.all {
            let bench = try device.bench()
            for trait in bench.part.traits where Self.refused[trait.definition.name] == nil {
                for index in trait.state.shape.commands where Behaviours.knows(command: index, of: trait.definition) {
                    let call = SweepCall(bench: bench, trait: trait, command: index)
                    all.insert(call.name)
                    if !done.contains(call.name), call.isDone() { done.insert(call.name) }
                    bench.forget()
                }
            }
        }
        #expect(all.subtracting(done).sorted() == Self.particular.sorted())
    }

    @Test(arguments: SweepDevice.all)
    func `is answered right`(device: SweepDevice) throws {
        let bench = try device.bench()
        for trait in bench.part.traits {
            for index in trait.definition.commands.indices {
                let call = SweepCall(bench: bench, trait: trait, command: index)
                guard trait.state.shape.supports(command: index) else {
                    call.expectUnimplemented()
                    continue
                }
                call.sweep(isRich: device.isRich)
                bench.pass(500)
                bench.forget()
            }
        }
        for trait in bench.part.traits { SweepCall.expectSound(trait, "at the end") }
    }

    @Test(arguments: SweepDevice.all.filter { !$0.isRich })
    func `of writes is answered right, too`(device: SweepDevice) throws {
        let bench = try device.bench()
        for trait in bench.part.traits {
            for index in trait.state.shape.attributes where trait.definition.attributes[index].isWritable {
                SweepWrite(bench: bench, trait: trait, attribute: index).sweep()
                bench.pass(500)
                bench.forget()
            }
        }
    }
}

/// One command of one device.
struct SweepCall {
    let bench: Bench
    let trait: SimulatedTrait
    let command: Int

    private var definition: CommandDefinition { trait.definition.commands[command] }
    var name: String { "\(trait.definition.name).\(definition.name)" }

    /// As a message to a `call` topic is read and carried out.
    private func call(_ object: JSONObject) -> ActionOutcome {
        let state = trait.state
        do throws(CommandFailure) {
            let fields = try ValueReader(lookup: { state[path: $0] }).fields(object, definition.fields)
            return invoke(fields)
        } catch {
            return .failure(error)
        }
    }

    private func invoke(_ fields: [Value?]) -> ActionOutcome {
        bench.perform(
            .invoke(
                DeviceCommand(
                    device: bench.device.id, endpoint: 1, trait: trait.definition, command: command, fields: fields)))
    }

    /// Whether the device does it with fields at one edge, or with those that mean something to it.
    func isDone() -> Bool {
        let isDone = [SweepValues.Edge.low, .high].contains { edge in
            let fields = SweepValues.fields(definition.fields, edge, in: trait.state)
            return call(SweepValues.object(fields, of: definition.fields)).isSuccess
        }
        guard !isDone, let fields = SweepMeanings.fields(of: name) else { return isDone }
        guard call(fields).isSuccess else { return false }
        Self.expectSound(trait, name)
        return true
    }

    /// What the device does not list it does not do.
    func expectUnimplemented() {
        let before = trait.state.values
        let fields = SweepValues.fields(definition.fields, .high, in: trait.state)
        #expect(invoke(fields).failure?.code == .unimplemented, "\(name)")
        #expect(trait.state.values == before, "\(name)")
    }

    func sweep(isRich: Bool) {
        let state = trait.state
        let low = SweepValues.fields(definition.fields, .low, in: state)
        let high = SweepValues.fields(definition.fields, .high, in: state)
        for values in definition.fields.isEmpty ? [low] : [low, high] {
            expectAnswer(SweepValues.object(values, of: definition.fields), isRich: isRich)
        }
        let base = SweepValues.object(low, of: definition.fields)
        let scope = BoundScope(state, fields: definition.fields, values: low)
        for (index, field) in definition.fields.enumerated() {
            if let value = high[index] {
                var values = low
                values[index] = value
                expectAnswer(SweepValues.object(values, of: definition.fields), isRich: isRich)
            }
            for wrong in SweepValues.wrong(field, scope) {
                var object = base
                object[field.name] = wrong.json
                expectRefusal(object, of: field.name, wrong.what)
            }
            if field.valueWhenMissing == nil, !field.isOptional {
                var object = JSONObject()
                for (name, value) in base where name != field.name { object.append(name, value) }
                expectRefusal(object, of: field.name, "missing")
            }
        }
        var object = base
        object["noSuchField"] = 1
        expectRefusal(object, of: "noSuchField", "unknown")
    }

    /// Fields that the definition allows: the device does it and is sound afterwards, or says why not.
    private func expectAnswer(_ object: JSONObject, isRich: Bool) {
        let what = "\(name) \(JSON.object(object).text)"
        let before = trait.state.values
        switch call(object) {
        case .success(let answer):
            Self.expectSound(trait, what)
            SweepLegality.expectChanges(by: definition.name, of: trait, since: before, what)
            expectComplete(answer, what)
        case .failure(let failure):
            #expect(failure.code != .internal && !failure.message.isEmpty, "\(what): \(failure)")
            // A field that the device cannot take is named; else it would be the command that it does not know.
            if failure.code == .unimplemented, failure.field == nil {
                #expect(trait.state.values == before, "\(what)")
                let isKnown = `A sweep over all commands`.refused[trait.definition.name] != nil
                #expect(isKnown || isRich && !Behaviours.knows(command: command, of: trait.definition), "\(what)")
            }
        }
    }

    private func expectRefusal(_ object: JSONObject, of field: String, _ what: String) {
        let failure = call(object).failure
        #expect(
            failure?.code == .outOfRange || failure?.code == .invalidArgument,
            "\(name).\(field), \(what): \(JSON.object(object).text) \(String(describing: failure))")
        #expect(failure?.field?.hasPrefix(field) == true, "\(name).\(field), \(what): \(failure?.field ?? "no field")")
        #expect(failure?.allowed != nil, "\(name).\(field), \(what): \(failure?.message ?? "")")
    }

    private func expectComplete(_ answer: [Value?], _ what: String) {
        let fields = definition.response?.fields ?? []
        #expect(answer.count == fields.count, "\(what): \(answer)")
        guard answer.count == fields.count else { return }
        let scope = BoundScope(trait.state, fields: fields, values: answer)
        for (field, value) in zip(fields, answer) {
            guard let value else {
                #expect(field.isOptional, "\(what): \(field.name) is missing")
                continue
            }
            let fault = value.fault(as: field.type, range: field.range, isNullable: field.isNullable, in: scope)
            #expect(fault == nil, "\(what): \(field.name) = \(value)")
        }
    }

    /// Every attribute is what its definition and the device's own limits allow.
    static func expectSound(_ trait: SimulatedTrait, _ what: String) {
        SweepLegality.expect(trait, what)
        let scope = BoundScope(trait.state)
        for (index, value) in zip(trait.state.shape.attributes, trait.state.values) {
            guard let value else { continue }
            let attribute = trait.definition.attributes[index]
            let fault = value.fault(
                as: attribute.type, range: attribute.range, isNullable: attribute.isNullable, in: scope)
            #expect(fault == nil, "\(what): \(trait.definition.name).\(attribute.name) = \(value)")
        }
    }
}
