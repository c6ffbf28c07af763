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
  /// Draws nothing before the first circle and after the second, unless `options` extend the colours. The first circle can
  /// be the larger one. If the centres differ, both circles use the second centre.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let center = Point2D(endCenter)
    let (innerRadius, outerRadius) = (min(startRadius, endRadius), max(startRadius, endRadius))
    guard center.isFinite, innerRadius >= 0, outerRadius > innerRadius, outerRadius.isFinite,
      let area = drawableArea
    else { return }
    let isInward = endRadius < startRadius
    let (beforeStart, afterEnd) = (
      options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
    )
    let (fillsInside, fillsOutside) = isInward ? (afterEnd, beforeStart) : (beforeStart, afterEnd)
    func disc(_ radius: Double) -> Rectangle {
      Rectangle(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    // Location 0 of the gradient is the centre; its colours begin at the first circle.
    let inner = innerRadius / outerRadius
    let outward =
      isInward
      ? gradient.stops.reversed().map { Gradient.Stop(location: 1 - $0.location, color: $0.color) }
      : gradient.stops
    let stops = outward.map {
      Gradient.Stop(location: inner + $0.location * (1 - inner), color: $0.color)
    }
    let reach = Point2D(x: outerRadius, y: outerRadius)
    var commands: [Command] = [
      .gradient(
        Gradient(kind: .radial, stops: stops, start: center, end: center + reach),
        in: RoundedRectangle(area))
    ]
    if innerRadius > 0, !fillsInside {
      var rest = Path(area.union(disc(outerRadius)))
      rest.append(Path(ellipseIn: disc(innerRadius)))
      commands = [.mask([.fillPath(rest, .black, .evenOdd)], content: commands)]
    }
    if !fillsOutside {
      commands = [.clip(RoundedRectangle(disc(outerRadius), radii: CornerRadii(outerRadius)), commands)]
    }
    draw(commands)
  }

  /// The visible part of the canvas, in the current coordinates; nil if nothing is visible.
  private var drawableArea: Rectangle? {
    let area = Rectangle(boundingBoxOfClipPath)
    return area.isEmpty || !area.origin.isFinite || !area.size.width.isFinite ? nil : area
  }
}
