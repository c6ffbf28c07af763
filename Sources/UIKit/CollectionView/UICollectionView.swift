/// A scroll view that shows sections of items, where and as a layout object says.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Supplies counts and views. Weak.
  open weak var dataSource: (any UICollectionViewDataSource)?

  /// Is told about display and selection. Weak.
  open weak var delegate: (any UICollectionViewDelegate)?

  /// The layout in charge.
  open var collectionViewLayout: UICollectionViewLayout

  /// Makes a collection view with its layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// How many sections the data source last told.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items the data source last told for a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) { setNeedsLayout() }
}
