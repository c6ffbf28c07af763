import Foundation

/// The area in which a text view places its lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}
  var width: CGFloat = 0

  /// Creates a container. Only that of a text view has an effect.
  public override init() { super.init() }

  /// The distance of lines from the left and right edges, in points. Default 5 (Behaviour.md 31.20).
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { onChange() } } }

  /// The maximum number of lines. 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { onChange() } } }

  /// What happens to the last line, if the text has more lines than are allowed. Default `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange() } }
  }

  /// The width that lines have, with their padding, and a height without limit.
  open var size: CGSize { CGSize(width: width, height: .greatestFiniteMagnitude) }
}
