/// An action that the user reveals by swiping over a row of a table view, as apps describe it since iOS 8.
///
/// ``UIContextualAction`` has replaced it, which can also have an image.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// An action that deletes the row, or destroys data in another way.
    case `default`
    /// An action that deletes nothing.
    case normal

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// The kind.
  public let style: Style
  private let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The title; nil for none.
  open var title: String?
  /// The colour behind the title; nil for the default: red, or grey in the style `normal`.
  open var backgroundColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The kind.
  ///   - title: The title; nil for none.
  ///   - handler: Performs the action for a row. The row closes afterwards.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns the action as one of a row of a table view.
  func contextualAction(in table: UITableView, ofRowAt path: IndexPath) -> UIContextualAction {
    let row = table.currentPath(ofRowAt: path)
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      _, _, completion in
      if let path = row() { self.handler(self, path) }
      completion(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}
