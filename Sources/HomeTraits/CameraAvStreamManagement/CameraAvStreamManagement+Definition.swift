// Generated, do not edit: `swift run trait-generator` writes it from Sources/TraitGenerator/Definitions.

import HomeModel

extension CameraAvStreamManagement {
    static var featuresTable: [FeatureDefinition] {
        [
            FeatureDefinition(bit: 0, code: "ADO", name: "audio", conformance: "O.a+"),
            FeatureDefinition(bit: 1, code: "VDO", name: "video", conformance: "O.a+"),
            FeatureDefinition(bit: 2, code: "SNP", name: "snapshot", conformance: "O.a+"),
            FeatureDefinition(bit: 3, code: "PRIV", name: "privacy"),
            FeatureDefinition(bit: 4, code: "SPKR", name: "speaker", conformance: "[ADO]"),
            FeatureDefinition(bit: 5, code: "ICTL", name: "imageControl", conformance: "[VDO | SNP]"),
            FeatureDefinition(bit: 6, code: "WMARK", name: "watermark", conformance: "[VDO | SNP]"),
            FeatureDefinition(bit: 7, code: "OSD", name: "onScreenDisplay", conformance: "[VDO | SNP]"),
            FeatureDefinition(bit: 8, code: "STOR", name: "localStorage"),
            FeatureDefinition(bit: 9, code: "HDR", name: "highDynamicRange", conformance: "[VDO | SNP]"),
            FeatureDefinition(bit: 10, code: "NV", name: "nightVision", conformance: "[VDO | SNP]"),
        ]
    }

