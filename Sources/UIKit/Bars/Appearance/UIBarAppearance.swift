/// The background of a bar.
///
/// A bar copies an appearance object when it is set. A change of the bar's own object is shown as well.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The appearances of the buttons of a bar.
  @MainActor
  struct Buttons {
    let plain: UIBarButtonItemAppearance
    let done: UIBarButtonItemAppearance

    func of(_ item: UIBarButtonItem) -> UIBarButtonItemAppearance { item.style == .done ? done : plain }
  }

  /// The effect behind the colour. Nil for none.
  open var backgroundEffect: UIBlurEffect? { didSet { onChange() } }
  /// The colour. Nil for none.
  open var backgroundColor: UIColor? { didSet { onChange() } }
  /// An image over the colour. Nil for none.
  open var backgroundImage: UIImage? { didSet { onChange() } }
  /// How the image fills the bar. Default `scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange() } }
  /// The colour of the line at the edge of the bar. Nil or clear for no line.
  open var shadowColor: UIColor? { didSet { onChange() } }
  /// An image instead of the line.
  open var shadowImage: UIImage? { didSet { onChange() } }

  /// Called after a property changed.
  var onChange: () -> Void = {}

  /// Creates an appearance with the default background.
  public required override init() {
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

  /// A copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// A copy with the same values, of the same class.
  open func copy() -> Self { duplicate() }

  /// A copy with the same values. Call the method that returns an appearance instead.
  // An overload is preferred over a method of the superclass only if that is overridden, too.
  @_disfavoredOverload
  open nonisolated override func copy() -> Any { super.copy() }

  /// A copy with the same values.
  func duplicate() -> Self {
    let copy = Self()
    copy.assume(self)
    return copy
  }

  /// A copy that is transparent, unless the app has chosen a colour or an image.
  func withoutDefaultBackground() -> Self {
    let copy = duplicate()
    if backgroundEffect != nil, backgroundColor == nil, backgroundImage == nil {
      copy.configureWithTransparentBackground()
    }
    return copy
  }

  /// Copies another appearance.
  func assume(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }
}
