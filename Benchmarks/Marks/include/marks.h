/// The beginning of what is measured: callgrind sets its counters to 0 before this call.
void bench_begin(void);

/// The end of what is measured: callgrind writes its counters before this call.
void bench_end(void);
