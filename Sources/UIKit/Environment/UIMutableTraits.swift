/// Traits that can be set.
///
/// The argument of closures that change traits, and ``UITraitOverrides``. An app that declares a trait usually extends this
/// protocol by a property for it.
public protocol UIMutableTraits {
  /// The value of a trait. If none is set, the default value of the trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

// Overrides have optional properties of their own for some of the traits, which precede these.
extension UIMutableTraits {
  /// The light or dark style.
  @_disfavoredOverload
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The scale in pixels per point.
  @_disfavoredOverload
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// The horizontal size class.
  @_disfavoredOverload
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  @_disfavoredOverload
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The layout direction.
  @_disfavoredOverload
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The user's preferred text size.
  @_disfavoredOverload
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Whether content is raised above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The weight of text that the user prefers.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// The colours that the display shows.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}

/// The traits of a collection, with changes.
struct MutableTraits: UIMutableTraits {
  private let base: UITraitCollection
  private var changes = UITraitOverrides()

  init(_ base: UITraitCollection) { self.base = base }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { changes.value(of: trait) ?? base[trait] }
    set { changes[trait] = newValue }
  }

  /// The collection with the changes.
  var traits: UITraitCollection { changes.applied(to: base) }

  /// The collection with the changes that a closure makes.
  static func traits(
    of base: UITraitCollection, changedBy mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var changed: any UIMutableTraits = MutableTraits(base)
    mutations(&changed)
    return (changed as? MutableTraits)?.traits ?? base
  }
}
