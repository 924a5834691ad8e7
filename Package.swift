// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
    name: "trait2mqtt",
    products: [
        .executable(name: "trait2mqtt", targets: ["trait2mqtt"]),
        .executable(name: "trait2mqtt-bench", targets: ["trait2mqtt-bench"]),
        .executable(name: "trait-generator", targets: ["TraitGenerator"]),
    ],
    targets: [
        // C libraries: each is imported by exactly one Swift target.
        .systemLibrary(name: "CMosquitto", pkgConfig: "libmosquitto", providers: [.apt(["libmosquitto-dev"])]),
        .systemLibrary(name: "CJSON", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
        .target(name: "CLinux"),

        // Foundations: no knowledge of homes.
        library("Telemetry", []),
        library("JSON", ["CJSON"]),
        library("YAML", ["CYAML", "JSON"]),
        library("EventLoop", ["CLinux"]),
        library("MQTT", ["CMosquitto", "EventLoop", "Telemetry"]),
        library("WebSockets", ["CWebSockets", "EventLoop", "Telemetry"]),
        library("Web", ["WebSockets", "JSON", "Telemetry"]),

        // The model, its traits and their names on MQTT.
        library("HomeModel", ["JSON", "EventLoop"]),
        library("TraitFiles", ["HomeModel", "JSON", "YAML"]),
        library("TraitRendering", ["HomeModel", "TraitFiles"]),
        library("HomeTraits", ["HomeModel"]),
        library("Topics", ["HomeModel", "JSON"]),
        library("EverydayView", ["HomeModel", "HomeTraits", "JSON", "Topics"]),
        library("CloudToCloud", ["EverydayView", "HomeModel", "HomeTraits", "JSON"]),

        // Where devices come from, and what survives a restart.
        library("Storage", ["CSQLite", "HomeModel", "EventLoop"]),
        library("EmbeddedHome", ["HomeModel", "HomeTraits", "EventLoop", "JSON", "Telemetry"]),
        library("MatterNodes", ["HomeModel", "Topics", "JSON"]),
        library(
            "MatterBackend",
            ["WebSockets", "MatterNodes", "Topics", "HomeModel", "EventLoop", "JSON", "Telemetry"]),
        library("HomeFiles", ["HomeModel", "EmbeddedHome", "MatterNodes", "Topics", "JSON", "YAML"]),
        library("CloudImport", ["HomeFiles", "HomeModel", "HomeTraits", "EmbeddedHome", "Topics", "JSON"]),

        // What hubs are told.
        library("HomeAssistant", ["EverydayView", "HomeModel", "HomeTraits", "JSON", "Topics"]),

        // Home and MQTT meet here.
        library(
            "Adapter",
            ["MQTT", "Topics", "EverydayView", "CloudToCloud", "HomeModel", "EventLoop", "JSON", "Telemetry"]),

        // Programs.
        library("Configuration", ["YAML", "JSON", "Telemetry", "WebSockets"]),
        library(
            "Daemon",
            [
                "Adapter", "CloudImport", "Configuration", "EmbeddedHome", "EventLoop", "HomeAssistant", "HomeFiles",
                "HomeModel",
                "HomeTraits",
                "JSON", "MatterBackend", "MQTT", "Storage", "Telemetry", "Topics", "TraitFiles", "Web", "WebSockets",
            ]),
        .executableTarget(name: "trait2mqtt", dependencies: ["Daemon"], swiftSettings: settings),
        .executableTarget(
            name: "TraitGenerator",
            dependencies: ["TraitFiles", "TraitRendering"],
            exclude: ["Definitions"],
            swiftSettings: settings),
        .target(name: "CBareClient", dependencies: ["CMosquitto"]),
        .executableTarget(
            name: "trait2mqtt-bench",
            dependencies: [
                "Adapter", "CBareClient", "EventLoop", "HomeModel", "HomeTraits", "JSON", "MQTT", "Storage",
                "Telemetry",
            ],
            swiftSettings: settings),

        // Tests.
        .target(
            name: "TestSupport", dependencies: ["MQTT", "EventLoop", "HomeModel", "JSON", "Telemetry"],
            path: "Tests/TestSupport", exclude: ["Google/google-rules.txt"], swiftSettings: settings),
        tests("TelemetryTests", ["Telemetry"]),
        tests("JSONTests", ["JSON"]),
        tests("YAMLTests", ["YAML", "JSON"]),
        tests("EventLoopTests", ["EventLoop"]),
        tests("MQTTTests", ["MQTT", "EventLoop", "Telemetry", "TestSupport"]),
        tests("WebSocketsTests", ["WebSockets", "Telemetry", "TestSupport"]),
        tests("WebTests", ["Web", "WebSockets", "JSON", "Telemetry", "TestSupport"]),
        tests("ConfigurationTests", ["Configuration", "Telemetry", "YAML"]),
        tests("TraitFilesTests", ["TraitFiles", "HomeModel"]),
        tests("HomeModelTests", ["HomeModel", "HomeTraits"]),
        tests("HomeTraitsTests", ["HomeTraits", "HomeModel", "JSON", "TraitFiles", "TraitRendering"]),
        tests("TopicsTests", ["Topics", "HomeModel", "HomeTraits", "JSON"]),
        tests("EverydayViewTests", ["EverydayView", "Topics", "HomeModel", "HomeTraits", "JSON"]),
        tests(
            "MatterBackendTests",
            [
                "MatterBackend", "MatterNodes", "EventLoop", "HomeModel", "HomeTraits", "JSON", "Telemetry",
                "TestSupport", "WebSockets",
            ]),
        tests("CloudToCloudTests", ["CloudToCloud", "EverydayView", "HomeModel", "HomeTraits", "JSON", "TestSupport"]),
        tests("StorageTests", ["Storage", "HomeModel", "EventLoop"]),
        tests(
            "EmbeddedHomeTests",
            ["EmbeddedHome", "EventLoop", "HomeModel", "HomeTraits", "JSON", "Telemetry", "TestSupport", "Topics"]),
        .testTarget(
            name: "HomeFilesTests",
            dependencies: ["HomeFiles", "EmbeddedHome", "HomeModel", "HomeTraits", "JSON", "MatterNodes"],
            exclude: ["Fixtures"], swiftSettings: settings),
        tests("CloudImportTests", ["CloudImport", "EmbeddedHome", "HomeFiles", "HomeModel", "HomeTraits", "JSON"]),
        tests(
            "AdapterTests",
            [
                "Adapter", "Configuration", "Daemon", "EmbeddedHome", "EventLoop", "HomeFiles", "HomeModel",
                "HomeTraits", "JSON", "MQTT", "Storage", "Telemetry", "TestSupport", "Topics", "TraitFiles",
            ]),
        .testTarget(
            name: "HomeAssistantTests",
            dependencies: [
                "Adapter", "Configuration", "Daemon", "EventLoop", "EverydayView", "HomeAssistant", "HomeFiles",
                "HomeModel", "HomeTraits", "JSON", "MQTT", "Storage", "Telemetry", "TestSupport", "Topics",
                "TraitFiles",
            ],
            exclude: ["Golden"], swiftSettings: settings),
        tests("DaemonTests", ["trait2mqtt", "JSON", "TestSupport"]),
        tests("BenchTests", ["trait2mqtt-bench"]),
    ],
    swiftLanguageModes: [.v6]
)
