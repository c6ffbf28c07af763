import DisplayList
import Geometry

extension CGContext {
  /// Fills the clip with a gradient along a line.
  ///
  /// Draws nothing before the start and after the end, unless `options` extend the colours.
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

  /// Fills the clip with a gradient from an inner circle outwards to a concentric outer one.
  ///
  /// Draws nothing inside the first circle and outside the second, unless `options` extend the colours. If the centres
  /// differ, both circles use the second centre.
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
    // Location 0 of the gradient is the centre; its colours begin at the first circle.
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

  /// The visible part of the canvas, in the current coordinates; nil if nothing is visible.
  private var drawableArea: Rectangle? {
    let area = Rectangle(boundingBoxOfClipPath)
    return area.isEmpty || !area.origin.isFinite || !area.size.width.isFinite ? nil : area
  }
}
