import Daemon

Program.main()
