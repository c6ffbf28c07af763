/// The main menu of the app, or the Edit menus of its views.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu. The application and its delegate build it when it is needed.
  ///
  /// It is not shown here. The keys of its commands work.
  public static let main = UIMenuSystem()
  /// The Edit menus. The responders of a view build them when they open.
  public static let context = UIMenuSystem()

  private var built: UIMenu?

  private override init() { super.init() }

  /// Builds the menu again when it is needed.
  open func setNeedsRebuild() { built = nil }

  /// Builds the menu again when it is needed.
  open func setNeedsRevalidate() { built = nil }

  private var menu: UIMenu {
    if let built { return built }
    let standard: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
    let tree = MenuTree(
      self, UIMenu(identifier: .root, children: standard.map { UIMenu(identifier: $0, children: []) }))
    UIApplication.shared.buildMenu(with: tree)
    if let delegate = UIApplication.shared.delegate as? UIResponder, delegate !== UIApplication.shared {
      delegate.buildMenu(with: tree)
    }
    built = tree.root
    return tree.root
  }

  /// The command of a key.
  func command(for key: UIKey) -> UIKeyCommand? {
    let command = menu.firstElement { ($0 as? UIKeyCommand)?.matches(key) == true } as? UIKeyCommand
    return command?.attributes.contains(.disabled) == true ? nil : command
  }
}
