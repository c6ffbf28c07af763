#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Whether LibRaw is installed. It is loaded at the first call. Can be called from any thread.
bool crawpreview_is_available(void);

/// Returns the preview that a camera stored in a RAW file, as a JPEG or PPM file; null if there is none, or LibRaw is not
/// installed. It is released with `free`. A JPEG states the orientation of the picture in its EXIF data.
unsigned char *_Nullable crawpreview_read(const char *_Nonnull path, size_t *_Nonnull count);
