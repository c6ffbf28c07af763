/// The appearance of the buttons of a bar in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of enabled buttons.
  public let normal: UIBarButtonItemStateAppearance
  /// The appearance of highlighted buttons. Attributes that are not set are those of `normal`.
  public let highlighted: UIBarButtonItemStateAppearance
  /// The appearance of disabled buttons.
  public let disabled: UIBarButtonItemStateAppearance

  /// Called after an attribute changed.
  var onChange: () -> Void = {}

  /// Creates the appearance of buttons with a style.
  public init(style: UIBarButtonItem.Style) {
    (normal, highlighted, disabled) = (.init(), .init(), .init())
    super.init()
    for state in [normal, highlighted, disabled] { state.onChange = { [weak self] in self?.onChange() } }
  }

  /// Creates the appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Removes all attributes.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }

  /// Copies the attributes of another appearance.
  func assume(_ other: UIBarButtonItemAppearance) {
    normal.titleTextAttributes = other.normal.titleTextAttributes
    highlighted.titleTextAttributes = other.highlighted.titleTextAttributes
    disabled.titleTextAttributes = other.disabled.titleTextAttributes
  }
}
