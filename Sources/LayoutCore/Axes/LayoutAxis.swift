import Geometry

/// The axis along which a layout grows, its main axis. The other one is its cross axis.
public enum LayoutAxis: Hashable, Sendable {
  /// Downwards: lines are rows.
  case vertical
  /// To the right: lines are columns.
  case horizontal
}

// The solvers use main and cross coordinates. These members convert them to and from x and y.
extension LayoutAxis {
  /// The other axis.
  var across: LayoutAxis { self == .vertical ? .horizontal : .vertical }

  func main(_ size: Size2D) -> Double { self == .vertical ? size.height : size.width }

  func cross(_ size: Size2D) -> Double { self == .vertical ? size.width : size.height }

  func main(_ point: Point2D) -> Double { self == .vertical ? point.y : point.x }

  func cross(_ point: Point2D) -> Double { self == .vertical ? point.x : point.y }

  func main(_ insets: Insets) -> (leading: Double, trailing: Double) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  func cross(_ insets: Insets) -> (leading: Double, trailing: Double) {
    self == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  func main(_ rectangle: Rectangle) -> ClosedInterval {
    self == .vertical
      ? ClosedInterval(from: rectangle.minY, to: rectangle.maxY)
      : ClosedInterval(from: rectangle.minX, to: rectangle.maxX)
  }

  func cross(_ rectangle: Rectangle) -> ClosedInterval {
    self == .vertical
      ? ClosedInterval(from: rectangle.minX, to: rectangle.maxX)
      : ClosedInterval(from: rectangle.minY, to: rectangle.maxY)
  }

  func size(main: Double, cross: Double) -> Size2D {
    self == .vertical ? Size2D(width: cross, height: main) : Size2D(width: main, height: cross)
  }

  func point(main: Double, cross: Double) -> Point2D {
    self == .vertical ? Point2D(x: cross, y: main) : Point2D(x: main, y: cross)
  }
}
