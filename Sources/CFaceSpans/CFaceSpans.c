#include "CFaceSpans.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// Vectors of 16 bytes, which every 64-bit processor has.
typedef float Float4 __attribute__((ext_vector_type(4)));
typedef int32_t Int4 __attribute__((ext_vector_type(4)));
typedef uint8_t Byte8 __attribute__((vector_size(8)));
typedef uint8_t Byte16 __attribute__((vector_size(16)));
typedef uint16_t Word8 __attribute__((vector_size(16)));

/// The bits of a fraction of a pixel. With 7, a product with a byte fits into 16 bits with sign.
enum { FRACTION_BITS = 7, ONE = 1 << FRACTION_BITS };
/// Full coverage.
enum { FULL = 256 };

static inline Word8 splat(uint16_t value) { return (Word8){} + value; }

/// Two adjacent pixels, a channel in each element.
static inline Word8 load_pair(const uint32_t *pixels) {
  Byte8 bytes;
  memcpy(&bytes, pixels, 8);
  return __builtin_convertvector(bytes, Word8);
}

/// Two elements, each four times.
#define REPEAT(vector, low, high) \
  __builtin_shufflevector(vector, vector, low, low, low, low, high, high, high, high)

/// The weights of the pixels before and after four coordinates, alternating.
static inline Word8 weights(Int4 coordinates) {
  Int4 after = coordinates & (ONE - 1);
  return (Word8)((after << 16) + (ONE - after));
}

/// The upper and the lower pixel, each times its weight, added; then the left and the right one times theirs, in the low
/// and the high half.
static inline Word8 weigh(const uint32_t *pixel, ptrdiff_t stride, Word8 upper, Word8 lower, Word8 sides) {
  Word8 column = load_pair(pixel) * upper + load_pair(pixel + stride) * lower;
  return ((column + splat(ONE / 2)) >> FRACTION_BITS) * sides;
}

/// Two pixels from their weighted halves.
static inline Word8 join(Word8 first, Word8 second) {
  Word8 sum = __builtin_shufflevector(first, second, 0, 1, 2, 3, 8, 9, 10, 11)
      + __builtin_shufflevector(first, second, 4, 5, 6, 7, 12, 13, 14, 15);
  return (sum + splat(ONE / 2)) >> FRACTION_BITS;
}

/// Four pixels as bytes.
static inline Byte16 pack(Word8 first, Word8 second) {
  return __builtin_convertvector(
      __builtin_shufflevector(first, second, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), Byte16);
}

/// Two premultiplied pixels, `source` over `target`.
static inline Word8 over(Word8 source, Word8 target) {
  Word8 rest = splat(255) - __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
  Word8 product = target * rest + splat(128);
  return source + ((product + (product >> 8)) >> 8);
}

/// What all pixels of a face have in common.
typedef struct {
  const uint32_t *pixels;
  ptrdiff_t stride;
  /// The maximum coordinates, in fractions of a pixel, at which the next pixel still exists.
  float maximum_x;
  float maximum_y;
  /// The change of u, v and w from one pixel to the next.
  double du, dv, dw;
} Sampler;

