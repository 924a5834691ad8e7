#pragma once
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

// Calls that Swift cannot import: those with a variable number of arguments, and glibc's own.

/// Names the calling thread for tools; the kernel keeps 15 bytes.
void linux_set_thread_name(const char *name);

/// Gives back pages of the program and its libraries that only starting needed, and free memory of the heap. Read-only pages come
/// again from their files when they are needed; what was written to, or could have been, stays.
void linux_release_startup_memory(void);
