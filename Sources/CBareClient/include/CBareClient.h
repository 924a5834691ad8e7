#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a client written straight on libmosquitto does: the yardstick of the benchmark.
//
// It follows the advice for fast clients of this library: its own loop on the socket, one loop_write for a batch, a
// window that bounds what is not acknowledged, TCP_NODELAY, MQTT 5. A client belongs to one thread at a time.
//
// Functions that return int return 0, an error number of libmosquitto, or BARE_TIMEOUT.

enum { BARE_TIMEOUT = -100, BARE_REFUSED = -101 };

const char *bare_error_text(int error);

/// Nanoseconds of the monotonic clock.
uint64_t bare_now(void);

/// Version of libmosquitto, as 2000011 for 2.0.11.
int bare_library_version(void);

// A list of messages. Copies what is added.

typedef struct bare_messages bare_messages;

bare_messages *bare_messages_new(void);
void bare_messages_free(bare_messages *list);
void bare_messages_add(bare_messages *list, const char *topic, const void *payload, size_t length, bool retained);
size_t bare_messages_count(const bare_messages *list);
/// Bytes of all topics and payloads.
size_t bare_messages_bytes(const bare_messages *list);
const char *bare_messages_topic(const bare_messages *list, size_t index);
const void *bare_messages_payload(const bare_messages *list, size_t index, size_t *length);
bool bare_messages_retained(const bare_messages *list, size_t index);

// A client.

typedef struct bare_client bare_client;

/// Connects to a broker on this machine and waits for its answer.
/// - window: how many messages may be unacknowledged; the broker's receive maximum bounds it further.
/// Returns NULL on failure, with the reason in error.
bare_client *bare_client_open(int port, const char *client_id, int window, int *error);
/// Disconnects and frees.
void bare_client_close(bare_client *client);

/// Subscribes and waits for the broker's answer.
int bare_client_subscribe(bare_client *client, const char *filter, int qos);

/// Publishes `total` messages as fast as the broker takes them, going round the list, and waits until the broker has
/// taken the last one. At QoS 0 a message with QoS 1 to `fence` closes the run, for nothing else is acknowledged.
/// - elapsed: nanoseconds from the first publish to the last acknowledgement.
int bare_client_stream(
    bare_client *client, const bare_messages *messages, size_t total, int qos, const char *fence, uint64_t *elapsed);

/// Messages that arrive are added to this list from now on; NULL: they are not.
void bare_client_record(bare_client *client, bare_messages *into);

/// Serves the connection until a message with this topic and payload arrives (NULL: any payload).
/// - arrival: when it did.
int bare_client_wait(
    bare_client *client, const char *topic, const char *payload, uint64_t timeout, uint64_t *arrival);

/// Serves the connection for this long.
int bare_client_serve(bare_client *client, uint64_t duration);

/// Publishes one message, without waiting.
int bare_client_publish(
    bare_client *client, const char *topic, const void *payload, size_t length, int qos, bool retained);

/// Sends command after command, each after the last message that answers the one before has arrived.
/// - last_topics: topic of the last message that answers the command of the same index.
/// - latencies: room for `total` durations in nanoseconds.
int bare_client_round_trips(
    bare_client *client, const bare_messages *commands, const bare_messages *last_topics, size_t total, int qos,
    uint64_t *latencies);

// An echo: a thread of its own that answers commands with the messages it was given.

typedef struct bare_echo bare_echo;

/// - commands: the topics to answer. Payloads are not looked at.
/// - answers: for command c and variant v (its v-th occurrence, going round) the messages
///   `bounds[c * variants + v] ..< bounds[c * variants + v + 1]`.
/// - filter: what to subscribe to.
/// Returns when it is subscribed. The lists must outlive the echo.
bare_echo *bare_echo_start(
    int port, const char *client_id, const char *filter, const bare_messages *commands, const bare_messages *answers,
    const size_t *bounds, size_t variants, int qos, int *error);
/// Ends the thread. Returns how it went.
int bare_echo_stop(bare_echo *echo);
