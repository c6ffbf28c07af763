#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Decodes one JPEG file row by row with libjpeg-turbo.
///
/// This is C because libjpeg reports errors with `longjmp`, which must not skip Swift functions. Every function that
/// returns false leaves a message in `cjpeg_error`; the decoder can then only be destroyed.
typedef struct CJPEGDecoder CJPEGDecoder;

/// Where the bytes come from. The functions must return normally.
typedef struct {
  /// Copies the next bytes of the file, at most `capacity`; returns 0 at the end.
  size_t (*read)(void *context, uint8_t *buffer, size_t capacity);
  /// Whether decoding should stop with an error.
  bool (*is_cancelled)(void *context);
  void *context;
} CJPEGSource;

typedef struct {
  int width;
  int height;
  /// The rows contain cyan, magenta, yellow and black instead of blue, green, red and 255.
  bool is_cmyk;
  /// In CMYK, 255 means no ink.
  bool is_inverted;
  /// All coefficients are kept in memory while decoding.
  bool has_several_scans;
} CJPEGHeader;

/// Creates a decoder; null if memory runs out. Coefficients take at most `memory_limit` bytes.
CJPEGDecoder *_Nullable cjpeg_create(CJPEGSource source, size_t memory_limit);
void cjpeg_destroy(CJPEGDecoder *decoder);

/// Reads everything before the pixels.
bool cjpeg_read_header(CJPEGDecoder *decoder, CJPEGHeader *header);

/// Returns a copy of the embedded colour profile, to be released with `free`; null if there is none.
uint8_t *_Nullable cjpeg_copy_profile(CJPEGDecoder *decoder, size_t *count);

/// Starts decoding at a number of eighths of the size, from 1 to 8.
bool cjpeg_start(CJPEGDecoder *decoder, int eighths, int *width, int *height);

/// Restricts the rows to columns. Moves `x` to the left and enlarges `width` as necessary.
bool cjpeg_crop(CJPEGDecoder *decoder, unsigned *x, unsigned *width);

/// Skips rows.
bool cjpeg_skip(CJPEGDecoder *decoder, unsigned count);

/// Reads rows of four bytes per pixel. Where the file has no data, they are grey.
bool cjpeg_read(CJPEGDecoder *decoder, uint8_t *rows, size_t row_bytes, unsigned count);

/// The message of the error; empty if there is none.
const char *cjpeg_error(const CJPEGDecoder *decoder);

/// Why the pixels are incomplete, and the first row affected; null if they are complete so far.
const char *_Nullable cjpeg_damage(const CJPEGDecoder *decoder, int *row);

/// Encodes rows of four bytes per pixel: blue, green, red and a byte that is ignored. The result is to be released with
/// `free`; null if memory runs out or the size is beyond the format's maximum.
///
/// If `is_full_color` is false, colour has half the resolution of brightness in both directions.
uint8_t *_Nullable cjpeg_encode(const uint8_t *rows, int width, int height, int quality, bool is_full_color,
                                size_t *count);

#pragma clang assume_nonnull end

#endif
