import DisplayList
import Geometry

extension CGContext {
  /// Fills the inside of the current path, which is then empty.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule.rule)
  }

  /// Draws a line along the current path, which is then empty.
  public func strokePath() { stroke(takePath()) }

  /// Fills and strokes the current path, which is then empty.
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

  /// Narrows what is drawn from now on to the inside of the current path, which is then empty.
  public func clip(using rule: CGPathFillRule = .winding) { clip(to: takePath(), rule: rule.rule) }

  /// Narrows what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Narrows what is drawn from now on to the inside of some rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle, in the current coordinates, outside which nothing is drawn because of the clips.
  public var boundingBoxOfClipPath: CGRect {
    guard let inverse = state.ctm.inverse else { return .null }
    return CGRect(visibleBounds).applying(CGAffineTransform(inverse))
  }

  /// Fills a rectangle. The current path is then empty.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles. The current path is then empty.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse in a rectangle. The current path is then empty.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a line along a rectangle's edge, half of it on each side. The current path is then empty.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a line of a width, in points, along a rectangle's edge. The current path is then empty.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = before
  }

  /// Draws a line along the ellipse in a rectangle. The current path is then empty.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws straight lines, each between two points. The current path is then empty.
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
    guard !path.elements.isEmpty, color.alpha > 0 else { return }
    if case .roundedRectangle(let shape) = path.simpleShape {
      record([.fill(shape, color)])
    } else {
      record([.fillPath(path, color, rule)])
    }
  }

  /// Strokes a path given in base space with a pen that the current transform stretches.
  private func stroke(_ path: Path) {
    let color = faded(state.strokeColor)
    guard !path.elements.isEmpty, color.alpha > 0, let style = state.style.drawable else { return }
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
