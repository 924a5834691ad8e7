import HomeModel

/// Values that wait for others of the same trait, so that one report leaves for all.
struct AttributeBurst {
    private struct Key: Hashable {
        let device: DeviceID
        let endpoint: EndpointID
        let trait: TraitDefinition
    }

    private var reports: [AttributeReport] = []
    private var indices: [Key: Int] = [:]

    mutating func add(_ report: AttributeReport) {
        let key = Key(device: report.device, endpoint: report.endpoint, trait: report.trait)
        guard let index = indices[key] else {
            indices[key] = reports.count
            reports.append(report)
            return
        }
        for entry in report.entries {
            if let place = reports[index].entries.firstIndex(where: { $0.attribute == entry.attribute }) {
                reports[index].entries[place] = entry
            } else {
                reports[index].entries.append(entry)
            }
        }
    }

    /// The reports in the order in which they began.
    mutating func take() -> [AttributeReport] {
        defer {
            reports = []
            indices = [:]
        }
        return reports
    }
}
