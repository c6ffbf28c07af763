#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// What the whole process, on all threads, has allocated so far.
typedef struct {
  /// How many blocks were ever handed out, moved ones included.
  int64_t blocks;
  /// How many bytes are in use now, as the allocator rounds them up.
  int64_t bytes_in_use;
} allocation_counts;

allocation_counts allocation_counter_read(void);

#endif
