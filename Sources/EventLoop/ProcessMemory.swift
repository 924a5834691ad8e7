import CLinux

/// The memory of this process.
public enum ProcessMemory {
    /// Gives back what only starting needed: pages of the program and its libraries, which come again from their files when they are
    /// needed, and free memory of the heap.
    public static func releaseStartup() { linux_release_startup_memory() }
}
