#include <errno.h>
#include <jemalloc/jemalloc.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZER_ALLOCATES
#endif
#endif

// jemalloc reads this variable before the program starts, and replaces the functions of the C library because it is linked
// before that. jemalloc(3) describes the options.
//
// - All threads share one arena. Threads allocate what they decode, and the main thread frees it. With an arena for each
//   thread, what was freed in one is not used again by the others.
// - Pages return to the system two seconds after the last block on them was freed. glibc keeps pages below the topmost block
//   in use: after an hour of use, tens of megabytes more than the program had at first.
// - By default, blocks of 8 MiB and more return to the system at once. The surface of a large window is such a block.
const char *malloc_conf =
    "narenas:1,background_thread:true,dirty_decay_ms:2000,muzzy_decay_ms:0,oversize_threshold:0";

// The sanitizers have allocators of their own, which come before jemalloc.
#if !defined(SANITIZER_ALLOCATES)

// jemalloc's smallest block with pages of its own has 16 KiB.
static const size_t largeSize = 16 << 10;

// The linker prefers this function to jemalloc's, which clears a large block by returning its pages to the system and
// getting new ones. That takes longer than writing zeros, and GSK allocates a cleared surface as large as what changed for
// each frame.
void *calloc(size_t count, size_t size) {
  size_t byteCount;
  if (__builtin_mul_overflow(count, size, &byteCount)) {
    errno = ENOMEM;
    return NULL;
  }
  // mallocx is not defined for 0 bytes.
  void *block = mallocx(byteCount ? byteCount : 1, byteCount < largeSize ? MALLOCX_ZERO : 0);
  if (!block) {
    errno = ENOMEM;
  } else if (byteCount >= largeSize) {
    memset(block, 0, byteCount);
  }
  return block;
}

#endif
