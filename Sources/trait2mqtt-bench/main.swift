import EventLoop
import Glibc

EventLoop.blockSignals([SIGINT, SIGTERM])
exit(await Bench.run(Array(CommandLine.arguments.dropFirst())))
