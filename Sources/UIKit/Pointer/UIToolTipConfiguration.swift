/// The text of a tool tip, and where it applies.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The rectangle in which the text applies, in the coordinates of the interaction's view. Null, the default, stands for its
  /// bounds.
  public let sourceRect: CGRect

  /// Creates the tool tip of a whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Creates the tool tip of a part of a view.
  public init(toolTip: String, in sourceRect: CGRect) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }

  func sourceRect(in view: UIView) -> CGRect { sourceRect.isNull ? view.bounds : sourceRect }
}
