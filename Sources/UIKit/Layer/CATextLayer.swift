import DisplayList
import Foundation
import Geometry

/// A layer that draws a text from its upper edge down.
open class CATextLayer: CALayer {
  /// Creates a layer with size zero and no text.
  public override init() { super.init() }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layer with the appearance and the position of another.
  public override init(layer: Any) { super.init(layer: layer) }

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CATextLayer else { return }
    string = original.string
    font = original.font
    fontSize = original.fontSize
    foregroundColor = original.foregroundColor
    isWrapped = original.isWrapped
    truncationMode = original.truncationMode
    alignmentMode = original.alignmentMode
  }

  /// The text: a `String` or an `NSAttributedString`. Other objects are ignored.
  open var string: Any? { didSet { contentsDidChange() } }

  /// The font of a text without attributes: a `UIFont`, or the name of a font. Its size is ``fontSize``. Other objects, and
  /// nil, are the system font.
  open var font: Any? { didSet { contentsDidChange() } }

  /// The font size of a text without attributes, in points.
  open var fontSize: CGFloat = 36 { didSet { contentsDidChange() } }

  /// The colour of a text without attributes; nil to draw none.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { contentsDidChange() } }

  /// Whether lines that are longer than the layer are broken.
  open var isWrapped = false { didSet { contentsDidChange() } }

  /// What is left out of a line that is longer than the layer, or of the last line that fits if the text is wrapped.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { contentsDidChange() } }

  /// Where lines are aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { contentsDidChange() } }

  override var contentFollowsSize: Bool { true }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    super.makeContentCommands(with: traits) + textCommands(with: traits)
  }

  private func textCommands(with traits: UITraitCollection) -> [Command] {
    let size = displayed.bounds.size
    guard size.width > 0, size.height > 0 else { return [] }
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    var commands: [Command] = []
    var top = 0.0
    for paragraph in paragraphs() {
      var drawable = paragraph
      drawable.changeParagraphStyles { $0.aligned(isRightToLeft: isRightToLeft) }
      let text =
        isWrapped
        ? drawable.typeset(
          width: Double(size.width), height: Double(size.height), isRightToLeft: isRightToLeft)
        : drawable.typeset(width: Double(size.width), maximumNumberOfLines: 1, isRightToLeft: isRightToLeft)
      traits.performAsCurrent {
        commands += drawable.commands(for: text, at: Point2D(x: 0, y: top), traits: traits)
      }
      top += text.size.height
    }
    return commands
  }

  /// The whole text if it is wrapped, otherwise its paragraphs, which are a line each.
  private func paragraphs() -> [DrawableText] {
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
    switch string {
    case let text as NSAttributedString:
      return ranges(of: text.string).map { range in
        var drawable = DrawableText(text.attributedSubstring(from: range), paragraphStyle: style)
        drawable.changeParagraphStyles { _ in style }
        return drawable
      }
    case let text as String:
      guard let foregroundColor else { return [] }
      let whole = text as NSString
      return ranges(of: text).map { range in
        DrawableText(
          whole.substring(with: range), font: usedFont, color: UIColor(cgColor: foregroundColor),
          paragraphStyle: style)
      }
    default:
      return []
    }
  }

  private func ranges(of text: String) -> [NSRange] {
    guard !isWrapped else { return [NSRange(location: 0, length: text.utf16.count)] }
    var ranges: [NSRange] = []
    var start = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let length = line.utf16.count
      ranges.append(NSRange(location: start, length: length))
      let end = line.endIndex
      start += length + (end < text.endIndex ? text[end].utf16.count : 0)
    }
    return ranges
  }

  private var usedFont: UIFont {
    let size = max(0, fontSize)
    switch font {
    case let font as UIFont: return font.withSize(size)
    case let name as String: return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
  }
}
