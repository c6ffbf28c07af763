import UIKit

/// A flow layout that overrides properties with observers, with accessors, and class properties.
open class OverridingFlowLayout: UICollectionViewFlowLayout {
  /// How often each observer ran.
  public private(set) var observed: [String] = []
  /// What `minimumLineSpacing` was set to.
  public private(set) var asked: CGFloat?

  /// Sets a metric before any observer is due.
  public override init() {
    super.init()
    scrollDirection = .vertical
  }

  /// There are no archives on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var itemSize: CGSize { didSet { observed.append("itemSize") } }

  open override var sectionInset: UIEdgeInsets { willSet { observed.append("sectionInset") } }

  open override var scrollDirection: UICollectionView.ScrollDirection {
    didSet { observed.append("scrollDirection") }
  }

  open override var minimumLineSpacing: CGFloat {
    get { 3 }
    set { asked = newValue }
  }

  open override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height + 500)
  }

  open override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

  open override class var invalidationContextClass: AnyClass { CountingContext.self }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}

/// Attributes with a property of their own, written for Swift 6.
public final class TiltedAttributes: UICollectionViewLayoutAttributes {
  /// In radians.
  public var tilt = 0.25

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? TiltedAttributes { MainActor.assumeIsolated { copy.tilt = tilt } }
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TiltedAttributes else { return false }
    return MainActor.assumeIsolated { tilt == other.tilt } && super.isEqual(object)
  }
}

/// A context whose initialiser is overridden, which hardly anyone does.
public final class CountingContext: UICollectionViewFlowLayoutInvalidationContext {
  /// How many were made.
  public static var made = 0
  /// Set where it is declared.
  public let note = "counted"

  /// Counts itself.
  public override init() {
    super.init()
    Self.made += 1
  }

  public override var invalidateFlowLayoutDelegateMetrics: Bool { didSet {} }
}
