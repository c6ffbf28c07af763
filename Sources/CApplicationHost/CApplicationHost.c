#include "CApplicationHost.h"

// A host defines this function. A weak reference is null if the program is linked without one, which Swift cannot
// express.
extern void *_Nonnull OpenCollectionViewMakeHost(void) __attribute__((weak));

void *OpenCollectionViewLinkedHost(void) {
  return OpenCollectionViewMakeHost ? OpenCollectionViewMakeHost() : 0;
}
