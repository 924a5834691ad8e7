// EmbeddedHome
