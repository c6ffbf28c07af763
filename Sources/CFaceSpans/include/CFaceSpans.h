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

/// Pixels from column `left` and row `top` to before `right` and `bottom`.
typedef struct {
  int left;
  int top;
  int right;
  int bottom;
} CFaceBox;

/// Columns of a row, from `left` to before `right`.
typedef struct {
  int left;
  int right;
} CFaceSpan;

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
  /// Pixels of the picture that are opaque. Without any, the face hides nothing.
  CFaceBox opaque;
} CFace;

/// Draws a face over pixels of the target.
///
/// The filter is bilinear. This is C because vectors of the Swift library are calls of generic functions in a debug
/// build. The function writes nothing outside of the box, so several threads can draw different rows.
///
/// - Parameter hidden: The pixels of each row of the box that faces in front will hide, and that need not be drawn; null
///   if there are none.
void cface_draw(const CFace *face, const CFaceImage *target, CFaceBox box, const CFaceSpan *_Nullable hidden);

/// Adds the pixels that a face hides to those that are hidden already, in each row of a box. Each row has one span: if two
/// do not touch, the longer one stays.
void cface_hide(const CFace *face, CFaceBox box, CFaceSpan *hidden);

/// Whether all pixels of a box, which is inside the image, are opaque.
int cface_is_opaque(const CFaceImage *image, CFaceBox box);

#pragma clang assume_nonnull end

#endif
