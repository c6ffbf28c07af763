/// Facts about the environment a view is in.
///
/// A value in effect: it never changes, and views read theirs from the window downwards.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels a point.
  public let displayScale: CGFloat
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The direction in which text and layouts run.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size the user asks for.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Traits that are unspecified throughout, at a display scale of 0.
  public override convenience init() { self.init(displayScale: 0) }

  /// Traits of which only the style is specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// Traits of which only the scale is specified, in device pixels a point.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// Traits of which only the layout direction is specified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(displayScale: 0, layoutDirection: layoutDirection)
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// What holds where nothing else is said: light, scale 2, regular size, left to right, large text.
  static let initial = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2, horizontalSizeClass: .regular, verticalSizeClass: .regular,
    layoutDirection: .leftToRight, preferredContentSizeCategory: .large)

  private static let currentOfThread = ThreadLocal<UITraitCollection>(.initial)

  /// The traits colours are resolved with when none are named: those of the view being drawn or laid out.
  ///
  /// Every thread has its own.
  public static var current: UITraitCollection {
    get { currentOfThread.value }
    set { currentOfThread.value = newValue }
  }

  /// Runs a closure while these traits are the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    return hasher.finalize()
  }
}
