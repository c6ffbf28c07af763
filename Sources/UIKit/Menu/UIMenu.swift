/// Actions and submenus under a title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Identifies the menu. Unique unless it was given.
  public let identifier: Identifier
  /// The options of the menu inside another.
  public let options: Options
  /// The elements of the menu, from top to bottom.
  public let children: [UIMenuElement]
  /// The preferred size of the elements. Has no effect on the menu.
  open var preferredElementSize = ElementSize.automatic

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu without a subtitle.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options, children: children)
  }

  /// The actions with a checkmark, in this menu and in inline submenus.
  open var selectedElements: [UIMenuElement] { inlineActions.filter { $0.state == .on } }

  /// A copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
    menu.preferredElementSize = preferredElementSize
    return menu
  }

  /// The menu as a list of choices, of which one always has a checkmark.
  func withSingleChoice() -> UIMenu {
    let menu =
      options.contains(.singleSelection)
      ? self
      : UIMenu(
        title: title, subtitle: subtitle, image: image, identifier: identifier,
        options: options.union(.singleSelection), children: children)
    if menu.selectedElements.isEmpty { (children.first as? UIAction)?.state = .on }
    return menu
  }

  /// The actions of this menu and of inline submenus.
  private var inlineActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: [action]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.inlineActions
      default: []
      }
    }
  }

  /// Whether this menu or a submenu contains elements that are replaced when it opens.
  var hasDeferredElements: Bool {
    children.contains {
      $0 is UIDeferredMenuElement || $0 is UICommand || ($0 as? UIMenu)?.hasDeferredElements == true
    }
  }

  /// Moves the checkmark to an action, if the menu that contains it allows only one checkmark.
  func tick(_ action: UIAction) {
    if options.contains(.singleSelection), inlineActions.contains(where: { $0 === action }) {
      for other in inlineActions { other.state = other === action ? .on : .off }
    }
    for case let menu as UIMenu in children { menu.tick(action) }
  }
}
