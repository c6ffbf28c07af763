import CCairo
import Geometry

extension AffineMatrix {
  /// The transform for Cairo; nil if it has no usable inverse, because such a transform would put a Cairo context into
  /// a permanent error state.
  var invertibleCairoMatrix: cairo_matrix_t? {
    guard let inverse, abs(determinant) > 1e-12,
      [a, b, c, d, tx, ty, inverse.a, inverse.b, inverse.c, inverse.d].allSatisfy({ abs($0) < 1e12 })
    else { return nil }
    return cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// The rectangle around the image of a rectangle.
  func boundingBox(of rectangle: Rectangle) -> Rectangle {
    let center = apply(to: rectangle.center)
    let halfWidth = (abs(a) * rectangle.width + abs(c) * rectangle.height) / 2
    let halfHeight = (abs(b) * rectangle.width + abs(d) * rectangle.height) / 2
    return Rectangle(
      minX: center.x - halfWidth, minY: center.y - halfHeight, maxX: center.x + halfWidth,
      maxY: center.y + halfHeight)
  }

  /// Whether rectangles remain parallel to the axes.
  var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The square root of the factor by which areas are scaled.
  var meanScale: Double { abs(determinant).squareRoot() }
}

extension Rectangle {
  /// The smallest rectangle with integer coordinates around this one, but for rounding errors of 1/10,000.
  var coveringPixels: Rectangle { roundedOut(tolerance: 1e-4) }

  /// The rectangle with integer coordinates that equals this one up to rounding errors; nil if there is none.
  var pixelAligned: Rectangle? {
    let (left, top, right, bottom) = (minX.rounded(), minY.rounded(), maxX.rounded(), maxY.rounded())
    guard max(abs(left - minX), abs(top - minY), abs(right - maxX), abs(bottom - maxY)) < 1e-4 else {
      return nil
    }
    return Rectangle(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
