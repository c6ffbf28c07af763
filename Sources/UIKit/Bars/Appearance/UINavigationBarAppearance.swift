/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title, which replace the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// Attributes of the large title, which replace the usual ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange() } }
  /// A displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange() } }
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { observeButtons() } }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }
  /// The image of the back button. Nil for a chevron.
  open private(set) var backIndicatorImage: UIImage? { didSet { onChange() } }

  /// The image behind which titles disappear. Not used: the image of the back button does not move.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Creates an appearance with the default background.
  public required init() {
    super.init()
    observeButtons()
  }

  private func observeButtons() {
    for appearance in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      appearance.onChange = { [weak self] in self?.onChange() }
    }
    onChange()
  }

  /// Sets the image of the back button. Nil restores the chevron. The mask is not needed: the image does not move.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func assume(_ other: UIBarAppearance) {
    super.assume(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance.assume(other.buttonAppearance)
    doneButtonAppearance.assume(other.doneButtonAppearance)
    backButtonAppearance.assume(other.backButtonAppearance)
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  var buttons: Buttons { Buttons(plain: buttonAppearance, done: doneButtonAppearance) }
}
