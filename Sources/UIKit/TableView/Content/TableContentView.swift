/// The collection view that shows the rows of a table view. It fills the visible area of the table view, has its content
/// offset, and does not scroll by itself: its motion is that of the table view.
///
/// The table view sets its bounds. Whatever else would set the offset sets that of the table view instead.
final class TableContentView: UICollectionView {
  private weak var table: UITableView?
  /// Whether the table view is setting the bounds.
  private var isFollowing = false

  init(_ table: UITableView, layout: UICollectionViewLayout) {
    self.table = table
    super.init(frame: table.bounds, collectionViewLayout: layout)
    // The list layout leaves a colour of the app.
    backgroundColor = .clear
    isScrollEnabled = false
    contentInsetAdjustmentBehavior = .never
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
  }

  required init?(coder: NSCoder) { nil }

  override var indexColors: SectionIndexColors { table?.indexColors ?? SectionIndexColors() }

  // The content of a table view has no safe area where the table view's inset has it (Behaviour.md 29.14).
  override var indexTitlesInsets: UIEdgeInsets { table?.safeAreaInsets ?? safeAreaInsets }

  override func indexTitlesDidChange() { table?.sectionIndexDidChange() }

  /// A row is shown below the header of its section, if that stays at the top.
  override func areaToShow(_ frame: CGRect, of item: IndexPath) -> CGRect {
    guard let table, table.style == .plain else { return frame }
    let header = table.rectForHeader(inSection: item.section).height
    return CGRect(x: frame.minX, y: frame.minY - header, width: frame.width, height: frame.height + header)
  }

  override var collapsedBarHeight: CGFloat { table?.collapsedBarHeight ?? 0 }

  override var motion: ScrollMotion { table?.motion ?? ownMotion }

  /// Cells are requested when they appear: the cells of a table view wait in its own queues.
  override var preparesCells: Bool { false }

  override var isTracking: Bool { table?.isTracking ?? false }

  /// The content offset of the table view.
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if let table, !isFollowing { table.contentOffset = newValue } else { super.contentOffset = newValue }
    }
  }

  override var contentSize: CGSize {
    get { super.contentSize }
    set {
      // First the table view keeps its offset in the new range.
      table?.takeContentSize(newValue)
      super.contentSize = newValue
    }
  }

  /// Takes over the bounds and the insets of the table view.
  func follow(_ bounds: CGRect) {
    guard self.bounds != bounds || center != CGPoint(x: bounds.midX, y: bounds.midY) else { return }
    let wasFollowing = isFollowing
    isFollowing = true
    defer { isFollowing = wasFollowing }
    self.bounds = bounds
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func changeBounds(from old: CGRect, to new: CGRect) {
    guard !isFollowing, !driver.assumesBounds, let table, new.origin != old.origin else {
      return super.changeBounds(from: old, to: new)
    }
    table.bounds.origin = new.origin
  }
}
