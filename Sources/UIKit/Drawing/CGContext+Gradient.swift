import DisplayList
import Geometry

extension CGContext {
  /// Fills whatever the clip leaves with a gradient along a line.
  ///
  /// Before the start and behind the end nothing is drawn, unless `options` say that the colours go on.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (Point2D(startPoint), Point2D(endPoint))
    guard start.isFinite, end.isFinite, let area = drawableArea else { return }
    let axis = end - start
    var polygon = ConvexPolygon(area)
    if !options.contains(.drawsBeforeStartLocation) {
      polygon = polygon.clipped(keepingNonNegative: axis.x, axis.y, -axis.dot(start))
    }
    if !options.contains(.drawsAfterEndLocation) {
      polygon = polygon.clipped(keepingNonNegative: -axis.x, -axis.y, axis.dot(end))
    }
    guard axis != .zero, !polygon.isEmpty else { return }
    let fill = Command.gradient(
      Gradient(kind: .axial, stops: gradient.stops, start: start, end: end), in: RoundedRectangle(area))
    draw(polygon == ConvexPolygon(area) ? [fill] : [.clipPolygon(polygon, [fill])])
  }

  /// Fills whatever the clip leaves with a gradient from one circle outwards to another about the same center.
  ///
  /// Inside the first and outside the second nothing is drawn, unless `options` say that the colours go on. Of
  /// circles with different centers the second one's counts.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let center = Point2D(endCenter)
    guard center.isFinite, startRadius >= 0, endRadius > startRadius, endRadius.isFinite,
      let area = drawableArea
    else { return }
    func disc(_ radius: Double) -> Rectangle {
      Rectangle(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    // The gradient counts from the center; its colours begin where the first circle is.
    let inner = startRadius / endRadius
    let stops = gradient.stops.map {
      Gradient.Stop(location: inner + $0.location * (1 - inner), color: $0.color)
    }
    let reach = Point2D(x: endRadius, y: endRadius)
    var commands: [Command] = [
      .gradient(
        Gradient(kind: .radial, stops: stops, start: center, end: center + reach),
        in: RoundedRectangle(area))
    ]
    if startRadius > 0, !options.contains(.drawsBeforeStartLocation) {
      var rest = Path(area.union(disc(endRadius)))
      rest.append(Path(ellipseIn: disc(startRadius)))
      commands = [.mask([.fillPath(rest, .black, .evenOdd)], content: commands)]
    }
    if !options.contains(.drawsAfterEndLocation) {
      commands = [.clip(RoundedRectangle(disc(endRadius), radii: CornerRadii(endRadius)), commands)]
    }
    draw(commands)
  }

  /// What is left of the canvas, in the current coordinates; nil when that is nothing.
  private var drawableArea: Rectangle? {
    let area = Rectangle(boundingBoxOfClipPath)
    return area.isEmpty || !area.origin.isFinite || !area.size.width.isFinite ? nil : area
  }
}
