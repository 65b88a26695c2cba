/// How often the calling thread has allocated memory on the heap since it started.
unsigned long alloc_count(void);

/// Whether anything is counted: not under a sanitizer.
_Bool alloc_counts(void);
