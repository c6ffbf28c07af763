#pragma once

/// The host that the program is linked with, as an object that the caller releases. Null if there is none.
void *_Nullable OpenCollectionViewLinkedHost(void);
