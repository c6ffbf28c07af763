// Counts the allocations of each thread. The linker prefers an executable's malloc and related functions to those of the
// C library, which are called here by glibc's other names.
//
// The runtime of Swift can call a replaceable function for each object instead. It is not used, because it concerns all
// threads: while it is on, a thread that retains a bridged object without a reference count may crash.

#include "CAllocator.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZER_ALLOCATES
#endif
#endif

// Without this model, the first use in a thread may allocate.
static __thread __attribute__((tls_model("initial-exec"))) int64_t allocations;

#if defined(SANITIZER_ALLOCATES)

// The sanitizers have allocators of their own, which call this function.
void __sanitizer_malloc_hook(const volatile void *block, size_t size) { allocations += 1; }

int64_t OpenCollectionViewAllocationCount(void) { return allocations; }

#elif defined(__GLIBC__)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  allocations += 1;
  void *block = __libc_memalign(alignment, size);
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}

// Not counted. It belongs to the functions above if the program is run with another allocator.
void free(void *block) { __libc_free(block); }

int64_t OpenCollectionViewAllocationCount(void) { return allocations; }

#else

int64_t OpenCollectionViewAllocationCount(void) { return -1; }

#endif
