#include "CBareClient.h"
#include "messages.h"
#include <stdlib.h>
#include <string.h>

static void *must(void *memory) {
    if (memory == NULL) abort();
    return memory;
}

bare_messages *bare_messages_new(void) {
    return must(calloc(1, sizeof(bare_messages)));
}

void bare_messages_free(bare_messages *list) {
    if (list == NULL) return;
    for (size_t i = 0; i < list->count; i++) free(list->items[i].topic);
    free(list->items);
    free(list);
}

void bare_messages_add(bare_messages *list, const char *topic, const void *payload, size_t length, bool retained) {
    if (list->count == list->capacity) {
        list->capacity = list->capacity == 0 ? 64 : list->capacity * 2;
        list->items = must(realloc(list->items, list->capacity * sizeof(bare_message)));
    }
    size_t topic_size = strlen(topic) + 1;
    // Topic and payload share one piece of memory.
    char *memory = must(malloc(topic_size + length));
    memcpy(memory, topic, topic_size);
    if (length > 0) memcpy(memory + topic_size, payload, length);
    list->items[list->count++] = (bare_message){
        .topic = memory, .payload = memory + topic_size, .length = length, .retained = retained};
    list->bytes += topic_size - 1 + length;
}

size_t bare_messages_count(const bare_messages *list) { return list->count; }

size_t bare_messages_bytes(const bare_messages *list) { return list->bytes; }

const char *bare_messages_topic(const bare_messages *list, size_t index) { return list->items[index].topic; }

const void *bare_messages_payload(const bare_messages *list, size_t index, size_t *length) {
    *length = list->items[index].length;
    return list->items[index].payload;
}

bool bare_messages_retained(const bare_messages *list, size_t index) { return list->items[index].retained; }
