import CCairo
import CPixman
import Geometry

/// Projects flat pictures into a surface with pixman.
///
/// pixman uses 16.16 fixed-point numbers, in which a map with small perspective terms and large translations loses
/// precision. So the target is drawn in tiles. Each tile has coordinates relative to its centre, and uses only the part
/// of the picture that it shows. The numbers are then small, and are scaled up to use all bits.
struct ProjectiveCompositor {
  /// The surface to draw on.
  let target: Surface
  /// The pixel at the target's upper left corner.
  let origin: Point2D

  /// The number of pixels by which a picture must extend beyond its edges on each side.
  ///
  /// Antialiased edges are up to a pixel and a half outside a face, which is up to four pixels of its picture. pixman
  /// could repeat the last pixels itself, but up to version 0.42 it divides by w as if numbers were unsigned, so no
  /// coordinate may be negative under perspective.
  static let pictureMargin = 8

  private static let tileSide = 128
  /// The margin around a tile's part of the picture, for the neighbours that a bilinear filter reads.
  private static let partMargin = 2.0
  /// The maximum number in a tile; 16.16 numbers end at 32768.
  private static let maximumNumber = 30_000.0
  /// The maximum coordinate of the picture that is passed to pixman.
  private static let maximumCoordinate = 20_000.0

  /// Adds a picture inside a polygon, with antialiased edges.
  ///
  /// The picture is added, not composited over: parts of a face with a common edge fill a pixel together. The filter is
  /// bilinear. The map is from the whole picture, including its margin of `pictureMargin` pixels.
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

  /// The coverage of each target pixel by the polygon.
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
    // 1. The part of the picture that is visible in the tile.
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

    // 2. The map from the tile's pixels, relative to its centre, to the pixels of that part.
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

  /// Whether pixman can represent the picture's coordinates for all given pixels and one pixel around them.
  ///
  /// pixman draws nothing if one of the corners is too far away in the picture. This happens near the horizon of a face
  /// seen almost edge-on.
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
    // Rows begin at multiples of four bytes: Cairo aligns them, and colour pixels have four bytes.
    UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: 1) {
      pixman_image_create_bits(format, Int32(width), Int32(height), $0, Int32(stride))
    }
  }
}

extension Homography {
  /// The image of a point, also if w is negative: a map and its negative are equivalent.
  fileprivate func quotient(_ point: Point2D) -> Point2D {
    let w = w(at: point)
    return Point2D(
      x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
  }

  /// The map in pixman's format (columns for rows), scaled to numbers up to `maximum`; nil if one is not
  /// finite.
  ///
  /// - Parameters:
  ///   - reach: The maximum coordinate that the map is used for.
  ///   - maximum: The maximum number in the result.
  fileprivate func pixmanTransform(reach: Double, maximum: Double) -> pixman_transform_t? {
    let rows = [[m11, m21, m31], [m12, m22, m32], [m13, m23, m33]]
    let largest = rows.reduce(0) { max($0, (abs($1[0]) + abs($1[1])) * reach + abs($1[2])) }
    // A map and its negative are equivalent, but pixman requires a positive w.
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
  /// Two halves of whole pixels, split across the longer side; empty for a single pixel.
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

  /// The whole pixels around the rectangle, clamped to another one, at least one pixel. Beyond the border, the last
  /// pixels are repeated.
  fileprivate func clamped(to bounds: Rectangle) -> Rectangle {
    let left = min(max(minX.rounded(.down), bounds.minX), bounds.maxX - 1)
    let top = min(max(minY.rounded(.down), bounds.minY), bounds.maxY - 1)
    return Rectangle(
      minX: left, minY: top, maxX: max(left + 1, min(maxX.rounded(.up), bounds.maxX)),
      maxY: max(top + 1, min(maxY.rounded(.up), bounds.maxY)))
  }
}
