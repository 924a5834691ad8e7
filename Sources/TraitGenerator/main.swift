import Glibc

exit(Generator.run(Array(CommandLine.arguments.dropFirst())))
