#include "client.h"
#include "messages.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct bare_echo {
    bare_client *client;
    const bare_messages *commands;
    const bare_messages *answers;
    const size_t *bounds;
    size_t variants;
    int qos;
    /// Commands by a hash of their topics: index + 1, 0 where free. The size is a power of two.
    size_t *table;
    size_t mask;
    /// The variant that each command is answered with next.
    size_t *turns;
    pthread_t thread;
    atomic_bool stops;
    int result;
};

static size_t hash(const char *text) {
    uint64_t state = 0xcbf29ce484222325;
    for (; *text != 0; text++) state = (state ^ (unsigned char)*text) * 0x100000001b3;
    return (size_t)(state ^ state >> 32);
}

static void make_table(bare_echo *echo) {
    size_t size = 16;
    while (size < echo->commands->count * 4) size *= 2;
    echo->mask = size - 1;
    echo->table = calloc(size, sizeof(size_t));
    echo->turns = calloc(echo->commands->count + 1, sizeof(size_t));
    if (echo->table == NULL || echo->turns == NULL) abort();
    for (size_t i = 0; i < echo->commands->count; i++) {
        size_t slot = hash(echo->commands->items[i].topic) & echo->mask;
        while (echo->table[slot] != 0) slot = (slot + 1) & echo->mask;
        echo->table[slot] = i + 1;
    }
}

static void answer(void *context, const struct mosquitto_message *message) {
    bare_echo *echo = context;
    size_t slot = hash(message->topic) & echo->mask;
    for (;; slot = (slot + 1) & echo->mask) {
        if (echo->table[slot] == 0) return;
        if (strcmp(echo->commands->items[echo->table[slot] - 1].topic, message->topic) == 0) break;
    }
    size_t command = echo->table[slot] - 1;
    size_t variant = command * echo->variants + echo->turns[command];
    if (++echo->turns[command] == echo->variants) echo->turns[command] = 0;
    for (size_t i = echo->bounds[variant]; i < echo->bounds[variant + 1]; i++) {
        const bare_message *item = &echo->answers->items[i];
        int result = mosquitto_publish_v5(
            echo->client->mosq, NULL, item->topic, (int)item->length, item->payload, echo->qos, item->retained, NULL);
        if (result != 0) echo->client->error = result;
        if (echo->qos > 0) echo->client->unacknowledged++;
    }
}

static void *run(void *context) {
    bare_echo *echo = context;
    while (!atomic_load(&echo->stops) && echo->result == 0) {
        echo->result = bare_client_turn(echo->client, 100);
        // What the messages of this turn were answered with leaves now, in one go.
        if (echo->result == 0 && mosquitto_want_write(echo->client->mosq)) {
            echo->result = bare_client_flush(echo->client);
        }
    }
    return NULL;
}

bare_echo *bare_echo_start(
    int port, const char *client_id, const char *filter, const bare_messages *commands, const bare_messages *answers,
    const size_t *bounds, size_t variants, int qos, int *error
) {
    bare_echo *echo = calloc(1, sizeof(bare_echo));
    if (echo == NULL) abort();
    echo->commands = commands;
    echo->answers = answers;
    echo->bounds = bounds;
    echo->variants = variants;
    echo->qos = qos;
    make_table(echo);
    echo->client = bare_client_open(port, client_id, 1000, error);
    if (echo->client != NULL) {
        *error = bare_client_subscribe(echo->client, filter, qos);
        echo->client->on_message = answer;
        echo->client->context = echo;
        if (*error == 0 && pthread_create(&echo->thread, NULL, run, echo) == 0) return echo;
    }
    bare_client_close(echo->client);
    free(echo->table);
    free(echo->turns);
    free(echo);
    return NULL;
}

int bare_echo_stop(bare_echo *echo) {
    atomic_store(&echo->stops, true);
    pthread_join(echo->thread, NULL);
    int result = echo->result;
    bare_client_close(echo->client);
    free(echo->table);
    free(echo->turns);
    free(echo);
    return result;
}
