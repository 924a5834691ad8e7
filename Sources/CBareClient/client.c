#include "client.h"
#include "messages.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const int keep_alive = 600;
static const uint64_t second = 1000000000;
static const uint64_t patience = 30000000000;

static pthread_once_t library_once = PTHREAD_ONCE_INIT;

static void start_library(void) { mosquitto_lib_init(); }

uint64_t bare_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * second + (uint64_t)now.tv_nsec;
}

int bare_library_version(void) {
    int major = 0, minor = 0, revision = 0;
    mosquitto_lib_version(&major, &minor, &revision);
    return major * 1000000 + minor * 1000 + revision;
}

const char *bare_error_text(int error) {
    switch (error) {
    case BARE_TIMEOUT: return "timed out";
    case BARE_REFUSED: return "the broker refused";
    default: return mosquitto_strerror(error);
    }
}

// MARK: Callbacks

static void did_connect(struct mosquitto *mosq, void *object, int code, int flags, const mosquitto_property *properties) {
    bare_client *client = object;
    uint16_t receive_maximum = 0;
    mosquitto_property_read_int16(properties, MQTT_PROP_RECEIVE_MAXIMUM, &receive_maximum, false);
    if (receive_maximum > 0 && receive_maximum < client->window) client->window = receive_maximum;
    if (code != 0) client->error = BARE_REFUSED;
    client->connected = code == 0;
}

static void did_disconnect(struct mosquitto *mosq, void *object, int code, const mosquitto_property *properties) {
    bare_client *client = object;
    client->connected = false;
    if (client->error == 0) client->error = code == 0 ? MOSQ_ERR_CONN_LOST : code;
}

static void did_publish(struct mosquitto *mosq, void *object, int packet, int code, const mosquitto_property *properties) {
    bare_client *client = object;
    if (client->writing) return;
    client->unacknowledged--;
    if (code >= 128) client->error = BARE_REFUSED;
}

static void did_subscribe(
    struct mosquitto *mosq, void *object, int packet, int count, const int *codes, const mosquitto_property *properties
) {
    bare_client *client = object;
    if (count < 1 || codes[0] >= 128) client->error = BARE_REFUSED;
    client->subscribed = true;
}

static void did_receive(
    struct mosquitto *mosq, void *object, const struct mosquitto_message *message, const mosquitto_property *properties
) {
    bare_client *client = object;
    if (client->awaited_topic != NULL && strcmp(message->topic, client->awaited_topic) == 0) {
        const char *payload = client->awaited_payload;
        if (payload == NULL
            || (strlen(payload) == (size_t)message->payloadlen
                && memcmp(payload, message->payload, (size_t)message->payloadlen) == 0)) {
            client->arrival = bare_now();
            client->awaited_topic = NULL;
        }
    }
    if (client->record != NULL) {
        bare_messages_add(
            client->record, message->topic, message->payload, (size_t)message->payloadlen, message->retain);
    }
    if (client->on_message != NULL) client->on_message(client->context, message);
}

// MARK: The loop

int bare_client_flush(bare_client *client) {
    client->writing = true;
    int result = mosquitto_loop_write(client->mosq, 1);
    client->writing = false;
    return result != 0 ? result : client->error;
}

int bare_client_turn(bare_client *client, int milliseconds) {
    int socket = mosquitto_socket(client->mosq);
    if (socket < 0) return client->error != 0 ? client->error : MOSQ_ERR_CONN_LOST;
    struct pollfd wait = {.fd = socket, .events = POLLIN};
    if (mosquitto_want_write(client->mosq)) wait.events |= POLLOUT;
    if (poll(&wait, 1, milliseconds) < 0 && errno != EINTR) return MOSQ_ERR_ERRNO;
    int result = 0;
    if (wait.revents & POLLOUT) result = bare_client_flush(client);
    if (result == 0 && wait.revents & (POLLIN | POLLHUP | POLLERR)) {
        // The library stops when the socket would block and leaves that in errno.
        for (int i = 0; i < 32; i++) {
            errno = 0;
            result = mosquitto_loop_read(client->mosq, 1);
            if (result != 0 || errno == EAGAIN) break;
        }
    }
    uint64_t now = bare_now();
    if (result == 0 && now >= client->next_misc) {
        client->next_misc = now + second;
        result = mosquitto_loop_misc(client->mosq);
    }
    return result != 0 ? result : client->error;
}

static int milliseconds_until(uint64_t deadline) {
    uint64_t now = bare_now();
    if (now >= deadline) return 0;
    uint64_t left = (deadline - now) / 1000000 + 1;
    return left > 1000 ? 1000 : (int)left;
}

/// Serves the connection until the condition holds.
#define SERVE_UNTIL(client, condition, timeout)                                                                        \
    do {                                                                                                               \
        uint64_t deadline = bare_now() + (timeout);                                                                    \
        while (!(condition)) {                                                                                         \
            int result = bare_client_turn(client, milliseconds_until(deadline));                                       \
            if (result != 0) return result;                                                                            \
            if (!(condition) && bare_now() >= deadline) return BARE_TIMEOUT;                                           \
        }                                                                                                              \
    } while (0)

// MARK: Life

static int await_connection(bare_client *client) {
    SERVE_UNTIL(client, client->connected, patience);
    return 0;
}

