// Counts the allocations of the process. The linker prefers an executable's malloc and related functions to those of
// the C library, which are called here by glibc's other names.

#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_llong blocks;
static atomic_llong bytes_in_use;

static void *counted(void *block) {
  if (block) {
    atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes_in_use, malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void forget(void *block) {
  if (block) {
    atomic_fetch_sub_explicit(&bytes_in_use, malloc_usable_size(block), memory_order_relaxed);
  }
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  size_t old = block ? malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  // A block that could not be moved is still in use; one resized to nothing is not.
  if (moved || size == 0) {
    atomic_fetch_sub_explicit(&bytes_in_use, old, memory_order_relaxed);
  }
  return counted(moved);
}

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = counted(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

void free(void *block) {
  forget(block);
  __libc_free(block);
}

allocation_counts allocation_counter_read(void) {
  allocation_counts counts = {
    .blocks = atomic_load(&blocks),
    .bytes_in_use = atomic_load(&bytes_in_use),
  };
  return counts;
}
