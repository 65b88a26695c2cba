#include "marks.h"

// A call of an empty function would be optimised away.
__attribute__((noinline)) void bench_begin(void) { __asm__ volatile(""); }
__attribute__((noinline)) void bench_end(void) { __asm__ volatile("" ::: "memory"); }