static int connect_client(bare_client *client, int port) {
    struct mosquitto *mosq = client->mosq;
    mosquitto_int_option(mosq, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V5);
    mosquitto_int_option(mosq, MOSQ_OPT_TCP_NODELAY, 1);
    mosquitto_int_option(mosq, MOSQ_OPT_SEND_MAXIMUM, client->window);
    mosquitto_int_option(mosq, MOSQ_OPT_RECEIVE_MAXIMUM, 1000);
    // Publishing only queues; the packets of a batch are written by the flush after it.
    mosquitto_threaded_set(mosq, true);
    mosquitto_connect_v5_callback_set(mosq, did_connect);
    mosquitto_disconnect_v5_callback_set(mosq, did_disconnect);
    mosquitto_publish_v5_callback_set(mosq, did_publish);
    mosquitto_subscribe_v5_callback_set(mosq, did_subscribe);
    mosquitto_message_v5_callback_set(mosq, did_receive);
    int result = mosquitto_connect(mosq, "127.0.0.1", port, keep_alive);
    return result != 0 ? result : await_connection(client);
}

bare_client *bare_client_open(int port, const char *client_id, int window, int *error) {
    pthread_once(&library_once, start_library);
    bare_client *client = calloc(1, sizeof(bare_client));
    if (client == NULL) abort();
    client->window = window;
    client->mosq = mosquitto_new(client_id, true, client);
    *error = client->mosq == NULL ? MOSQ_ERR_NOMEM : connect_client(client, port);
    if (*error == 0) return client;
    bare_client_close(client);
    return NULL;
}

void bare_client_close(bare_client *client) {
    if (client == NULL) return;
    if (client->mosq != NULL) {
        if (client->connected) {
            mosquitto_disconnect_v5(client->mosq, 0, NULL);
            bare_client_flush(client);
        }
        mosquitto_destroy(client->mosq);
    }
    free(client);
}

// MARK: What a client does

int bare_client_subscribe(bare_client *client, const char *filter, int qos) {
    client->subscribed = false;
    int result = mosquitto_subscribe_v5(client->mosq, NULL, filter, qos, 0, NULL);
    if (result != 0) return result;
    SERVE_UNTIL(client, client->subscribed, patience);
    return 0;
}

int bare_client_publish(
    bare_client *client, const char *topic, const void *payload, size_t length, int qos, bool retained
) {
    int result = mosquitto_publish_v5(client->mosq, NULL, topic, (int)length, payload, qos, retained, NULL);
    if (result != 0) return result;
    if (qos > 0) client->unacknowledged++;
    return bare_client_flush(client);
}

static int publish_next(bare_client *client, const bare_message *message, int qos) {
    int result = mosquitto_publish_v5(
        client->mosq, NULL, message->topic, (int)message->length, message->payload, qos, message->retained, NULL);
    if (result == 0 && qos > 0) client->unacknowledged++;
    return result;
}

static int await_acknowledgements(bare_client *client, int most) {
    SERVE_UNTIL(client, client->unacknowledged <= most, patience);
    return 0;
}

static int await_writing(bare_client *client) {
    SERVE_UNTIL(client, !mosquitto_want_write(client->mosq), patience);
    return 0;
}

int bare_client_stream(
    bare_client *client, const bare_messages *messages, size_t total, int qos, const char *fence, uint64_t *elapsed
) {
    // As many messages with QoS 0 may wait for the socket.
    const size_t batch = 512;
    int result = await_acknowledgements(client, 0);
    uint64_t start = bare_now();
    size_t sent = 0, index = 0;
    while (result == 0 && sent < total) {
        size_t room = qos > 0 ? (size_t)(client->window - client->unacknowledged) : batch;
        if (room > total - sent) room = total - sent;
        for (size_t i = 0; i < room && result == 0; i++) {
            result = publish_next(client, &messages->items[index], qos);
            if (++index == messages->count) index = 0;
        }
        sent += room;
        if (result == 0) result = bare_client_flush(client);
        if (result != 0) break;
        result = qos > 0 ? await_acknowledgements(client, client->window - 1) : await_writing(client);
    }
    if (result == 0 && qos == 0) result = bare_client_publish(client, fence, "", 0, 1, false);
    if (result == 0) result = await_acknowledgements(client, 0);
    *elapsed = bare_now() - start;
    return result;
}

void bare_client_record(bare_client *client, bare_messages *into) { client->record = into; }

static int await_arrival(bare_client *client, uint64_t timeout) {
    SERVE_UNTIL(client, client->awaited_topic == NULL, timeout);
    return 0;
}

int bare_client_wait(
    bare_client *client, const char *topic, const char *payload, uint64_t timeout, uint64_t *arrival
) {
    client->awaited_payload = payload;
    client->awaited_topic = topic;
    int result = await_arrival(client, timeout);
    client->awaited_topic = NULL;
    *arrival = client->arrival;
    return result;
}

int bare_client_serve(bare_client *client, uint64_t duration) {
    uint64_t end = bare_now() + duration;
    while (bare_now() < end) {
        int result = bare_client_turn(client, milliseconds_until(end));
        if (result != 0) return result;
    }
    return 0;
}

int bare_client_round_trips(
    bare_client *client, const bare_messages *commands, const bare_messages *last_topics, size_t total, int qos,
    uint64_t *latencies
) {
    for (size_t i = 0; i < total; i++) {
        const bare_message *command = &commands->items[i % commands->count];
        client->awaited_payload = NULL;
        client->awaited_topic = last_topics->items[i % commands->count].topic;
        uint64_t start = bare_now();
        int result = publish_next(client, command, qos);
        if (result == 0) result = bare_client_flush(client);
        if (result == 0) result = await_arrival(client, patience);
        client->awaited_topic = NULL;
        if (result != 0) return result;
        latencies[i] = client->arrival - start;
    }
    return await_acknowledgements(client, 0);
}
