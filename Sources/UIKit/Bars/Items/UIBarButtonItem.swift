/// A button, a view or a space in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The meaning of the item, if it was created with one.
  let systemItem: SystemItem?

  /// The appearance of the button.
  open var style = Style.plain { didSet { if style != oldValue { onChange() } } }
  /// The width, in points. 0 for the natural one. Negative values and NaN are treated as 0.
  open var width: CGFloat = 0 { didSet { if width != oldValue { onChange() } } }
  /// The view that is shown instead of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { onChange() } } }
  /// The object that has the action. Nil for the responder chain. Weak. Its class conforms to ``SelectorPerforming``.
  open weak var target: AnyObject?
  /// The name of the method that is called when the user chooses the item. It may take the item.
  open var action: Selector?
  /// Called when the user chooses the item. Its title and image are used where the item has none.
  open var primaryAction: UIAction? {
    didSet {
      adoptAction()
      onChange()
    }
  }
  /// The menu that opens when the user chooses the item and there is no action, or else after a long press.
  open var menu: UIMenu? { didSet { onChange() } }
  /// The colour of the text and the image. Nil for the tint colour of the bar.
  open var tintColor: UIColor? {
    get {
      ownTintColor
        ?? AppearanceProxies.shared.items(for: self).lazy.compactMap {
          ($0 as? UIBarButtonItem)?.ownTintColor
        }.first
    }
    set {
      ownTintColor = newValue
      onChange()
    }
  }
  private var ownTintColor: UIColor?

  private var backButtonOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Sets how far the title of a back button is from its usual position, in points. An offset that moves it out of the bar
  /// hides it.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backButtonOffsets[barMetrics] = adjustment
    onChange()
  }

  /// How far the title of a back button is from its usual position.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButtonOffsets[barMetrics]
      ?? AppearanceProxies.shared.items(for: self).lazy.compactMap {
        ($0 as? UIBarButtonItem)?.backButtonOffsets[barMetrics]
      }.first ?? .zero
  }

  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Sets how far the title is from its usual position, in points. Only the offset for `default` is shown.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    onChange()
  }

  /// How far the title is from its usual position.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics]
      ?? AppearanceProxies.shared.items(for: self).lazy.compactMap {
        ($0 as? UIBarButtonItem)?.titleOffsets[barMetrics]
      }.first ?? .zero
  }

  var backgroundImages = StateValues<UIImage>() { didSet { onChange() } }

  /// Sets the image behind the button in the normal or the disabled state. Only the image for `default` is shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backgroundImages[state] = backgroundImage }
  }

  /// The image behind the button in a state. Nil for other metrics than `default`.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImages.value(for: state) : nil
  }

  /// Sets the image behind the button in a state. The style is ignored: all have the same image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }

  /// The image behind the button in a state.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: state, barMetrics: barMetrics) }

  /// Whether the button has the appearance of one that is on. The app changes it. Default false.
  open var isSelected = false { didSet { if isSelected != oldValue { onChange() } } }

  /// Whether choosing the item toggles `isSelected` or, with a menu and no action, whether the item shows the choice.
  /// Default false.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { onChange() } }
  }
  /// The order of the elements in the menu. Default automatic.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether the menu opens when the user chooses the item.
  var showsMenuAsPrimaryAction: Bool { menu != nil && primaryAction == nil && action == nil }

  /// The element of the menu that the item shows instead of its own title and image. Nil if it shows no choice.
  var shownChoice: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return nil }
    return shownMenu?.selectedElements.first
  }

  /// The menu. One whose choice is shown always has one.
  var shownMenu: UIMenu? {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu?.withSingleChoice() : menu
  }

  /// The titles that the item may have, so that its width does not change. No effect: it follows the title.
  open var possibleTitles: Set<String>?
  /// Whether the item takes no place in its bar. Default false.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }

  /// The view that shows the item, for popovers.
  weak var view: UIView?

  /// Creates an empty item.
  public override init() {
    systemItem = nil
    super.init()
  }

  private init(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  /// Creates an item with an image. The one for a low window is kept without effect.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a well known meaning.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem)
    set(target, action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with a well known meaning, and an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
    adoptAction()
  }

  /// Creates an item with an action, whose title and image it shows.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    adoptAction()
  }

  /// Creates an item with a title or an image, and an action or a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    adoptAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Shows the title and the image of the action. Also called by initializers, in which no observer runs.
  private func adoptAction() {
    if let primaryAction, !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction?.image { self.image = image }
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  /// A space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(.fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes what the other items leave. Several ones share it.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

  /// Calls the action.
  func perform(from view: UIView) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction {
      if !primaryAction.attributes.contains(.disabled) { primaryAction.perform(sender: self) }
    } else if let action {
      if let target {
        action.perform(on: target, with: [self])
      } else {
        _ = action.perform(inChainFrom: view.window?.firstResponder ?? view, with: [self])
      }
    }
  }

  /// The width, if it is valid and not 0.
  var fixedWidth: CGFloat? { width > 0 && width.isFinite ? width : nil }
}
