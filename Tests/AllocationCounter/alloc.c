// Counts heap allocations per thread. The functions of glibc are replaced by ones that count and pass the call on;
// the counter is thread-local, so that tests which run at the same time do not see each other.
#define _GNU_SOURCE
#include "alloc.h"
#include <errno.h>
#include <malloc.h>
#include <stddef.h>

static _Thread_local unsigned long count;
static _Thread_local long live_blocks, live_bytes;

unsigned long alloc_count(void) { return count; }
long alloc_live_blocks(void) { return live_blocks; }
long alloc_live_bytes(void) { return live_bytes; }

// A sanitizer has functions of its own in their place: under one nothing is counted.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

_Bool alloc_counts(void) { return 0; }

#else

_Bool alloc_counts(void) { return 1; }

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// The size is that of the block, not the one that was asked for: a free knows no other.
static void *lives(void *block) {
  if (block) {
    live_blocks++;
    live_bytes += (long)malloc_usable_size(block);
  }
  return block;
}

static void dies(void *block) {
  if (block) {
    live_blocks--;
    live_bytes -= (long)malloc_usable_size(block);
  }
}

void *malloc(size_t size) {
  count++;
  return lives(__libc_malloc(size));
}

void *calloc(size_t items, size_t size) {
  count++;
  return lives(__libc_calloc(items, size));
}

void *realloc(void *old, size_t size) {
  count++;
  dies(old);
  void *block = __libc_realloc(old, size);
  // A block that cannot grow stays as it was.
  if (!block && size) lives(old);
  return lives(block);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return lives(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  void *memory = lives(__libc_memalign(alignment, size));
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void free(void *block) {
  dies(block);
  __libc_free(block);
}

#endif
