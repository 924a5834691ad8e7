#pragma once
#include "CBareClient.h"

typedef struct {
    char *topic;
    const char *payload;
    size_t length;
    bool retained;
} bare_message;

struct bare_messages {
    bare_message *items;
    size_t count;
    size_t capacity;
    size_t bytes;
};
