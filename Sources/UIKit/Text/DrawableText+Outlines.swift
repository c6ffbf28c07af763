import DisplayList
import Geometry
import Typesetting

extension DrawableText {
  /// The commands for the letters of a line. Letters with a stroke or a slant are drawn as paths, unless their font has
  /// pictures instead of outlines.
  func letters(
    of line: ShapedLine, at baseline: Point2D, colors: [Color], traits: UITraitCollection
  ) -> [Command] {
    let isOutlined = line.runs.map { runStyles[$0.style].needsOutlines }
    guard isOutlined.contains(true) else { return [.text(line, at: baseline, colors: colors)] }
    var paths: [Command] = []
    var plain: [GlyphRun] = []
    for (run, isOutlined) in zip(line.runs, isOutlined) {
      if isOutlined, let elements = run.outline() {
        paths += outlines(of: run, elements, at: baseline, color: colors[run.style], traits: traits)
      } else {
        plain.append(run)
      }
    }
    return (plain.isEmpty ? [] : [.text(line.keeping(plain), at: baseline, colors: colors)]) + paths
  }

  private func outlines(
    of run: GlyphRun, _ elements: [GlyphRun.OutlineElement], at baseline: Point2D, color: Color,
    traits: UITraitCollection
  ) -> [Command] {
    if elements.isEmpty { return [] }
    let style = runStyles[run.style]
    // Letters lean about the baseline on which they stand. The y axis points down.
    let slant = AffineMatrix(
      a: 1, b: 0, c: -style.obliqueness, d: 1, tx: baseline.x - style.obliqueness * run.rise, ty: baseline.y)
    let path = Path(elements: elements.map { $0.element(through: slant) })
    var commands: [Command] = []
    if style.strokeWidth <= 0 { commands.append(.fillPath(path, color, .nonZero)) }
    let width = abs(style.strokeWidth) / 100 * run.descriptor.size
    if width > 0 {
      let strokeColor = style.strokeColor?.color(in: traits) ?? color
      commands.append(.strokePath(path, strokeColor, StrokeStyle(width: width)))
    }
    return commands
  }
}

extension GlyphRun.OutlineElement {
  /// The element of a path, with its points through a transform.
  fileprivate func element(through matrix: AffineMatrix) -> Path.Element {
    switch self {
    case .move(let point): .move(matrix.apply(to: point))
    case .line(let point): .line(matrix.apply(to: point))
    case .curve(let control1, let control2, let point):
      .cubic(
        control1: matrix.apply(to: control1), control2: matrix.apply(to: control2),
        to: matrix.apply(to: point))
    case .close: .close
    }
  }
}
