import Geometry
import Typesetting

extension NSAttributedString {
  /// Returns the size of the text without a width limit, in points, not rounded.
  public func size() -> CGSize { CGSize(DrawableText(self).typeset(width: nil).size) }

  /// Returns the rectangle that the text would cover, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The available size. Ignored without `usesLineFragmentOrigin`; a width of 0 is treated as no limit.
  ///   - options: Whether the text is broken into lines, and how the last one is truncated.
  ///   - context: Receives the bounds of the text.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = DrawableText(self)
    let typeset = text.typeset(in: size, options: options)
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
    let typeset = text.typeset(in: rect.size, options: options)
    var origin = Point2D(rect.origin)
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= typeset.lines.first?.baselineOrigin.y ?? 0 }
    context?.totalBounds = CGRect(origin: CGPoint(origin), size: CGSize(typeset.size))
    canvas.draw(text.commands(for: typeset, at: origin, traits: .current))
  }
}

extension DrawableText {
  /// Breaks the text into the lines that fit in a size. Zero and negative sides are treated as no limit.
  fileprivate func typeset(in size: CGSize, options: NSStringDrawingOptions) -> TypesetText {
    guard options.contains(.usesLineFragmentOrigin), size.width > 0 else { return typeset(width: nil) }
    var text = self
    if options.contains(.truncatesLastVisibleLine) {
      text.changeParagraphStyles(\.truncating)
    }
    return text.typeset(width: size.width, height: size.height > 0 ? size.height : nil)
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
