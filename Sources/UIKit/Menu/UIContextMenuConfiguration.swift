/// Creates the controller whose view is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Creates a menu. Receives the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements.
  public enum ElementOrder: Int, Sendable {
    /// The order that suits the menu's position.
    case automatic
    /// The first element is nearest to the point at which the menu was requested.
    case priority
    /// The given order, from top to bottom.
    case fixed
  }

  /// Identifies the configuration. By default, a unique object.
  public let identifier: any NSCopying
  /// Identifies further objects that the menu is for. Has no effect on the menu.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of objects that the menu is for. Has no effect on the menu.
  open var badgeCount = 0
  /// The order of the elements. Has no effect on the menu.
  open var preferredMenuElementOrder = ElementOrder.automatic

  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration. Both providers are called when the menu opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  /// Elements below those of the menu.
  private var addedElements: [UIMenuElement] = []

  /// Adds elements below those of the menu, separated by a line, and returns the configuration.
  func adding(_ elements: [UIMenuElement]) -> UIContextMenuConfiguration {
    addedElements = elements
    return self
  }

  func makeMenu() -> UIMenu? {
    let menu = actionProvider?([])
    guard !addedElements.isEmpty else { return menu }
    let added = UIMenu(options: .displayInline, children: addedElements)
    return menu.map { $0.replacingChildren($0.children + [added]) } ?? UIMenu(children: addedElements)
  }

  func makePreviewController() -> UIViewController? { previewProvider?() }
}
