import Geometry
import Typesetting

extension NSAttributedString {
  /// Returns the size of the text without a width limit, in points, not rounded.
  public func size() -> CGSize { CGSize(DrawableText(self).typeset(width: nil).size) }

  /// Returns the rectangle that the text would cover, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The available size. A width of 0 is treated as no limit. Without `usesLineFragmentOrigin`, it only limits a
  ///     scaled font.
  ///   - options: Whether the text is broken into lines, and how the last one is truncated.
  ///   - context: Allows scaling the font, and receives the scale and the bounds of the text.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = DrawableText(self)
    let typeset = text.typeset(in: size, options: options, context: context)
    var bounds = CGRect(origin: .zero, size: CGSize(typeset.size))
    if !options.contains(.usesLineFragmentOrigin), let first = typeset.lines.first {
      bounds.origin.y = -first.baselineOrigin.y
    }
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text into the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context, broken into lines. Lines that do not fit are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
  }

  /// Draws the text into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    let text = DrawableText(self)
    let typeset = text.typeset(in: rect.size, options: options, context: context)
    var origin = Point2D(rect.origin)
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= typeset.lines.first?.baselineOrigin.y ?? 0 }
    context?.totalBounds = CGRect(origin: CGPoint(origin), size: CGSize(typeset.size))
    canvas.draw(text.commands(for: typeset, at: origin, traits: .current))
  }
}

extension DrawableText {
  /// Breaks the text into the lines that fit in a size, with a font that is scaled down if the context allows it. Zero and
  /// negative sides are treated as no limit.
  fileprivate func typeset(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> TypesetText {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    let minimum = context?.minimumScaleFactor ?? 0
    let scale = minimum > 0 && minimum < 1 ? scale(from: minimum, in: size, isBroken: isBroken) : 1
    context?.actualScaleFactor = scale
    guard isBroken, size.width > 0 else { return typeset(width: nil, scale: scale) }
    var text = self
    if options.contains(.truncatesLastVisibleLine) {
      text.changeParagraphStyles(\.truncating)
    }
    return text.typeset(width: size.width, height: size.height > 0 ? size.height : nil, scale: scale)
  }

  /// The maximum factor from `minimum` to 1 with which the text fits in a size; `minimum` if it does not fit.
  private func scale(from minimum: Double, in size: CGSize, isBroken: Bool) -> Double {
    func fits(_ scale: Double) -> Bool {
      let isLimited = isBroken && size.width > 0
      let needed = typeset(width: isLimited ? size.width : nil, scale: scale).size
      // The tolerance is for sizes that were rounded.
      return (size.width <= 0 || needed.width <= size.width + 0.01)
        && (!isBroken || size.height <= 0 || needed.height <= size.height + 0.01)
    }
    if fits(1) { return 1 }
    var (low, high) = (minimum, 1.0)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension NSParagraphStyle {
  /// The style with truncation at the end of the last line.
  fileprivate var truncating: NSParagraphStyle {
    switch lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: return self
    case .byWordWrapping, .byCharWrapping, .byClipping: break
    }
    return breakingLines(.byTruncatingTail)
  }
}
