import Daemon

await Program.main()