/// Four samples of the picture, at pixels of the target from the one with given u, v and w on.
static inline void sample(const Sampler *sampler, double u, double v, double w, Word8 result[2]) {
  const Float4 index = {0, 1, 2, 3};
  Float4 inverse = (float)ONE / ((float)w + (float)sampler->dw * index);
  Float4 x = ((float)u + (float)sampler->du * index) * inverse;
  Float4 y = ((float)v + (float)sampler->dv * index) * inverse;
  // A comparison with NaN is false, so that every coordinate is inside the picture.
  const Float4 zero = {0, 0, 0, 0};
  x = x < zero + sampler->maximum_x ? x : zero + sampler->maximum_x;
  y = y < zero + sampler->maximum_y ? y : zero + sampler->maximum_y;
  x = x > zero ? x : zero;
  y = y > zero ? y : zero;
  Int4 column = __builtin_convertvector(x, Int4), row = __builtin_convertvector(y, Int4);
  const uint32_t *pixels[4];
  for (int i = 0; i < 4; i++)
    pixels[i] = sampler->pixels + (row[i] >> FRACTION_BITS) * sampler->stride + (column[i] >> FRACTION_BITS);
  Word8 across = weights(column), down = weights(row);
  ptrdiff_t stride = sampler->stride;
  // Taken from vectors instead of single numbers, the weights cost a fifth of the time less.
  Word8 weighted[4] = {
      weigh(pixels[0], stride, REPEAT(down, 0, 0), REPEAT(down, 1, 1), REPEAT(across, 0, 1)),
      weigh(pixels[1], stride, REPEAT(down, 2, 2), REPEAT(down, 3, 3), REPEAT(across, 2, 3)),
      weigh(pixels[2], stride, REPEAT(down, 4, 4), REPEAT(down, 5, 5), REPEAT(across, 4, 5)),
      weigh(pixels[3], stride, REPEAT(down, 6, 6), REPEAT(down, 7, 7), REPEAT(across, 6, 7)),
  };
  result[0] = join(weighted[0], weighted[1]);
  result[1] = join(weighted[2], weighted[3]);
}

/// Draws four pixels. The coverages are from 0 to `FULL`.
static inline void blend(const Word8 samples[2], const uint16_t coverage[4], uint32_t *target) {
  Word8 source[2];
  for (int i = 0; i < 2; i++) {
    uint16_t first = coverage[2 * i], second = coverage[2 * i + 1];
    Word8 factor = {first, first, first, first, second, second, second, second};
    source[i] = (samples[i] * factor + splat(FULL / 2)) >> 8;
    source[i] = over(source[i], load_pair(target + 2 * i));
  }
  Byte16 bytes = pack(source[0], source[1]);
  memcpy(target, &bytes, 16);
}

static bool all_equal(const Byte16 *bytes, uint32_t alpha) {
  uint32_t pixels[4];
  memcpy(pixels, bytes, 16);
  return alpha == 0 ? !(pixels[0] | pixels[1] | pixels[2] | pixels[3])
                    : (pixels[0] & pixels[1] & pixels[2] & pixels[3]) >> 24 == alpha;
}

/// Draws the pixels of a row from `start` to before `end`.
///
/// - Parameters:
///   - coverage: The coverage of each pixel from `start` on; null if all have the same.
///   - common: The coverage of all pixels.
static inline void draw_span(
    const Sampler *sampler, const double origin[3], uint32_t *row, int start, int end,
    const uint16_t *coverage, uint16_t common) {
  const uint16_t all[4] = {common, common, common, common};
  for (int x = start; x < end; x += 4) {
    double center = x + 0.5;
    Word8 samples[2];
    // Calculated from the beginning of the row, so that errors do not add up.
    sample(
        sampler, origin[0] + center * sampler->du, origin[1] + center * sampler->dv,
        origin[2] + center * sampler->dw, samples);
    int count = end - x < 4 ? end - x : 4;
    if (count == 4 && !coverage && common == FULL) {
      Byte16 bytes = pack(samples[0], samples[1]);
      if (all_equal(&bytes, 255)) {
        memcpy(row + x, &bytes, 16);
        continue;
      }
      if (all_equal(&bytes, 0)) continue;
    }
    if (count == 4) {
      blend(samples, coverage ? coverage + (x - start) : all, row + x);
    } else {
      uint32_t pixels[4] = {0};
      uint16_t factors[4] = {0};
      memcpy(pixels, row + x, 4 * (size_t)count);
      memcpy(factors, coverage ? coverage + (x - start) : all, 2 * (size_t)count);
      blend(samples, factors, pixels);
      memcpy(row + x, pixels, 4 * (size_t)count);
    }
  }
}

