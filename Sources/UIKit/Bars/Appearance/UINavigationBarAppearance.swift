/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title, which replace the usual ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the large title, which replace the usual ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A displacement of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button. Nil for a chevron.
  open private(set) var backIndicatorImage: UIImage?

  /// Sets the image of the back button. Nil restores the chevron. The mask is not needed: the image does not move.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
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
  }

  /// A copy with the same attributes.
  func duplicate() -> UINavigationBarAppearance {
    let copy = UINavigationBarAppearance()
    copy.assume(self)
    return copy
  }

  var buttons: Buttons { Buttons(plain: buttonAppearance, done: doneButtonAppearance) }
}
