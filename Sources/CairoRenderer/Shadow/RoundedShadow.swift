import CCairo
import DisplayList
import Geometry

/// The blurred opacity of a rounded rectangle.
///
/// Away from the corners, a shadow is the same everywhere along an edge. So this draws and blurs a small rectangle with
/// the same corners, and repeats its middle row and column. The cost of the blur depends on the corners, not on the
/// size, and rectangles of several sizes share the small one.
struct RoundedShadow {
  /// The rectangle, in pixels. Its corner is in the first pixel inside the margin.
  let shape: RoundedRectangle
  /// The blur.
  let blur: GaussianBlur
  /// The margin around the rectangle, in pixels.
  let margin: Int

  /// Returns an image of the rectangle with the margin on all sides, which rectangles of its size share; nil if it would
  /// be too large.
  func mask(in caches: RenderCaches) -> Surface? {
    caches.surface(for: .shadow(shape: shape, deviation: blur.deviation)) { makeMask(in: caches) }
  }

  private func makeMask(in caches: RenderCaches) -> Surface? {
    let box = shape.rectangle
    guard
      let mask = Surface(
        width: Int(box.maxX.rounded(.up)) + 2 * margin, height: Int(box.maxY.rounded(.up)) + 2 * margin,
        format: .mask)
    else { return nil }
    // On each side, the radius of the corner and the reach of the blur come before the part that can be repeated.
    let radii = shape.radii
    let radius = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let corner = Int((max(box.minX, box.minY) + radius).rounded(.up))
    let end = margin + corner + blur.reach + 1
    let removedColumns = max(0, mask.width - 2 * end - 1)
    let removedRows = max(0, mask.height - 2 * end - 1)
    guard removedColumns > 0 || removedRows > 0 else {
      draw(on: mask)
      return mask
    }
    let small = RoundedRectangle(
      Rectangle(
        x: box.minX, y: box.minY, width: box.width - Double(removedColumns),
        height: box.height - Double(removedRows)),
      radii: radii)
    guard let tile = RoundedShadow(shape: small, blur: blur, margin: margin).mask(in: caches) else {
      return nil
    }
    stretch(tile, over: mask, end: end, removedColumns: removedColumns, removedRows: removedRows)
    return mask
  }

  /// Draws and blurs the rectangle.
  private func draw(on surface: Surface) {
    surface.draw { context in
      Painter(
        context: context, matrix: .translation(x: Double(margin), y: Double(margin)),
        visible: Rectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height)),
        caches: RenderCaches(limit: 0)
      ).drawAll([.fill(shape, .black)])
    }
    _ = surface.withBytes {
      blur.apply(to: $0, width: surface.width, height: surface.height, stride: surface.stride)
    }
  }

  /// Copies the tile, repeating its column and row with index `end`.
  private func stretch(
    _ tile: Surface, over mask: Surface, end: Int, removedColumns: Int, removedRows: Int
  ) {
    let (tileStride, maskStride) = (tile.stride, mask.stride)
    // A narrow tile, of which only rows are repeated, ends before that column.
    let head = min(end, tile.width)
    _ = tile.withBytes { source in
      mask.withBytes { target in
        for row in 0..<mask.height {
          let from = source + tileStride * (row <= end ? row : max(end, row - removedRows))
          let to = target + maskStride * row
          to.update(from: from, count: head)
          if removedColumns > 0 { (to + head).update(repeating: from[head], count: removedColumns) }
          (to + head + removedColumns).update(from: from + head, count: tile.width - head)
        }
      }
    }
  }
}