/// An edge of an outline that is not horizontal, from the top down.
typedef struct {
  double top, bottom;
  /// The x coordinate at the top, and its change for each row.
  double x, slope;
  /// 1 if the outline runs down along the edge, otherwise −1.
  float direction;
} Edge;

/// The pixels of one row that an outline covers.
typedef struct {
  /// For each column from `left` on, the change of the coverage from the previous one. Two more follow.
  float *change;
  int left;
  int right;
  /// The columns that the edges on one side touch: from `first` to before `last`.
  int first[2];
  int last[2];
} Row;

static inline double clamp(double value, double low, double high) {
  return value > low ? (value < high ? value : high) : low;
}

/// Adds the area to the right of a segment, which is inside the row.
static void add_segment(Row *row, double x0, double x1, double height, float direction) {
  double left = row->left, right = row->right;
  if (x0 > x1) {
    double swapped = x0;
    x0 = x1;
    x1 = swapped;
  }
  // Beyond the sides of the row, only the height counts.
  if (x1 > right || x0 < left) {
    double width = x1 - x0;
    double before = width > 0 ? clamp((left - x0) / width, 0, 1) : x0 < left;
    double after = width > 0 ? clamp((x1 - right) / width, 0, 1) : x0 > right;
    if (before > 0) row->change[0] += direction * (float)(height * before);
    int side = direction > 0;
    if (before > 0 && row->first[side] > row->left) row->first[side] = row->left;
    if (before > 0 && row->last[side] <= row->left) row->last[side] = row->left + 1;
    height *= 1 - before - after;
    x0 = clamp(x0, left, right);
    x1 = clamp(x1, left, right);
    if (!(height > 0)) return;
  }
  int first = (int)x0, last = (int)ceil(x1);
  if (last <= first) last = first + 1;
  float *change = row->change + (first - row->left);
  if (last == first + 1) {
    float inside = (float)(height * (first + 1 - 0.5 * (x0 + x1)));
    change[0] += direction * inside;
    change[1] += direction * ((float)height - inside);
  } else {
    // The area of each pixel to the right of the segment, as a difference from that of the previous pixel.
    double per_column = height / (x1 - x0);
    double area = 0.5 * per_column * (first + 1 - x0) * (first + 1 - x0), sum = area;
    change[0] += direction * (float)area;
    for (int column = first + 1; column < last; column++) {
      double end = column + 1 < x1 ? column + 1 : x1;
      double reached = per_column * (column - x0), passed = per_column * (end - column);
      double covered = reached + passed * (column + 1 - 0.5 * (column + end));
      change[column - first] += direction * (float)(covered - sum);
      sum = covered;
    }
    change[last - first] += direction * (float)(height - sum);
  }
  int side = direction > 0;
  if (first < row->first[side]) row->first[side] = first;
  if (last + 1 > row->last[side]) row->last[side] = last + 1;
}

/// The first column at whose centre `w` has reached a limit, in the direction in which w grows; or from which on it has
/// not, if w falls.
static int column_of_limit(double limit, double w, double dw, int left, int right) {
  return (int)clamp(ceil((limit - w) / dw - 0.5), left, right);
}

/// Restricts columns to those where w is between the limits.
static void restrict_columns(const CFace *face, const double origin[3], int *left, int *right) {
  double w = origin[2], dw = face->map[0][2];
  if (dw > 0 || dw < 0) {
    int low = column_of_limit(face->minimum_w, w, dw, *left, *right);
    int high = column_of_limit(face->maximum_w, w, dw, *left, *right);
    *left = dw > 0 ? low : high;
    *right = dw > 0 ? high : low;
  } else if (!(w >= face->minimum_w && w < face->maximum_w)) {
    *right = *left;
  }
}

