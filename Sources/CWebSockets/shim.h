#pragma once
#include <libwebsockets.h>

// Macros that the importer skips.

/// Bytes that must be free before a buffer given to lws_write.
static inline size_t websockets_prefix(void) { return LWS_PRE; }
