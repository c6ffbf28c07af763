/// The appearance of the buttons of a bar in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of enabled buttons.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of highlighted buttons. Attributes that are not set are those of `normal`.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of the button that has the keyboard focus. Kept without effect: a ring shows the focus.
  public let focused = UIBarButtonItemStateAppearance()

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Called after an attribute changed.
  var onChange: () -> Void = {}

  /// Creates the appearance of buttons with a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange() } }
  }

  /// Creates the appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Removes all attributes.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    assume(UIBarButtonItemAppearance(style: style))
  }

  /// Copies the attributes of another appearance.
  func assume(_ other: UIBarButtonItemAppearance) {
    for (own, their) in zip(states, other.states) { own.assume(their) }
  }
}
