// What Embedded Swift asks of other libraries to read and to write a number.

typedef unsigned long long u64;

__attribute__((import_module("page"), import_name("readNumber"))) extern int readNumber(const char *text, double *number);

// Reads a whole text, in the way of a browser: both round to the nearest number. Answers the text's end, or 0.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  if (!readNumber(text, number)) return 0;
  while (*text) text++;
  return text;
}

typedef union {
  unsigned __int128 whole;
  struct {
    u64 low, high;
  } half;
} Wide;

// A product with 128 bits, of 32 by 32 bits each.
unsigned __int128 __multi3(unsigned __int128 first, unsigned __int128 second) {
  Wide a = {.whole = first}, b = {.whole = second}, product;
  u64 mask = 0xffffffff, a0 = a.half.low & mask, a1 = a.half.low >> 32, b0 = b.half.low & mask, b1 = b.half.low >> 32;
  u64 low = a0 * b0, middle = a1 * b0 + (low >> 32), cross = a0 * b1 + (middle & mask);
  product.half.low = (low & mask) | cross << 32;
  product.half.high = a1 * b1 + (middle >> 32) + (cross >> 32) + a.half.low * b.half.high + a.half.high * b.half.low;
  return product.whole;
}
