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
