/// The traits of the environment that a view is in.
///
/// A collection is immutable. Views inherit their traits from the window downwards.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// Returns the collection itself, because collections are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

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
  let others: OtherTraits

  /// The kind of device: that of `UIDevice.current`, unless the app overrides it.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// Whether the content is raised above other content. Only the app sets it, and system colours do not depend on it.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// The contrast that the user prefers. Only the app sets it, and system colours do not depend on it.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// The weight of text that the user prefers. Only the app sets it, and system fonts do not depend on it.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether the scene is captured. A desktop does not tell, so that it is `inactive`.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The colours that the display shows: those of sRGB.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

  /// The value of a trait. If none is set, the default value of the trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    let property = trait as? any PropertyTrait.Type
    return (property?.value(in: self) as? Trait.Value) ?? others[trait] ?? trait.defaultValue
  }

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

  /// Creates traits that specify only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }

  /// Creates traits that specify only whether content is raised above other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  /// Creates traits that specify only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// Creates traits that specify only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  /// Creates traits that specify only the colours of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }

  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// Creates traits that specify what a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(MutableTraits.traits(of: UITraitCollection(), changedBy: mutations))
  }

  /// Returns these traits with those that a closure changes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    MutableTraits.traits(of: self, changedBy: mutations)
  }

  private convenience init(_ other: UITraitCollection) {
    self.init(
      userInterfaceStyle: other.userInterfaceStyle, displayScale: other.displayScale,
      horizontalSizeClass: other.horizontalSizeClass, verticalSizeClass: other.verticalSizeClass,
      layoutDirection: other.layoutDirection,
      preferredContentSizeCategory: other.preferredContentSizeCategory, others: other.others)
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
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, .unspecified),
      others: traitCollections.reduce(OtherTraits()) { $0.overridden(by: $1.others) })
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified, others: OtherTraits = OtherTraits()
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.others = others
  }

  /// The default traits: light, scale 2, regular size classes, left to right, large text, and those of a tablet.
  static let initial = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.displayScale = 2
    $0.horizontalSizeClass = .regular
    $0.verticalSizeClass = .regular
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.userInterfaceIdiom = .pad
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.displayGamut = .SRGB
  }

  /// The traits of the system that colours may depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits of the system by which images of asset catalogues are chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }

  /// Whether colours may differ between these traits and others: if their styles do, or other traits that affect colours.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || others.hasDifferentColorAppearance(comparedTo: traitCollection.others)
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
      && preferredContentSizeCategory == other.preferredContentSizeCategory && others == other.others
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    return hasher.finalize()
  }
}
