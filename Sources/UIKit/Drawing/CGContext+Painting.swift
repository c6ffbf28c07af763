import DisplayList
import Geometry

extension CGContext {
  /// Fills the current path, then clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule.rule)
  }

  /// Strokes the current path, then clears it.
  public func strokePath() { stroke(takePath()) }

  /// Draws the current path, then clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: fill(path, rule: .nonZero)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, rule: .nonZero)
      stroke(path)
    case .eoFillStroke:
      fill(path, rule: .evenOdd)
      stroke(path)
    }
  }

  /// Clips further drawing to the inside of the current path, then clears the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule: rule.rule) }

  /// Clips further drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips further drawing to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle around the clip, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    guard let inverse = state.ctm.inverse else { return .null }
    return CGRect(visibleBounds).applying(CGAffineTransform(inverse))
  }

  /// Fills a rectangle. Clears the current path.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles. Clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse in a rectangle. Clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle; half of the line width is on each side of its edge. Clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width in points. Clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = before
  }

  /// Strokes the ellipse in a rectangle. Clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws straight lines, each between two points. Clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 1, to: points.count, by: 2) {
      move(to: points[index - 1])
      addLine(to: points[index])
    }
    strokePath()
  }

  private func takePath() -> Path {
    defer { currentPath = Path() }
    return currentPath
  }

  /// Fills a path given in base space.
  private func fill(_ path: Path, rule: Path.FillRule) {
    let color = faded(state.fillColor)
    guard !path.elements.isEmpty, color.alpha > 0 || state.blendMode != .normal else { return }
    if case .roundedRectangle(let shape) = path.simpleShape {
      record([.fill(shape, color)])
    } else {
      record([.fillPath(path, color, rule)])
    }
  }

  /// Strokes a path given in base space; the current transform scales the line width.
  private func stroke(_ path: Path) {
    let color = faded(state.strokeColor)
    guard !path.elements.isEmpty, color.alpha > 0 || state.blendMode != .normal,
      let style = state.style.drawable
    else { return }
    let ctm = state.ctm
    if ctm.isSimilarity {
      record([.strokePath(path, color, style.scaled(by: abs(ctm.determinant).squareRoot()))])
    } else if let inverse = ctm.inverse {
      record([.transform(Matrix4(ctm), [.strokePath(path.applying(inverse), color, style)])])
    }
  }

  private func faded(_ color: CGColor) -> Color {
    var color = color.color
    color.alpha *= state.alpha
    return color
  }
}

extension AffineMatrix {
  /// Whether shapes keep their proportions.
  fileprivate var isSimilarity: Bool {
    let tolerance = 1e-9 * (a * a + b * b + c * c + d * d)
    return abs(a * c + b * d) <= tolerance && abs(a * a + b * b - c * c - d * d) <= tolerance
      && determinant != 0
  }
}
