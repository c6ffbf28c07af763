import Geometry
import Typesetting

extension NSAttributedString {
  /// The size of the text in points, without limit to its lines' width; not rounded.
  public func size() -> CGSize { CGSize(DrawableText(self).typeset(width: nil).size) }

  /// Where the text would be drawn, in points; not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; without `usesLineFragmentOrigin` it does not count, nor does a width of 0.
  ///   - options: Whether it has several lines, and what is left of the last one.
  ///   - context: Is told the bounds that the text takes.
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

  /// Draws the text into the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into the current context, broken into lines as wide as a rectangle; what does not fit below it is
  /// left out.
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
  /// Breaks the text as far as it has room in a size, whose sides count only from 0 on.
  fileprivate func typeset(in size: CGSize, options: NSStringDrawingOptions) -> TypesetText {
    guard options.contains(.usesLineFragmentOrigin), size.width > 0 else { return typeset(width: nil) }
    var text = self
    if options.contains(.truncatesLastVisibleLine) {
      text.paragraphStyle = text.paragraphStyle.truncating
    }
    return text.typeset(width: size.width, height: size.height > 0 ? size.height : nil)
  }
}

extension NSParagraphStyle {
  /// The style with an ellipsis where text is left out.
  fileprivate var truncating: NSParagraphStyle {
    switch lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: return self
    case .byWordWrapping, .byCharWrapping, .byClipping: break
    }
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    style.lineBreakMode = .byTruncatingTail
    return style
  }
}
