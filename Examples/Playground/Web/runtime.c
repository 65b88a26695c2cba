// The allocator of the page's WebAssembly: what Embedded Swift asks of a C library.
//
// Blocks are kept in lists by size, powers of two, and never given back to the system: a page that has been warm
// allocates nothing new.

typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;

enum { smallest = 16, classes = 28 };

// Lies before each block, so that blocks are aligned to 16 bytes.
typedef struct Block {
  size_t list;
  struct Block *next;
  size_t padding[2];
} Block;

static Block *lists[classes];
static size_t end;

static void *grow(size_t size) {
  if (!end) end = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = end;
  end += size;
  size_t pages = __builtin_wasm_memory_size(0);
  if (end > pages * 65536) {
    size_t missing = (end - pages * 65536 + 65535) / 65536;
    if (__builtin_wasm_memory_grow(0, missing) == (size_t)-1) __builtin_trap();
  }
  return (void *)start;
}

void *malloc(size_t size) {
  size_t list = 0;
  while (((size_t)smallest << list) < size) list++;
  if (list >= classes) __builtin_trap();
  Block *block = lists[list];
  if (block) {
    lists[list] = block->next;
  } else {
    block = grow(sizeof(Block) + ((size_t)smallest << list));
    block->list = list;
  }
  return block + 1;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)pointer - 1;
  block->next = lists[block->list];
  lists[block->list] = block;
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *out = malloc(size);
  return 0;
}
