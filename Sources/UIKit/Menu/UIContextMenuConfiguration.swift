/// Makes the controller whose view is shown beside a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu; is given what the system would put into it.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order elements stand.
  public enum ElementOrder: Int, Sendable {
    /// As fits where the menu is.
    case automatic
    /// The first one nearest to where the menu was asked for.
    case priority
    /// As given, from top to bottom.
    case fixed
  }

  /// What the menu is about; one of its own unless it was given.
  public let identifier: any NSCopying
  /// What the menu is about besides that.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many things the menu is about, to be told with them; 0 to tell the number of identifiers.
  open var badgeCount = 0
  /// In which order elements stand.
  open var preferredMenuElementOrder = ElementOrder.automatic

  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration; both providers are asked when the menu opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }

  func makeMenu() -> UIMenu? { actionProvider?([]) }

  func makePreviewController() -> UIViewController? { previewProvider?() }
}
