import CCairo
import CPixman
import Geometry

/// Projects flat pictures into a surface with pixman.
///
/// pixman computes in 16.16 fixed-point numbers, where a map with small perspective terms and large
/// displacements loses its precision. So the target is done in tiles, each with coordinates of its own about its
/// middle and with the part of the picture it shows; the numbers are then small, and scaled up to use all bits.
struct ProjectiveCompositor {
  /// What is drawn on.
  let target: Surface
  /// The pixel at the target's upper left corner.
  let origin: Point2D

  /// How many pixels a picture has to go on beyond its edges on each side.
  ///
  /// Soft edges lie up to a pixel and a half outside of a face, which is up to four pixels of its picture.
  /// pixman could repeat the last pixels itself, but up to 0.42 it divides by w as if numbers were unsigned, so
  /// that under perspective no coordinate may be negative.
  static let pictureMargin = 8

  private static let tileSide = 128
  /// Room around a tile's part of the picture, for the neighbours a bilinear filter looks at.
  private static let partMargin = 2.0
  /// The greatest number that comes up in a tile; 16.16 ends at 32768.
  private static let maximumNumber = 30_000.0
  /// The greatest coordinate of the picture that pixman is asked for.
  private static let maximumCoordinate = 20_000.0

  /// Adds a picture inside a polygon, with soft edges.
  ///
  /// Added, not drawn over: parts of a face that share an edge fill a pixel together. The filter is bilinear.
  /// The map is from all of the picture, its margin of `pictureMargin` pixels included.
  func add(_ picture: Surface, rasterToPixels map: Homography, inside outline: ConvexPolygon) {
    guard let inverse = map.inverse, let outlineBox = outline.boundingBox,
      let coverage = coverage(of: outline)
    else { return }
    let bounds = Rectangle(x: 0, y: 0, width: Double(target.width), height: Double(target.height))
    guard
      let box = outlineBox.offset(by: Point2D(x: -origin.x, y: -origin.y)).intersection(bounds)?.roundedOut
    else { return }
    cairo_surface_flush(picture.pointer)
    cairo_surface_flush(target.pointer)
    for y in stride(from: Int(box.minY), to: Int(box.maxY), by: Self.tileSide) {
      for x in stride(from: Int(box.minX), to: Int(box.maxX), by: Self.tileSide) {
        let tile = Rectangle(
          minX: Double(x), minY: Double(y), maxX: min(Double(x + Self.tileSide), box.maxX),
          maxY: min(Double(y + Self.tileSide), box.maxY))
        addTile(tile, of: picture, pixelsToRaster: inverse, outline: outline, coverage: coverage)
      }
    }
    cairo_surface_mark_dirty(target.pointer)
  }

  /// How much of each of the target's pixels lies in the polygon.
  private func coverage(of outline: ConvexPolygon) -> Surface? {
    guard let mask = Surface(width: target.width, height: target.height, format: .mask) else { return nil }
    for corner in outline.corners { cairo_line_to(mask.context, corner.x - origin.x, corner.y - origin.y) }
    cairo_close_path(mask.context)
    cairo_fill(mask.context)
    cairo_surface_flush(mask.pointer)
    return mask
  }

  private func addTile(
    _ tile: Rectangle, of picture: Surface, pixelsToRaster map: Homography, outline: ConvexPolygon,
    coverage: Surface
  ) {
    // 1. The part of the picture that is seen in the tile.
    let onScreen = tile.offset(by: origin)
    let seen = outline.clipped(to: onScreen)
    guard !seen.isEmpty else { return }
    guard Self.isWithinReach(onScreen, map) else {
      for half in tile.halves {
        addTile(half, of: picture, pixelsToRaster: map, outline: outline, coverage: coverage)
      }
      return
    }
    let corners = seen.corners.map(map.quotient)
    let bounds = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    guard corners.allSatisfy(\.isFinite),
      let part = ConvexPolygon(corners: corners).boundingBox?.inset(by: -Self.partMargin).clamped(to: bounds)
    else { return }

    // 2. The map from the tile's pixels, counted from its middle, to that part's.
    let middle = Point2D(x: tile.center.x.rounded(.down), y: tile.center.y.rounded(.down))
    let toPart = Homography(.translation(x: middle.x + origin.x, y: middle.y + origin.y)).then(map)
      .then(Homography(.translation(x: -part.minX, y: -part.minY)))
    guard
      var transform = toPart.pixmanTransform(
        reach: Double(Self.tileSide / 2 + 1), maximum: Self.maximumNumber)
    else { return }

    // 3. Composition.
    let (left, top) = (Int(part.minX), Int(part.minY))
    guard let pictureBytes = cairo_image_surface_get_data(picture.pointer),
      let targetBytes = cairo_image_surface_get_data(target.pointer),
      let coverageBytes = cairo_image_surface_get_data(coverage.pointer),
      let source = pixman_image(
        PIXMAN_a8r8g8b8, Int(part.width), Int(part.height), pictureBytes + top * picture.stride + left * 4,
        stride: picture.stride)
    else { return }
    defer { pixman_image_unref(source) }
    guard
      let destination = pixman_image(
        PIXMAN_a8r8g8b8, target.width, target.height, targetBytes, stride: target.stride)
    else { return }
    defer { pixman_image_unref(destination) }
    guard
      let mask = pixman_image(
        PIXMAN_a8, coverage.width, coverage.height, coverageBytes, stride: coverage.stride)
    else { return }
    defer { pixman_image_unref(mask) }
    pixman_image_set_transform(source, &transform)
    pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
    pixman_image_composite32(
      PIXMAN_OP_ADD, source, mask, destination, Int32(tile.minX - middle.x), Int32(tile.minY - middle.y),
      Int32(tile.minX), Int32(tile.minY), Int32(tile.minX), Int32(tile.minY), Int32(tile.width),
      Int32(tile.height))
  }

