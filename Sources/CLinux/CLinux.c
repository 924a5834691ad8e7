#define _GNU_SOURCE
#include "CLinux.h"
#include <link.h>
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/prctl.h>

void linux_set_thread_name(const char *name) {
    prctl(PR_SET_NAME, name, 0, 0, 0);
}

static int release_read_only_pages(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    (void)context;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        if (header->p_type != PT_LOAD || (header->p_flags & PF_W)) continue;
        uintptr_t start = (uintptr_t)info->dlpi_addr + header->p_vaddr;
        uintptr_t first = (start + page - 1) / page * page;
        uintptr_t last = (start + header->p_memsz) / page * page;
        if (last > first) madvise((void *)first, last - first, MADV_DONTNEED);
    }
    return 0;
}

void linux_release_startup_memory(void) {
    dl_iterate_phdr(release_read_only_pages, NULL);
    malloc_trim(0);
}
