/// Actions and further menus under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What the menu is known by; one of its own unless it was given.
  public let identifier: Identifier
  /// How the menu behaves inside another.
  public let options: Options
  /// What is in the menu, from top to bottom.
  public let children: [UIMenuElement]
  /// How large the elements are to be.
  open var preferredElementSize = ElementSize.automatic

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes a menu without a subtitle.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options, children: children)
  }

  /// The actions in the menu, and in menus shown in it, that have a tick.
  open var selectedElements: [UIMenuElement] { inlineActions.filter { $0.state == .on } }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
    menu.preferredElementSize = preferredElementSize
    return menu
  }

  /// The actions of the menu and of menus that are shown in place.
  private var inlineActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: [action]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.inlineActions
      default: []
      }
    }
  }

  /// Moves the tick to an action, if the menu that holds it allows one tick only.
  func tick(_ action: UIAction) {
    if options.contains(.singleSelection), inlineActions.contains(where: { $0 === action }) {
      for other in inlineActions { other.state = other === action ? .on : .off }
    }
    for case let menu as UIMenu in children { menu.tick(action) }
  }
}