/// The edges and the box (left, top, right, bottom) of an outline; null if a corner is invalid or memory runs out.
static Edge *make_edges(const CFace *face, int *count, double box[4]) {
  Edge *edges = malloc((size_t)face->corner_count * sizeof(Edge));
  if (!edges) return NULL;
  *count = 0;
  box[0] = box[1] = INFINITY;
  box[2] = box[3] = -INFINITY;
  for (int i = 0; i < face->corner_count; i++) {
    CFaceCorner start = face->outline[i], end = face->outline[(i + 1) % face->corner_count];
    if (!(fabs(start.x) < 1e7 && fabs(start.y) < 1e7 && fabs(end.x) < 1e7 && fabs(end.y) < 1e7)) {
      free(edges);
      return NULL;
    }
    box[0] = fmin(box[0], start.x);
    box[1] = fmin(box[1], start.y);
    box[2] = fmax(box[2], start.x);
    box[3] = fmax(box[3], start.y);
    if (start.y == end.y) continue;
    bool is_down = start.y < end.y;
    CFaceCorner top = is_down ? start : end, bottom = is_down ? end : start;
    edges[(*count)++] =
        (Edge){top.y, bottom.y, top.x, (bottom.x - top.x) / (bottom.y - top.y), is_down ? 1.0f : -1.0f};
  }
  return edges;
}

static uint16_t quantized(float coverage, double opacity) {
  return (uint16_t)(clamp(fabs((double)coverage) * opacity, 0, 1) * FULL + 0.5);
}

/// Draws the columns from `from` to before `to` that are not hidden. Pixels are drawn in the same groups as without
/// hidden ones, so that rounding is the same.
static void draw_visible(
    const Sampler *sampler, const double origin[3], uint32_t *pixels, int from, int to,
    const uint16_t *coverage, uint16_t common, CFaceSpan hidden) {
  int end = to, next = to;
  if (hidden.left < hidden.right && hidden.left < to && hidden.right > from) {
    int before = hidden.left > from ? (hidden.left - from + 3) & ~3 : 0;
    end = before < to - from ? from + before : to;
    next = hidden.right < to ? from + ((hidden.right - from) & ~3) : to;
    if (next < end) end = next = to;
  }
  if (from < end) draw_span(sampler, origin, pixels, from, end, coverage, common);
  if (next < to)
    draw_span(sampler, origin, pixels, next, to, coverage ? coverage + (next - from) : NULL, common);
}

static void draw_row(
    const CFace *face, const Sampler *sampler, const double origin[3], const Row *row, uint16_t *coverage,
    uint32_t *pixels, int left, int right, CFaceSpan hidden) {
  // 1. The columns that each side touches, the left side first. Between them, coverage is the same everywhere.
  int near = row->first[0] <= row->first[1] ? 0 : 1, far = 1 - near;
  int begin = row->first[near], inner = row->last[near], outer = row->first[far], end = row->last[far];
  if (begin >= row->last[near]) return;
  if (end < inner) end = inner;
  if (outer >= end) outer = end = row->right;
  if (outer < inner) inner = outer = end;
  if (end > row->right) end = row->right;
  if (inner > end) inner = end;
  if (outer > end) outer = end;
  // 2. The coverage of the touched pixels is the sum of the changes.
  float sum = 0;
  for (int x = begin; x < inner; x++) coverage[x - row->left] = quantized(sum += row->change[x - row->left], face->opacity);
  uint16_t common = quantized(sum, face->opacity);
  for (int x = outer; x < end; x++) coverage[x - row->left] = quantized(sum += row->change[x - row->left], face->opacity);
  // 3. Spans of pixels, inside the clip.
  int limits[4] = {begin, inner, outer, end};
  for (int i = 0; i < 3; i++) {
    int from = limits[i] > left ? limits[i] : left, to = limits[i + 1] < right ? limits[i + 1] : right;
    if (from >= to || (i == 1 && common == 0)) continue;
    draw_visible(
        sampler, origin, pixels, from, to, i == 1 ? NULL : coverage + (from - row->left), common, hidden);
  }
}

