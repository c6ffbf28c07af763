/// What buttons and tabs in bars have in common: a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called when something that a bar shows has changed.
  var onChange: () -> Void = {}

  /// Creates an empty item.
  public override init() { super.init() }

  /// The title.
  open var title: String? { didSet { if title != oldValue { onChange() } } }
  /// The image. Bars draw it in the tint colour, unless its rendering mode is `alwaysOriginal`.
  open var image: UIImage? { didSet { onChange() } }
  /// Insets of the image in its place, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { onChange() } } }
  /// Whether the user can choose the item. Default true.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange() } } }
  /// A number that identifies the item.
  open var tag = 0

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
  }
}
