#ifndef CFACESPANS_H
#define CFACESPANS_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Pixels of 32 bits: premultiplied blue, green, red and alpha from the lowest byte on.
typedef struct {
  uint32_t *pixels;
  int width;
  int height;
  /// The number of pixels from one row to the next.
  ptrdiff_t stride;
} CFaceImage;

/// A corner of an outline, in pixels of the target.
typedef struct {
  double x;
  double y;
} CFaceCorner;

/// A flat picture in perspective. All coordinates are in pixels, with the origin at the upper left corner of the first
/// pixel.
typedef struct {
  CFaceImage picture;
  /// The map from pixels (x, y) of the target to the picture: `(u, v, w) = x · map[0] + y · map[1] + map[2]`. The point
  /// of the picture is (u / w, v / w). Beyond the picture, its last pixels are repeated.
  double map[3][3];
  /// A convex polygon in which the picture is drawn. Pixels at its edge are covered in part.
  const CFaceCorner *outline;
  int corner_count;
  /// Only pixels are drawn at whose centre w is at least the minimum and less than the maximum. Parts of a face that
  /// share such a limit have no seam.
  double minimum_w;
  double maximum_w;
  /// The opacity, from 0 to 1.
  double opacity;
} CFace;

/// Draws a face over rows of the target, from `top` to before `bottom`, and columns from `left` to before `right`.
///
/// The filter is bilinear. This is C because vectors of the Swift library are calls of generic functions in a debug
/// build. The function writes nothing outside of the given rows and columns, so several threads can draw different rows.
void cface_draw(const CFace *face, const CFaceImage *target, int left, int top, int right, int bottom);

#pragma clang assume_nonnull end

#endif