  /// Whether pixman can hold the picture's coordinates all over some pixels, and one around them.
  ///
  /// It draws nothing at all where one of the corners is too far away in the picture, as it is when the horizon of a face
  /// seen almost edge-on is near.
  private static func isWithinReach(_ pixels: Rectangle, _ map: Homography) -> Bool {
    let corners = ConvexPolygon(pixels.inset(by: -1)).corners
    let sign = map.w(at: pixels.center) < 0 ? -1.0 : 1
    return corners.allSatisfy { corner in
      let point = map.quotient(corner)
      return map.w(at: corner) * sign > 0 && abs(point.x) <= maximumCoordinate
        && abs(point.y) <= maximumCoordinate
    }
  }

  private func pixman_image(
    _ format: pixman_format_code_t, _ width: Int, _ height: Int, _ bytes: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) -> OpaquePointer? {
    // Rows begin at multiples of four bytes: Cairo aligns them, and pixels of colour are four bytes wide.
    UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: 1) {
      pixman_image_create_bits(format, Int32(width), Int32(height), $0, Int32(stride))
    }
  }
}

extension Homography {
  /// The image of a point, also where w is negative: a map and its negative are the same.
  fileprivate func quotient(_ point: Point2D) -> Point2D {
    let w = w(at: point)
    return Point2D(
      x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
  }

  /// The map as pixman has it (columns for rows), scaled so that no number gets larger than given; nil when one
  /// is not finite.
  ///
  /// - Parameter reach: The greatest coordinate the map is used for.
  fileprivate func pixmanTransform(reach: Double, maximum: Double) -> pixman_transform_t? {
    let rows = [[m11, m21, m31], [m12, m22, m32], [m13, m23, m33]]
    let largest = rows.reduce(0) { max($0, (abs($1[0]) + abs($1[1])) * reach + abs($1[2])) }
    // A map and its negative are the same, but pixman wants a positive w.
    let factor = (m33 < 0 ? -1 : 1) * maximum / largest
    guard largest > 0, largest.isFinite, factor.isFinite else { return nil }
    let fixed = rows.map { row in row.map { pixman_fixed_t(($0 * factor * 65_536).rounded()) } }
    return pixman_transform_t(
      matrix: (
        (fixed[0][0], fixed[0][1], fixed[0][2]), (fixed[1][0], fixed[1][1], fixed[1][2]),
        (fixed[2][0], fixed[2][1], fixed[2][2])
      ))
  }
}

extension ConvexPolygon {
  /// The part inside a rectangle.
  fileprivate func clipped(to box: Rectangle) -> ConvexPolygon {
    clipped(keepingNonNegative: 1, 0, -box.minX).clipped(keepingNonNegative: -1, 0, box.maxX)
      .clipped(keepingNonNegative: 0, 1, -box.minY).clipped(keepingNonNegative: 0, -1, box.maxY)
  }
}

extension Rectangle {
  /// Two parts of whole pixels, cut across the longer side; none of a single pixel.
  fileprivate var halves: [Rectangle] {
    guard max(width, height) > 1 else { return [] }
    if width >= height {
      let middle = minX + (width / 2).rounded(.down)
      return [
        Rectangle(minX: minX, minY: minY, maxX: middle, maxY: maxY),
        Rectangle(minX: middle, minY: minY, maxX: maxX, maxY: maxY),
      ]
    }
    let middle = minY + (height / 2).rounded(.down)
    return [
      Rectangle(minX: minX, minY: minY, maxX: maxX, maxY: middle),
      Rectangle(minX: minX, minY: middle, maxX: maxX, maxY: maxY),
    ]
  }

  /// The whole numbers around the rectangle inside another one, at least one pixel: beyond the border its last
  /// pixels stand.
  fileprivate func clamped(to bounds: Rectangle) -> Rectangle {
    let left = min(max(minX.rounded(.down), bounds.minX), bounds.maxX - 1)
    let top = min(max(minY.rounded(.down), bounds.minY), bounds.maxY - 1)
    return Rectangle(
      minX: left, minY: top, maxX: max(left + 1, min(maxX.rounded(.up), bounds.maxX)),
      maxY: max(top + 1, min(maxY.rounded(.up), bounds.maxY)))
  }
}
