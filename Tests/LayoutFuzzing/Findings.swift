import Geometry

/// What a case found wrong with the answers of a solver.
struct Findings {
  private(set) var messages: [String] = []

  /// An answer has to hold.
  mutating func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { messages.append(what()) }
  }

  /// A number has to be finite.
  mutating func expectFinite(_ number: Double, _ what: @autoclosure () -> String) {
    expect(number.isFinite, "\(what()) is \(number)")
  }

  mutating func expectFinite(_ point: Point2D, _ what: @autoclosure () -> String) {
    expect(point.x.isFinite && point.y.isFinite, "\(what()) is \(point)")
  }

  /// An extent has to be finite and not negative.
  mutating func expectExtent(_ extent: Double, _ what: @autoclosure () -> String) {
    expect(extent.isFinite && extent >= 0, "\(what()) is \(extent)")
  }

  mutating func expectExtent(_ size: Size2D, _ what: @autoclosure () -> String) {
    expectExtent(size.width, "width of \(what())")
    expectExtent(size.height, "height of \(what())")
  }

  mutating func expectFinite(_ frame: Rectangle, _ what: @autoclosure () -> String) {
    expectFinite(frame.origin, "origin of \(what())")
    expectExtent(frame.size, what())
  }

  mutating func expectFinite(_ quadrilateral: Quadrilateral, _ what: @autoclosure () -> String) {
    expectFinite(quadrilateral.topLeft, "upper left corner of \(what())")
    expectFinite(quadrilateral.topRight, "upper right corner of \(what())")
    expectFinite(quadrilateral.bottomRight, "lower right corner of \(what())")
    expectFinite(quadrilateral.bottomLeft, "lower left corner of \(what())")
  }

  mutating func expectFinite(_ matrix: Matrix4, _ what: @autoclosure () -> String) {
    let rows = [
      matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
      matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
    ]
    expect(rows.allSatisfy(\.isFinite), "\(what()) is \(matrix)")
  }

  /// An opacity has to be between 0 and 1.
  mutating func expectShare(_ fraction: Double, _ what: @autoclosure () -> String) {
    expect(fraction >= 0 && fraction <= 1, "\(what()) is \(fraction)")
  }

  /// A query has to end: so many elements may be asked for, and no more are looked at here.
  mutating func walk<Elements: Sequence>(
    _ elements: Elements, atMost limit: Int, _ body: (Elements.Element, inout Findings) -> Void
  ) {
    var seen = 0
    for element in elements {
      guard seen < limit else { return messages.append("more than \(limit) elements") }
      if seen < 300 { body(element, &self) }
      seen += 1
    }
  }
}
