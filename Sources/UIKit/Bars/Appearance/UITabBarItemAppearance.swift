/// The appearance of tabs in each state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where the image and the title of a tab are.
  public enum Style: Int, Sendable {
    /// The image is above the title.
    case stacked
    /// The image is beside the title.
    case inline
    /// The image is beside the title, and both are small.
    case compactInline
  }

  /// The appearance of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs. What is not set is that of `normal`.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of the tab that has the keyboard focus. Kept without effect: a ring shows the focus.
  public let focused = UITabBarItemStateAppearance()

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Called after an attribute changed.
  var onChange: () -> Void = {}

  /// Creates an appearance without attributes of its own. All styles have the same defaults.
  public init(style: Style) {
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange() } }
  }

  /// Creates an appearance without attributes of its own.
  public convenience override init() { self.init(style: .stacked) }

  /// Removes all attributes. All styles have the same defaults.
  open func configureWithDefault(for style: Style) { assume(UITabBarItemAppearance(style: style)) }

  /// Copies another appearance.
  func assume(_ other: UITabBarItemAppearance) {
    for (own, their) in zip(states, other.states) { own.assume(their) }
  }
}
