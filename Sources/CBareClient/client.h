#pragma once
#include "CBareClient.h"
#include <mosquitto.h>
#include <mqtt_protocol.h>

struct bare_client {
    struct mosquitto *mosq;
    /// Unacknowledged messages with QoS 1, and how many may be.
    int unacknowledged;
    int window;
    /// During loop_write the library reports messages with QoS 0 as published; else acknowledgements.
    bool writing;
    bool connected;
    bool subscribed;
    /// The first thing that went wrong.
    int error;
    uint64_t next_misc;
    bare_messages *record;
    /// What bare_client_wait and bare_client_round_trips look for.
    const char *awaited_topic;
    const char *awaited_payload;
    uint64_t arrival;
    /// What else happens with a message; NULL for clients that only look.
    void (*on_message)(void *context, const struct mosquitto_message *message);
    void *context;
};

/// Waits at most this long for the socket and handles what is there. Nothing is written unless something is queued.
int bare_client_turn(bare_client *client, int milliseconds);

/// Writes what is queued, as far as the socket takes it.
int bare_client_flush(bare_client *client);