/// Restricts a box to the image of a size, and to the box (left, top, right, bottom) of an outline.
static CFaceBox restricted(CFaceBox box, int width, int height, const double outline[4]) {
  if (box.left < 0) box.left = 0;
  if (box.top < 0) box.top = 0;
  if (box.right > width) box.right = width;
  if (box.bottom > height) box.bottom = height;
  if (floor(outline[0]) > box.left) box.left = (int)floor(outline[0]);
  if (floor(outline[1]) > box.top) box.top = (int)floor(outline[1]);
  if (ceil(outline[2]) < box.right) box.right = (int)ceil(outline[2]);
  if (ceil(outline[3]) < box.bottom) box.bottom = (int)ceil(outline[3]);
  return box;
}

static bool is_valid(const CFace *face) {
  if (face->corner_count < 3 || face->picture.width < 2 || face->picture.height < 2 || !(face->opacity > 0)) return false;
  for (int i = 0; i < 9; i++)
    if (!isfinite(face->map[i / 3][i % 3])) return false;
  return true;
}

void cface_draw(const CFace *face, const CFaceImage *target, CFaceBox box, const CFaceSpan *hidden) {
  if (!is_valid(face)) return;
  int edge_count;
  double outline[4];
  Edge *edges = make_edges(face, &edge_count, outline);
  if (!edges) return;
  CFaceBox drawn = restricted(box, target->width, target->height, outline);
  int left = drawn.left, right = drawn.right, bottom = drawn.bottom;
  size_t width = left < right && drawn.top < bottom ? (size_t)(right - left) : 0;
  // Two changes after the last column: an edge in it changes the next one.
  float *change = calloc(width + 2, sizeof(float));
  uint16_t *coverage = malloc((width + 1) * sizeof(uint16_t));
  if (!change || !coverage) bottom = drawn.top;
  // The centre of the first pixel of the picture becomes (0, 0).
  Sampler sampler = {
      .pixels = face->picture.pixels,
      .stride = face->picture.stride,
      .maximum_x = (float)((face->picture.width - 1) * ONE - 1),
      .maximum_y = (float)((face->picture.height - 1) * ONE - 1),
      .dw = face->map[0][2],
      .du = face->map[0][0] - 0.5 * face->map[0][2],
      .dv = face->map[0][1] - 0.5 * face->map[0][2],
  };
  for (int y = drawn.top; width > 0 && y < bottom; y++) {
    double center = y + 0.5, origin[3];
    for (int i = 0; i < 3; i++) origin[i] = center * face->map[1][i] + face->map[2][i];
    int from = left, to = right;
    restrict_columns(face, origin, &from, &to);
    CFaceSpan covered = hidden ? hidden[y - box.top] : (CFaceSpan){0, 0};
    if (from >= to || (covered.left <= from && covered.right >= to)) continue;
    origin[0] -= 0.5 * origin[2];
    origin[1] -= 0.5 * origin[2];

    Row row = {change, left, right, {right, right}, {left, left}};
    for (int i = 0; i < edge_count; i++) {
      const Edge *edge = &edges[i];
      double start = edge->top > y ? edge->top : y, end = edge->bottom < y + 1 ? edge->bottom : y + 1;
      if (start >= end) continue;
      double x0 = edge->x + (start - edge->top) * edge->slope, x1 = edge->x + (end - edge->top) * edge->slope;
      add_segment(&row, x0, x1, end - start, edge->direction);
    }
    draw_row(face, &sampler, origin, &row, coverage, target->pixels + y * target->stride, from, to, covered);
    for (int side = 0; side < 2; side++)
      for (int x = row.first[side]; x < row.last[side] && x < right + 2; x++) change[x - left] = 0;
  }
  free(change);
  free(coverage);
  free(edges);
}

// Hidden pixels

/// How far inside of an edge a pixel has to be, in pixels, so that rounding does not matter.
static const double INSIDE = 1.0 / 16;

