#pragma once

// mallopt, which Swift's module of glibc leaves out.
#include <malloc.h>
#include <stdint.h>

/// The number of blocks that the C library has allocated or resized on this thread. −1 if they are not counted, with
/// another C library than glibc.
int64_t OpenCollectionViewAllocationCount(void);
