@globalActor public actor LoopActor { public static let shared = LoopActor() }
