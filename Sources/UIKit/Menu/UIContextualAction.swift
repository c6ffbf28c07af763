/// An action that the user reveals by swiping over a row of a list.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// An action that deletes nothing.
    case normal
    /// An action that deletes the row, or destroys data in another way.
    case destructive
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The view in which the action is shown. A popover can point to it.
  ///   - completionHandler: Call it once the action is done, with whether it was performed. The row then closes.
  ///     After a destructive action that was performed, a row that is no longer in the data is removed.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title; nil for none. If there is an image, rows of less than 91 points show only the image.
  open var title: String?
  /// The image above the title; nil for none. A template image is white.
  open var image: UIImage?
  private var ownBackgroundColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The kind.
  ///   - title: The title; nil for none.
  ///   - handler: Performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The colour behind title and image. Setting nil restores the default: red for a destructive action, otherwise grey.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
}
