public enum JSON: Sendable, Equatable { case null }