/// Restricts a span to the columns at whose centre a linear function is not negative. `start` is its value at column 0.
static void restrict_span(CFaceSpan *span, double start, double slope) {
  double zero = -start / slope - 0.5;
  if (slope > 0) {
    span->left = (int)clamp(ceil(zero), span->left, span->right);
  } else if (slope < 0) {
    span->right = (int)clamp(floor(zero) + 1, span->left, span->right);
  } else if (!(start >= 0)) {
    span->right = span->left;
  }
}

/// Restricts a span to the columns that a convex outline covers at a height.
static void restrict_to_outline(CFaceSpan *span, const Edge *edges, int count, double y) {
  double left = INFINITY, right = -INFINITY;
  for (int i = 0; i < count; i++) {
    if (!(edges[i].top <= y && y <= edges[i].bottom)) continue;
    double x = edges[i].x + (y - edges[i].top) * edges[i].slope;
    left = fmin(left, x);
    right = fmax(right, x);
  }
  span->left = (int)clamp(ceil(left + INSIDE), span->left, span->right);
  span->right = (int)clamp(floor(right - INSIDE), span->left, span->right);
}

void cface_hide(const CFace *face, CFaceBox box, CFaceSpan *hidden) {
  const CFaceBox *opaque = &face->opaque;
  if (!is_valid(face) || face->opacity < 1) return;
  if (opaque->right - opaque->left < 2 || opaque->bottom - opaque->top < 2) return;
  int edge_count;
  double outline[4];
  Edge *edges = make_edges(face, &edge_count, outline);
  if (!edges) return;
  CFaceBox inside = restricted(box, box.right, box.bottom, outline);
  const CFaceImage *picture = &face->picture;
  // Between these coordinates, all pixels from which a sample is taken are opaque. Beyond the picture, its last ones are
  // repeated.
  double low[2] = {opaque->left + 0.5 + INSIDE, opaque->top + 0.5 + INSIDE};
  double high[2] = {opaque->right - 0.5 - INSIDE, opaque->bottom - 0.5 - INSIDE};
  bool has_low[2] = {opaque->left > 0, opaque->top > 0};
  bool has_high[2] = {opaque->right < picture->width, opaque->bottom < picture->height};
  for (int y = inside.top; y < inside.bottom; y++) {
    if (!(outline[1] <= y && y + 1 <= outline[3])) continue;
    double start[3], slope[3];
    for (int i = 0; i < 3; i++) {
      slope[i] = face->map[0][i];
      start[i] = (y + 0.5) * face->map[1][i] + face->map[2][i];
    }
    CFaceSpan span = {inside.left, inside.right};
    restrict_columns(face, start, &span.left, &span.right);
    // The left edge of a convex outline is farthest to the right at the top or the bottom of the row.
    restrict_to_outline(&span, edges, edge_count, y);
    restrict_to_outline(&span, edges, edge_count, y + 1);
    restrict_span(&span, start[2], slope[2]);
    for (int i = 0; i < 2; i++) {
      if (has_low[i]) restrict_span(&span, start[i] - low[i] * start[2], slope[i] - low[i] * slope[2]);
      if (has_high[i]) restrict_span(&span, high[i] * start[2] - start[i], high[i] * slope[2] - slope[i]);
    }
    if (span.left >= span.right) continue;
    CFaceSpan *known = &hidden[y - box.top];
    if (known->left < known->right && span.left <= known->right && known->left <= span.right) {
      if (span.left < known->left) known->left = span.left;
      if (span.right > known->right) known->right = span.right;
    } else if (span.right - span.left > known->right - known->left) {
      *known = span;
    }
  }
  free(edges);
}

int cface_is_opaque(const CFaceImage *image, CFaceBox box) {
  for (int y = box.top; y < box.bottom; y++) {
    const uint32_t *row = image->pixels + y * image->stride;
    uint32_t common = UINT32_MAX;
    for (int x = box.left; x < box.right; x++) common &= row[x];
    if (common >> 24 != 255) return false;
  }
  return true;
}
