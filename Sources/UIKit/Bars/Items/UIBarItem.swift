/// What buttons and tabs in bars have in common: a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called when something that a bar shows has changed.
  var onChange: () -> Void = {}

  /// Creates an empty item.
  public override init() { super.init() }

  /// Called when a nib has created the item.
  open func awakeFromNib() {}

  /// The title.
  open var title: String? { didSet { if title != oldValue { onChange() } } }
  /// The image. Bars draw it in the tint colour, unless its rendering mode is `alwaysOriginal`.
  open var image: UIImage? { didSet { onChange() } }
  /// The image in a low window. Kept without effect: a desktop window has the usual one.
  open var landscapeImagePhone: UIImage?
  /// Insets of the image in its place, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { onChange() } } }
  /// Whether the user can choose the item. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange() } } }
  /// A number that identifies the item.
  open var tag = 0

  /// A name for tests. It is not shown to the user.
  open var accessibilityIdentifier: String?
  /// What the item does, for assistive technology. By default, its title.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? title }
    set { ownAccessibilityLabel = newValue }
  }
  /// What happens when the user activates the item.
  open var accessibilityHint: String?
  /// The value of the item.
  open var accessibilityValue: String?

  private var ownAccessibilityLabel: String?

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state. Nil removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    onChange()
  }

  /// The attributes of the title in a state. Nil when there are none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
      ?? AppearanceProxies.shared.items(for: self).lazy.compactMap { $0.textAttributes[state] }.first
  }
}
