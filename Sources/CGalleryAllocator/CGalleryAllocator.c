#include "CGalleryAllocator.h"

#include <jemalloc/jemalloc.h>
#include <stddef.h>

// jemalloc reads this variable before the program starts, and replaces the functions of the C library because it is linked
// before that. jemalloc(3) describes the options.
//
// - All threads share one arena. Threads allocate what they decode, and the main thread frees it. With an arena for each
//   thread, what was freed in one is not used again by the others.
// - Pages return to the system two seconds after the last block on them was freed. glibc keeps pages below the topmost block
//   in use: after an hour of use, tens of megabytes more than the program had at first.
// - By default, blocks of 8 MiB and more return to the system at once. The surface of a large window is such a block.
const char *malloc_conf = "narenas:1,background_thread:true,dirty_decay_ms:2000,muzzy_decay_ms:0,oversize_threshold:0";

// With its own hooks, jemalloc clears a large block by returning its pages to the system and getting new ones, which takes
// longer than writing zeros. GSK allocates a cleared surface as large as the window for each frame. With other hooks, jemalloc
// writes zeros; these are its own under another address.
static extent_hooks_t hooks;

void OpenCollectionViewClearMemoryByWriting(void) {
  extent_hooks_t *initial = NULL;
  size_t size = sizeof initial;
  if (mallctl("arena.0.extent_hooks", &initial, &size, NULL, 0) != 0) return;
  hooks = *initial;
  extent_hooks_t *replacement = &hooks;
  mallctl("arena.0.extent_hooks", NULL, NULL, &replacement, sizeof replacement);
}
