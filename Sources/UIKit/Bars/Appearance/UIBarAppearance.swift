/// The background of a bar.
///
/// A bar copies an appearance object when it is set. To change it, set it again.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The appearances of the buttons of a bar.
  struct Buttons {
    let plain: UIBarButtonItemAppearance
    let done: UIBarButtonItemAppearance
  }

  /// The effect behind the colour. Nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour. Nil for none.
  open var backgroundColor: UIColor?
  /// An image over the colour. Nil for none.
  open var backgroundImage: UIImage?
  /// How the image fills the bar. Default `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge of the bar. Nil or clear for no line.
  open var shadowColor: UIColor?
  /// An image instead of the line.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of the parts that all bars have.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    assume(barAppearance)
  }

  /// A translucent background with a line.
  open func configureWithDefaultBackground() {
    configureWithTransparentBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3) }
  }

  /// An opaque background with a line.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundEffect = nil
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.07, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
    backgroundImageContentMode = .scaleToFill
  }

  /// Copies another appearance.
  func assume(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
}
