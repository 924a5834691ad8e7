// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

public import HomeModel

extension PowerSource {
    /// WiredFaultEnum
    public enum WiredFault: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case overVoltage = 1
        case underVoltage = 2

        public static let definition = EnumDefinition(
            name: "WiredFaultEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "overVoltage"),
                EnumDefinition.Member(value: 2, name: "underVoltage"),
            ])
    }

    /// BatFaultEnum
    public enum BatFault: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case overTemp = 1
        case underTemp = 2

        public static let definition = EnumDefinition(
            name: "BatFaultEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "overTemp"),
                EnumDefinition.Member(value: 2, name: "underTemp"),
            ])
    }

    /// BatChargeFaultEnum
    public enum BatChargeFault: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case ambientTooHot = 1
        case ambientTooCold = 2
        case batteryTooHot = 3
        case batteryTooCold = 4
        case batteryAbsent = 5
        case batteryOverVoltage = 6
        case batteryUnderVoltage = 7
        case chargerOverVoltage = 8
        case chargerUnderVoltage = 9
        case safetyTimeout = 10

        public static let definition = EnumDefinition(
            name: "BatChargeFaultEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "ambientTooHot"),
                EnumDefinition.Member(value: 2, name: "ambientTooCold"),
                EnumDefinition.Member(value: 3, name: "batteryTooHot"),
                EnumDefinition.Member(value: 4, name: "batteryTooCold"),
                EnumDefinition.Member(value: 5, name: "batteryAbsent"),
                EnumDefinition.Member(value: 6, name: "batteryOverVoltage"),
                EnumDefinition.Member(value: 7, name: "batteryUnderVoltage"),
                EnumDefinition.Member(value: 8, name: "chargerOverVoltage"),
                EnumDefinition.Member(value: 9, name: "chargerUnderVoltage"),
                EnumDefinition.Member(value: 10, name: "safetyTimeout"),
            ])
    }

    /// PowerSourceStatusEnum
    public enum PowerSourceStatus: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case active = 1
        case standby = 2
        case unavailable = 3

        public static let definition = EnumDefinition(
            name: "PowerSourceStatusEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "active"),
                EnumDefinition.Member(value: 2, name: "standby"),
                EnumDefinition.Member(value: 3, name: "unavailable"),
            ])
    }

    /// WiredCurrentTypeEnum
    public enum WiredCurrentType: UInt8, ValueConvertible, CaseIterable {
        case ac = 0
        case dc = 1

        public static let definition = EnumDefinition(
            name: "WiredCurrentTypeEnum",
            members: [EnumDefinition.Member(value: 0, name: "ac"), EnumDefinition.Member(value: 1, name: "dc")])
    }

    /// BatChargeLevelEnum
    public enum BatChargeLevel: UInt8, ValueConvertible, CaseIterable {
        case ok = 0
        case warning = 1
        case critical = 2

        public static let definition = EnumDefinition(
            name: "BatChargeLevelEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "ok"),
                EnumDefinition.Member(value: 1, name: "warning"),
                EnumDefinition.Member(value: 2, name: "critical"),
            ])
    }

    /// BatReplaceabilityEnum
    public enum BatReplaceability: UInt8, ValueConvertible, CaseIterable {
        case unspecified = 0
        case notReplaceable = 1
        case userReplaceable = 2
        case factoryReplaceable = 3

        public static let definition = EnumDefinition(
            name: "BatReplaceabilityEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "notReplaceable"),
                EnumDefinition.Member(value: 2, name: "userReplaceable"),
                EnumDefinition.Member(value: 3, name: "factoryReplaceable"),
            ])
    }

    /// BatCommonDesignationEnum
    public enum BatCommonDesignation: UInt16, ValueConvertible, CaseIterable {
        case unspecified = 0
        case aaa = 1
        case aa = 2
        case c = 3
        case d = 4
        case v4V5 = 5
        case v6V0 = 6
        case v9V0 = 7
        case v12Aa = 8
        case aaaa = 9
        case a = 10
        case b = 11
        case f = 12
        case n = 13
        case no6 = 14
        case subC = 15
        case a23 = 16
        case a27 = 17
        case ba5800 = 18
        case duplex = 19
        case v4Sr44 = 20
        case v523 = 21
        case v531 = 22
        case v15V0 = 23
        case v22V5 = 24
        case v30V0 = 25
        case v45V0 = 26
        case v67V5 = 27
        case j = 28
        case cr123A = 29
        case cr2 = 30
        case v2Cr5 = 31
        case crP2 = 32
        case crV3 = 33
        case sr41 = 34
        case sr43 = 35
        case sr44 = 36
        case sr45 = 37
        case sr48 = 38
        case sr54 = 39
        case sr55 = 40
        case sr57 = 41
        case sr58 = 42
        case sr59 = 43
        case sr60 = 44
        case sr63 = 45
        case sr64 = 46
        case sr65 = 47
        case sr66 = 48
        case sr67 = 49
        case sr68 = 50
        case sr69 = 51
        case sr516 = 52
        case sr731 = 53
        case sr712 = 54
        case lr932 = 55
        case a5 = 56
        case a10 = 57
        case a13 = 58
        case a312 = 59
        case a675 = 60
        case ac41E = 61
        case v10180 = 62
        case v10280 = 63
        case v10440 = 64
        case v14250 = 65
        case v14430 = 66
        case v14500 = 67
        case v14650 = 68
        case v15270 = 69
        case v16340 = 70
        case rcr123A = 71
        case v17500 = 72
        case v17670 = 73
        case v18350 = 74
        case v18500 = 75
        case v18650 = 76
        case v19670 = 77
        case v25500 = 78
        case v26650 = 79
        case v32600 = 80

        public static let definition = EnumDefinition(
            name: "BatCommonDesignationEnum", bits: 16,
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "aaa"),
                EnumDefinition.Member(value: 2, name: "aa"),
                EnumDefinition.Member(value: 3, name: "c"),
                EnumDefinition.Member(value: 4, name: "d"),
                EnumDefinition.Member(value: 5, name: "v4V5"),
                EnumDefinition.Member(value: 6, name: "v6V0"),
                EnumDefinition.Member(value: 7, name: "v9V0"),
                EnumDefinition.Member(value: 8, name: "v12Aa"),
                EnumDefinition.Member(value: 9, name: "aaaa"),
                EnumDefinition.Member(value: 10, name: "a"),
                EnumDefinition.Member(value: 11, name: "b"),
                EnumDefinition.Member(value: 12, name: "f"),
                EnumDefinition.Member(value: 13, name: "n"),
                EnumDefinition.Member(value: 14, name: "no6"),
                EnumDefinition.Member(value: 15, name: "subC"),
                EnumDefinition.Member(value: 16, name: "a23"),
                EnumDefinition.Member(value: 17, name: "a27"),
                EnumDefinition.Member(value: 18, name: "ba5800"),
                EnumDefinition.Member(value: 19, name: "duplex"),
                EnumDefinition.Member(value: 20, name: "v4Sr44"),
                EnumDefinition.Member(value: 21, name: "v523"),
                EnumDefinition.Member(value: 22, name: "v531"),
                EnumDefinition.Member(value: 23, name: "v15V0"),
                EnumDefinition.Member(value: 24, name: "v22V5"),
                EnumDefinition.Member(value: 25, name: "v30V0"),
                EnumDefinition.Member(value: 26, name: "v45V0"),
                EnumDefinition.Member(value: 27, name: "v67V5"),
                EnumDefinition.Member(value: 28, name: "j"),
                EnumDefinition.Member(value: 29, name: "cr123A"),
                EnumDefinition.Member(value: 30, name: "cr2"),
                EnumDefinition.Member(value: 31, name: "v2Cr5"),
                EnumDefinition.Member(value: 32, name: "crP2"),
                EnumDefinition.Member(value: 33, name: "crV3"),
                EnumDefinition.Member(value: 34, name: "sr41"),
                EnumDefinition.Member(value: 35, name: "sr43"),
                EnumDefinition.Member(value: 36, name: "sr44"),
                EnumDefinition.Member(value: 37, name: "sr45"),
                EnumDefinition.Member(value: 38, name: "sr48"),
                EnumDefinition.Member(value: 39, name: "sr54"),
                EnumDefinition.Member(value: 40, name: "sr55"),
                EnumDefinition.Member(value: 41, name: "sr57"),
                EnumDefinition.Member(value: 42, name: "sr58"),
                EnumDefinition.Member(value: 43, name: "sr59"),
                EnumDefinition.Member(value: 44, name: "sr60"),
                EnumDefinition.Member(value: 45, name: "sr63"),
                EnumDefinition.Member(value: 46, name: "sr64"),
                EnumDefinition.Member(value: 47, name: "sr65"),
                EnumDefinition.Member(value: 48, name: "sr66"),
                EnumDefinition.Member(value: 49, name: "sr67"),
                EnumDefinition.Member(value: 50, name: "sr68"),
                EnumDefinition.Member(value: 51, name: "sr69"),
                EnumDefinition.Member(value: 52, name: "sr516"),
                EnumDefinition.Member(value: 53, name: "sr731"),
                EnumDefinition.Member(value: 54, name: "sr712"),
                EnumDefinition.Member(value: 55, name: "lr932"),
                EnumDefinition.Member(value: 56, name: "a5"),
                EnumDefinition.Member(value: 57, name: "a10"),
                EnumDefinition.Member(value: 58, name: "a13"),
                EnumDefinition.Member(value: 59, name: "a312"),
                EnumDefinition.Member(value: 60, name: "a675"),
                EnumDefinition.Member(value: 61, name: "ac41E"),
                EnumDefinition.Member(value: 62, name: "v10180"),
                EnumDefinition.Member(value: 63, name: "v10280"),
                EnumDefinition.Member(value: 64, name: "v10440"),
                EnumDefinition.Member(value: 65, name: "v14250"),
                EnumDefinition.Member(value: 66, name: "v14430"),
                EnumDefinition.Member(value: 67, name: "v14500"),
                EnumDefinition.Member(value: 68, name: "v14650"),
                EnumDefinition.Member(value: 69, name: "v15270"),
                EnumDefinition.Member(value: 70, name: "v16340"),
                EnumDefinition.Member(value: 71, name: "rcr123A"),
                EnumDefinition.Member(value: 72, name: "v17500"),
                EnumDefinition.Member(value: 73, name: "v17670"),
                EnumDefinition.Member(value: 74, name: "v18350"),
                EnumDefinition.Member(value: 75, name: "v18500"),
                EnumDefinition.Member(value: 76, name: "v18650"),
                EnumDefinition.Member(value: 77, name: "v19670"),
                EnumDefinition.Member(value: 78, name: "v25500"),
                EnumDefinition.Member(value: 79, name: "v26650"),
                EnumDefinition.Member(value: 80, name: "v32600"),
            ])
    }

    /// BatApprovedChemistryEnum
    public enum BatApprovedChemistry: UInt16, ValueConvertible, CaseIterable {
        case unspecified = 0
        case alkaline = 1
        case lithiumCarbonFluoride = 2
        case lithiumChromiumOxide = 3
        case lithiumCopperOxide = 4
        case lithiumIronDisulfide = 5
        case lithiumManganeseDioxide = 6
        case lithiumThionylChloride = 7
        case magnesium = 8
        case mercuryOxide = 9
        case nickelOxyhydride = 10
        case silverOxide = 11
        case zincAir = 12
        case zincCarbon = 13
        case zincChloride = 14
        case zincManganeseDioxide = 15
        case leadAcid = 16
        case lithiumCobaltOxide = 17
        case lithiumIon = 18
        case lithiumIonPolymer = 19
        case lithiumIronPhosphate = 20
        case lithiumSulfur = 21
        case lithiumTitanate = 22
        case nickelCadmium = 23
        case nickelHydrogen = 24
        case nickelIron = 25
        case nickelMetalHydride = 26
        case nickelZinc = 27
        case silverZinc = 28
        case sodiumIon = 29
        case sodiumSulfur = 30
        case zincBromide = 31
        case zincCerium = 32

        public static let definition = EnumDefinition(
            name: "BatApprovedChemistryEnum", bits: 16,
            members: [
                EnumDefinition.Member(value: 0, name: "unspecified"),
                EnumDefinition.Member(value: 1, name: "alkaline"),
                EnumDefinition.Member(value: 2, name: "lithiumCarbonFluoride"),
                EnumDefinition.Member(value: 3, name: "lithiumChromiumOxide"),
                EnumDefinition.Member(value: 4, name: "lithiumCopperOxide"),
                EnumDefinition.Member(value: 5, name: "lithiumIronDisulfide"),
                EnumDefinition.Member(value: 6, name: "lithiumManganeseDioxide"),
                EnumDefinition.Member(value: 7, name: "lithiumThionylChloride"),
                EnumDefinition.Member(value: 8, name: "magnesium"),
                EnumDefinition.Member(value: 9, name: "mercuryOxide"),
                EnumDefinition.Member(value: 10, name: "nickelOxyhydride"),
                EnumDefinition.Member(value: 11, name: "silverOxide"),
                EnumDefinition.Member(value: 12, name: "zincAir"),
                EnumDefinition.Member(value: 13, name: "zincCarbon"),
                EnumDefinition.Member(value: 14, name: "zincChloride"),
                EnumDefinition.Member(value: 15, name: "zincManganeseDioxide"),
                EnumDefinition.Member(value: 16, name: "leadAcid"),
                EnumDefinition.Member(value: 17, name: "lithiumCobaltOxide"),
                EnumDefinition.Member(value: 18, name: "lithiumIon"),
                EnumDefinition.Member(value: 19, name: "lithiumIonPolymer"),
                EnumDefinition.Member(value: 20, name: "lithiumIronPhosphate"),
                EnumDefinition.Member(value: 21, name: "lithiumSulfur"),
                EnumDefinition.Member(value: 22, name: "lithiumTitanate"),
                EnumDefinition.Member(value: 23, name: "nickelCadmium"),
                EnumDefinition.Member(value: 24, name: "nickelHydrogen"),
                EnumDefinition.Member(value: 25, name: "nickelIron"),
                EnumDefinition.Member(value: 26, name: "nickelMetalHydride"),
                EnumDefinition.Member(value: 27, name: "nickelZinc"),
                EnumDefinition.Member(value: 28, name: "silverZinc"),
                EnumDefinition.Member(value: 29, name: "sodiumIon"),
                EnumDefinition.Member(value: 30, name: "sodiumSulfur"),
                EnumDefinition.Member(value: 31, name: "zincBromide"),
                EnumDefinition.Member(value: 32, name: "zincCerium"),
            ])
    }

    /// BatChargeStateEnum
    public enum BatChargeState: UInt8, ValueConvertible, CaseIterable {
        case unknown = 0
        case isCharging = 1
        case isAtFullCharge = 2
        case isNotCharging = 3

        public static let definition = EnumDefinition(
            name: "BatChargeStateEnum",
            members: [
                EnumDefinition.Member(value: 0, name: "unknown"),
                EnumDefinition.Member(value: 1, name: "isCharging"),
                EnumDefinition.Member(value: 2, name: "isAtFullCharge"),
                EnumDefinition.Member(value: 3, name: "isNotCharging"),
            ])
    }
}
