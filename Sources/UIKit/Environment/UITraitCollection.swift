/// The traits of the environment that a view is in.
///
/// A collection is immutable. Views inherit their traits from the window downwards.
public final class UITraitCollection: NSObject, Sendable {
  /// The light or dark style.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The scale in pixels per point.
  public let displayScale: CGFloat
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The user's preferred text size.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// The kind of device. It is that of `UIDevice.current`.
  @preconcurrency @MainActor
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// Whether the screen measures the force of touches. Always unavailable.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Creates traits that are all unspecified, with a display scale of 0.
  public override convenience init() { self.init(displayScale: 0) }

  /// Creates traits that specify only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// Creates traits that specify only the scale, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// Creates traits that specify only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(displayScale: 0, layoutDirection: layoutDirection)
  }

  /// Creates traits that specify only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(displayScale: 0, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Creates traits that specify only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(displayScale: 0, horizontalSizeClass: horizontalSizeClass)
  }

  /// Creates traits that specify only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(displayScale: 0, verticalSizeClass: verticalSizeClass)
  }

  /// Creates traits that specify what any of others specify. Of several, the last one decides.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>, _ unspecified: Trait) -> Trait {
      traitCollections.last { $0[keyPath: trait] != unspecified }?[keyPath: trait] ?? unspecified
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, .unspecified), displayScale: last(\.displayScale, 0),
      horizontalSizeClass: last(\.horizontalSizeClass, .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, .unspecified),
      layoutDirection: last(\.layoutDirection, .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, .unspecified))
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

  /// The default traits: light, scale 2, regular size classes, left to right, large text.
  static let initial = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2, horizontalSizeClass: .regular, verticalSizeClass: .regular,
    layoutDirection: .leftToRight, preferredContentSizeCategory: .large)

  /// Whether colours may differ between these traits and others: if their styles do.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  private static let currentOfThread = ThreadLocal<UITraitCollection>(.initial)

  /// The traits that resolve colours when none are given: those of the view that is being drawn or laid out.
  ///
  /// Each thread has its own current traits.
  public static var current: UITraitCollection {
    get { currentOfThread.value }
    set { currentOfThread.value = newValue }
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Runs a closure with these traits as the current ones, and returns its result.
  func asCurrent<Result>(_ body: () -> Result) -> Result {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    return body()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    if self === other { return true }
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
