#pragma once

/// Makes `calloc` clear large blocks by writing zeros. Call this before other threads are started.
void OpenCollectionViewClearMemoryByWriting(void);
