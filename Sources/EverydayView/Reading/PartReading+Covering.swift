import HomeModel
import HomeTraits

extension PartReading {
    /// Matter counts how far a covering is closed, people how far it is open.
    mutating func readCovering(_ state: TraitState) {
        if state.supports(WindowCovering.currentPositionLiftPercent100ths) {
            add(EverydayKeys.open, Self.open(state[attribute: WindowCovering.currentPositionLiftPercent100ths.index]))
        } else if state.has(WindowCovering.Features.lift.rawValue) {
            add(EverydayKeys.open, .absent)
        }
        if state.supports(WindowCovering.currentPositionTiltPercent100ths) {
            add(EverydayKeys.tilt, Self.open(state[attribute: WindowCovering.currentPositionTiltPercent100ths.index]))
        }
    }

    private static func open(_ value: Value?) -> Reading {
        guard let value else { return .absent }
        if value.isNull { return .null }
        return UInt16(value: value).map { .integer(OpenPercent.percent(ofClosed: $0)) } ?? .absent
    }

    mutating func readOpenClose(_ state: TraitState) {
        guard state.supports(GoogleOpenClose.openPercent) else { return }
        let percent = state[GoogleOpenClose.openPercent].flatMap { $0.isFinite ? min(max($0, 0), 100) : nil }
        add(EverydayKeys.open, percent.map { .integer(Int64($0.rounded())) } ?? .absent)
    }
}
