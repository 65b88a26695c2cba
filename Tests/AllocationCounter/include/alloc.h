/// How often the calling thread has allocated memory on the heap since it started.
unsigned long alloc_count(void);

/// The blocks that the calling thread has allocated and not freed.
long alloc_live_blocks(void);

/// The bytes in those blocks, as many as the allocator gave.
long alloc_live_bytes(void);

/// Whether anything is counted: not under a sanitizer.
_Bool alloc_counts(void);
