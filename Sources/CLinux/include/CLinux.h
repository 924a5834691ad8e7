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

// The one call here that Swift cannot import, because it takes a variable number of arguments.

/// Names the calling thread for tools; the kernel keeps 15 bytes.
void linux_set_thread_name(const char *name);
