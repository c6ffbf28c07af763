#pragma once

#include <stddef.h>

/// Returns the preview that a camera stored in a RAW file, as a JPEG or PPM file; null if there is none. It is released with
/// `free`. A JPEG states the orientation of the picture in its EXIF data.
unsigned char *_Nullable crawpreview_read(const char *_Nonnull path, size_t *_Nonnull count);
