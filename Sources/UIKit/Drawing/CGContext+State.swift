import DisplayList
import Geometry

extension CGContext {
  // MARK: Transform

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the axes, in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Colours

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of strokes to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  // MARK: Line style

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the shape of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.cap }

  /// Sets the shape of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.join }

  /// Sets how far a pointed corner may reach, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the dashes: lengths drawn and left out in turn, in points, beginning at `phase`.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashes = lengths.map { Double($0) }
  }
}
