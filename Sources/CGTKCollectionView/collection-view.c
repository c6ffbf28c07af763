// The functions are in the Swift module GTKCollectionView. This file lets C compile the header.
#include "collection-view.h"
