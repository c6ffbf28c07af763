import Foundation

/// An area in which a text view or a layout manager places lines.
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}

  /// The layout manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container.
  ///
  /// - Parameter size: The size in points. A side of 0 or less, or one that is not finite, is treated as no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// The size in points. A side of 0 or less, or one that is not finite, is treated as no limit.
  ///
  /// A text view sets the width to its own, without the insets.
  open var size: CGSize { didSet { if size != oldValue { layoutManager?.discardLayout() } } }

  /// Whether a text view sets the width. Default true in the container of a text view, otherwise false.
  open var widthTracksTextView = false

  /// The distance of lines from the left and right edges, in points. Default 5 (Behaviour.md 31.20).
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

  /// The maximum number of lines. 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

  /// What happens to the last line, if the text has more lines than are allowed. Default `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  private func didChange() {
    layoutManager?.discardLayout()
    onChange()
  }

  /// The width for lines with their padding. Nil for no limit.
  var lineWidth: Double? {
    let padding = lineFragmentPadding.isFinite ? lineFragmentPadding : 0
    return size.width > 0 && size.width < 1e7 ? max(0, Double(size.width - 2 * padding)) : nil
  }

  /// The height for lines. Nil for no limit.
  var limitedHeight: Double? { size.height > 0 && size.height < 1e7 ? Double(size.height) : nil }
}