    static var attributesTable: [AttributeDefinition] {
        [
            AttributeDefinition(
                name: "maxConcurrentEncoders", id: 0x0000, type: .unsigned(bits: 8), isFixed: true,
                conformance: "VDO | SNP"),
            AttributeDefinition(
                name: "maxEncodedPixelRate", id: 0x0001, type: .unsigned(bits: 32), unit: "px/s", isFixed: true,
                conformance: "VDO | SNP"),
            AttributeDefinition(
                name: "videoSensorParams", id: 0x0002, type: .structure(VideoSensorParams.definition), isFixed: true,
                conformance: "VDO"),
            AttributeDefinition(
                name: "nightVisionUsesInfrared", id: 0x0003, type: .bool, isFixed: true, conformance: "NV"),
            AttributeDefinition(
                name: "minViewportResolution", id: 0x0004, type: .structure(VideoResolution.definition), isFixed: true,
                conformance: "VDO"),
            AttributeDefinition(
                name: "rateDistortionTradeOffPoints", id: 0x0005,
                type: .list(.structure(RateDistortionTradeOffPoints.definition)), isFixed: true, conformance: "VDO"),
            AttributeDefinition(
                name: "maxContentBufferSize", id: 0x0006, type: .unsigned(bits: 32), unit: "B", isFixed: true),
            AttributeDefinition(
                name: "microphoneCapabilities", id: 0x0007, type: .structure(AudioCapabilities.definition),
                isFixed: true, conformance: "ADO"),
            AttributeDefinition(
                name: "speakerCapabilities", id: 0x0008, type: .structure(AudioCapabilities.definition), isFixed: true,
                conformance: "SPKR"),
            AttributeDefinition(
                name: "twoWayTalkSupport", id: 0x0009, type: .enumeration(TwoWayTalkSupportType.definition),
                isFixed: true, conformance: "SPKR"),
            AttributeDefinition(
                name: "snapshotCapabilities", id: 0x000A, type: .list(.structure(SnapshotCapabilities.definition)),
                isFixed: true, conformance: "SNP"),
            AttributeDefinition(
                name: "maxNetworkBandwidth", id: 0x000B, type: .unsigned(bits: 32), unit: "bit/s", isFixed: true),
            AttributeDefinition(
                name: "currentFrameRate", id: 0x000C, type: .unsigned(bits: 16), unit: "1/s", conformance: "VDO"),
            AttributeDefinition(
                name: "hdrModeEnabled", id: 0x000D, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "HDR"),
            AttributeDefinition(
                name: "supportedStreamUsages", id: 0x000E, type: .list(.enumeration(StreamUsage.definition)),
                isFixed: true),
            AttributeDefinition(
                name: "allocatedVideoStreams", id: 0x000F, type: .list(.structure(VideoStream.definition)),
                isNonvolatile: true, conformance: "VDO",
                affectedBy: ["videoStreamAllocate", "videoStreamDeallocate", "videoStreamModify"]),
            AttributeDefinition(
                name: "allocatedAudioStreams", id: 0x0010, type: .list(.structure(AudioStream.definition)),
                isNonvolatile: true, conformance: "ADO", affectedBy: ["audioStreamAllocate", "audioStreamDeallocate"]),
            AttributeDefinition(
                name: "allocatedSnapshotStreams", id: 0x0011, type: .list(.structure(SnapshotStream.definition)),
                isNonvolatile: true, conformance: "SNP",
                affectedBy: ["snapshotStreamAllocate", "snapshotStreamDeallocate", "snapshotStreamModify"]),
            AttributeDefinition(
                name: "streamUsagePriorities", id: 0x0012, type: .list(.enumeration(StreamUsage.definition)),
                isNonvolatile: true, affectedBy: ["setStreamPriorities"]),
            AttributeDefinition(
                name: "softRecordingPrivacyModeEnabled", id: 0x0013, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "PRIV"),
            AttributeDefinition(
                name: "softLivestreamPrivacyModeEnabled", id: 0x0014, type: .bool, isWritable: true,
                isNonvolatile: true, conformance: "PRIV"),
            AttributeDefinition(
                name: "hardPrivacyModeOn", id: 0x0015, type: .bool, conformance: "O", defaultValue: .bool(false)),
            AttributeDefinition(
                name: "nightVision", id: 0x0016, type: .enumeration(TriStateAuto.definition), isWritable: true,
                isNonvolatile: true, conformance: "NV"),
            AttributeDefinition(
                name: "nightVisionIllum", id: 0x0017, type: .enumeration(TriStateAuto.definition), isWritable: true,
                isNonvolatile: true, conformance: "[NV]"),
            AttributeDefinition(
                name: "viewport", id: 0x0018, type: .structure(Viewport.definition), isWritable: true,
                isNonvolatile: true, conformance: "VDO"),
            AttributeDefinition(
                name: "speakerMuted", id: 0x0019, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "SPKR"),
            AttributeDefinition(
                name: "speakerVolumeLevel", id: 0x001A, type: .unsigned(bits: 8),
                range: ValueRange(
                    minimum: .attribute("speakerMinLevel", offset: 0),
                    maximum: .attribute("speakerMaxLevel", offset: 0)),
                isWritable: true, isNonvolatile: true, conformance: "SPKR"),
            AttributeDefinition(
                name: "speakerMaxLevel", id: 0x001B, type: .unsigned(bits: 8),
                range: ValueRange(minimum: .attribute("speakerMinLevel", offset: 0), maximum: .constant(.integer(254))),
                conformance: "SPKR"),
            AttributeDefinition(
                name: "speakerMinLevel", id: 0x001C, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("speakerMaxLevel", offset: 0)), conformance: "SPKR"),
            AttributeDefinition(
                name: "microphoneMuted", id: 0x001D, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "ADO"),
            AttributeDefinition(
                name: "microphoneVolumeLevel", id: 0x001E, type: .unsigned(bits: 8),
                range: ValueRange(
                    minimum: .attribute("microphoneMinLevel", offset: 0),
                    maximum: .attribute("microphoneMaxLevel", offset: 0)),
                isWritable: true, isNonvolatile: true, conformance: "ADO"),
            AttributeDefinition(
                name: "microphoneMaxLevel", id: 0x001F, type: .unsigned(bits: 8),
                range: ValueRange(
                    minimum: .attribute("microphoneMinLevel", offset: 0), maximum: .constant(.integer(254))),
                conformance: "ADO"),
            AttributeDefinition(
                name: "microphoneMinLevel", id: 0x0020, type: .unsigned(bits: 8),
                range: ValueRange(maximum: .attribute("microphoneMaxLevel", offset: 0)), conformance: "ADO"),
            AttributeDefinition(
                name: "microphoneAgcEnabled", id: 0x0021, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "[ADO]", defaultValue: .bool(true)),
            AttributeDefinition(
                name: "imageRotation", id: 0x0022, type: .unsigned(bits: 16), unit: "°",
                range: ValueRange(maximum: .constant(.integer(359))), isWritable: true, isNonvolatile: true,
                conformance: "[ICTL].b+"),
            AttributeDefinition(
                name: "imageFlipHorizontal", id: 0x0023, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "[ICTL].b+", defaultValue: .bool(false)),
            AttributeDefinition(
                name: "imageFlipVertical", id: 0x0024, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "[ICTL].b+", defaultValue: .bool(false)),
            AttributeDefinition(
                name: "localVideoRecordingEnabled", id: 0x0025, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "VDO & STOR"),
            AttributeDefinition(
                name: "localSnapshotRecordingEnabled", id: 0x0026, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "SNP & STOR"),
            AttributeDefinition(
                name: "statusLightEnabled", id: 0x0027, type: .bool, isWritable: true, isNonvolatile: true,
                conformance: "O", defaultValue: .bool(true)),
            AttributeDefinition(
                name: "statusLightBrightness", id: 0x0028, type: .enumeration(ThreeLevelAuto.definition),
                isWritable: true, isNonvolatile: true, conformance: "O"),
        ]
    }

    static var commandsTable: [CommandDefinition] {
        [
            CommandDefinition(
                name: "audioStreamAllocate", id: 0x00,
                fields: [
                    FieldDefinition(
                        name: "streamUsage", id: 0, type: .enumeration(StreamUsage.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .constant(.integer(1)),
                            exceptions: [.integer(2), .integer(3)])),
                    FieldDefinition(name: "audioCodec", id: 1, type: .enumeration(AudioCodec.definition)),
                    FieldDefinition(
                        name: "channelCount", id: 2, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(8)))),
                    FieldDefinition(
                        name: "sampleRate", id: 3, type: .unsigned(bits: 32), unit: "Hz",
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(
                        name: "bitRate", id: 4, type: .unsigned(bits: 32), unit: "bit/s",
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(
                        name: "bitDepth", id: 5, type: .unsigned(bits: 8), unit: "bit",
                        range: ValueRange(
                            minimum: .constant(.integer(8)), maximum: .constant(.integer(8)),
                            exceptions: [.integer(16), .integer(24), .integer(32)])),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "audioStreamAllocateResponse", id: 0x01,
                    fields: [FieldDefinition(name: "audioStreamId", id: 0, type: .unsigned(bits: 16))]),
                conformance: "ADO"),
            CommandDefinition(
                name: "audioStreamDeallocate", id: 0x02,
                fields: [FieldDefinition(name: "audioStreamId", id: 0, type: .unsigned(bits: 16))], conformance: "ADO"),
            CommandDefinition(
                name: "videoStreamAllocate", id: 0x03,
                fields: [
                    FieldDefinition(
                        name: "streamUsage", id: 0, type: .enumeration(StreamUsage.definition),
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .constant(.integer(1)),
                            exceptions: [.integer(2), .integer(3)])),
                    FieldDefinition(name: "videoCodec", id: 1, type: .enumeration(VideoCodec.definition)),
                    FieldDefinition(
                        name: "minFrameRate", id: 2, type: .unsigned(bits: 16), unit: "1/s",
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxFrameRate", offset: 0))),
                    FieldDefinition(
                        name: "maxFrameRate", id: 3, type: .unsigned(bits: 16), unit: "1/s",
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(name: "minResolution", id: 4, type: .structure(VideoResolution.definition)),
                    FieldDefinition(name: "maxResolution", id: 5, type: .structure(VideoResolution.definition)),
                    FieldDefinition(
                        name: "minBitRate", id: 6, type: .unsigned(bits: 32), unit: "bit/s",
                        range: ValueRange(
                            minimum: .constant(.integer(1)), maximum: .attribute("maxBitRate", offset: 0))),
                    FieldDefinition(
                        name: "maxBitRate", id: 7, type: .unsigned(bits: 32), unit: "bit/s",
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(
                        name: "keyFrameInterval", id: 8, type: .unsigned(bits: 16), unit: "ms",
                        range: ValueRange(minimum: .constant(.integer(0)), maximum: .constant(.integer(65500)))),
                    FieldDefinition(name: "watermarkEnabled", id: 9, type: .bool, isOptional: true),
                    FieldDefinition(name: "osdEnabled", id: 10, type: .bool, isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "videoStreamAllocateResponse", id: 0x04,
                    fields: [FieldDefinition(name: "videoStreamId", id: 0, type: .unsigned(bits: 16))]),
                conformance: "VDO"),
            CommandDefinition(
                name: "videoStreamModify", id: 0x05,
                fields: [
                    FieldDefinition(name: "videoStreamId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "watermarkEnabled", id: 1, type: .bool, isOptional: true),
                    FieldDefinition(name: "osdEnabled", id: 2, type: .bool, isOptional: true),
                ],
                conformance: "VDO & (WMARK | OSD)"),
            CommandDefinition(
                name: "videoStreamDeallocate", id: 0x06,
                fields: [FieldDefinition(name: "videoStreamId", id: 0, type: .unsigned(bits: 16))], conformance: "VDO"),
            CommandDefinition(
                name: "snapshotStreamAllocate", id: 0x07,
                fields: [
                    FieldDefinition(name: "imageCodec", id: 0, type: .enumeration(ImageCodec.definition)),
                    FieldDefinition(
                        name: "maxFrameRate", id: 1, type: .unsigned(bits: 16), unit: "1/s",
                        range: ValueRange(minimum: .constant(.integer(1)))),
                    FieldDefinition(name: "minResolution", id: 2, type: .structure(VideoResolution.definition)),
                    FieldDefinition(name: "maxResolution", id: 3, type: .structure(VideoResolution.definition)),
                    FieldDefinition(
                        name: "quality", id: 4, type: .unsigned(bits: 8),
                        range: ValueRange(minimum: .constant(.integer(1)), maximum: .constant(.integer(100)))),
                    FieldDefinition(name: "watermarkEnabled", id: 5, type: .bool, isOptional: true),
                    FieldDefinition(name: "osdEnabled", id: 6, type: .bool, isOptional: true),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "snapshotStreamAllocateResponse", id: 0x08,
                    fields: [FieldDefinition(name: "snapshotStreamId", id: 0, type: .unsigned(bits: 16))]),
                conformance: "SNP"),
            CommandDefinition(
                name: "snapshotStreamModify", id: 0x09,
                fields: [
                    FieldDefinition(name: "snapshotStreamId", id: 0, type: .unsigned(bits: 16)),
                    FieldDefinition(name: "watermarkEnabled", id: 1, type: .bool, isOptional: true),
                    FieldDefinition(name: "osdEnabled", id: 2, type: .bool, isOptional: true),
                ],
                conformance: "SNP & (WMARK | OSD)"),
            CommandDefinition(
                name: "snapshotStreamDeallocate", id: 0x0A,
                fields: [FieldDefinition(name: "snapshotStreamId", id: 0, type: .unsigned(bits: 16))],
                conformance: "SNP"),
            CommandDefinition(
                name: "setStreamPriorities", id: 0x0B,
                fields: [
                    FieldDefinition(name: "streamPriorities", id: 0, type: .list(.enumeration(StreamUsage.definition)))
                ]),
            CommandDefinition(
                name: "captureSnapshot", id: 0x0C,
                fields: [
                    FieldDefinition(
                        name: "snapshotStreamId", id: 0, type: .unsigned(bits: 16), isNullable: true,
                        defaultValue: .null),
                    FieldDefinition(name: "requestedResolution", id: 1, type: .structure(VideoResolution.definition)),
                ],
                response: CommandDefinition.ResponseDefinition(
                    name: "captureSnapshotResponse", id: 0x0D,
                    fields: [
                        FieldDefinition(name: "data", id: 0, type: .octets),
                        FieldDefinition(name: "imageCodec", id: 1, type: .enumeration(ImageCodec.definition)),
                        FieldDefinition(name: "resolution", id: 2, type: .structure(VideoResolution.definition)),
                    ]),
                conformance: "SNP"),
        ]
    }

    static var everydayKeysTable: [EverydayKey] {
        [
            EverydayKey(key: "recordingPrivacy", attribute: "softRecordingPrivacyModeEnabled", conversion: .identity),
            EverydayKey(key: "livestreamPrivacy", attribute: "softLivestreamPrivacyModeEnabled", conversion: .identity),
            EverydayKey(key: "privacySwitch", attribute: "hardPrivacyModeOn", conversion: .identity),
            EverydayKey(key: "nightVision", attribute: "nightVision", conversion: .identity),
            EverydayKey(key: "speakerMuted", attribute: "speakerMuted", conversion: .identity),
            EverydayKey(key: "microphoneMuted", attribute: "microphoneMuted", conversion: .identity),
            EverydayKey(key: "statusLight", attribute: "statusLightEnabled", conversion: .identity),
        ]
    }
}
