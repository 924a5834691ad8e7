import EventLoop
import Glibc

EventLoop.blockSignals([SIGINT, SIGTERM])
let arguments = Array(CommandLine.arguments.dropFirst())
Task.detached { exit(await Bench.run(arguments)) }
// Not `await`: the runtime would park this thread with no signal blocked, and a signal would then end the program with its
// children still running.
while true { pause() }
