import Geometry
import LayoutCore

/// The layout of a table view: lists, with the heights that the delegate determines, and the animations of changed rows.
final class TableLayout: UICollectionViewCompositionalLayout {
  private weak var table: UITableView?
  /// The data change of the batch update under way.
  private var dataChange: UICollectionViewDataChange?
  /// Whether the heights of the rows are asked for again.
  private var asksForHeights = false

  init(_ table: UITableView) {
    self.table = table
    super.init { [weak table] section, environment in
      table?.sections.section(section, inWidth: environment.container.effectiveContentSize.width)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var mayReadInsets: Bool { false }

  // MARK: - Heights

  /// Asks for the heights of the rows again, as a batch update does in a table view.
  func askForHeightsAgain() {
    asksForHeights = true
    table?.boundaryViews.forgetAnswers()
    invalidateLayout()
  }

  /// Forgets all heights.
  func forgetHeights() { measurements.areSizesForgotten = true }

  override func dataDidChange(by change: UICollectionViewDataChange) {
    super.dataDidChange(by: change)
    dataChange = change
    table?.boundaryViews.forgetAnswers()
  }

  override func prepare() {
    super.prepare()
    asksForHeights = false
  }

  override func measurements(
    _ known: CompositionalMeasurements, beforePlacing section: Int
  ) -> CompositionalMeasurements {
    guard let table else { return known }
    let count = table.content.numberOfItems(inSection: section)
    var result = known
    if asksForHeights { renew(&result, section) }
    guard count > 0, table.heights.estimate(at: IndexPath(row: 0, section: section)) != nil else {
      return result
    }
    for row in 0..<count where result.size(ofItem: row) == nil {
      if let height = table.heights.estimate(at: IndexPath(row: row, section: section)) {
        result.setSize(Size2D(width: 1, height: Double(height)), ofItem: row)
      }
    }
    return result
  }

  /// Replaces the heights that are known by new ones.
  private func renew(_ known: inout CompositionalMeasurements, _ section: Int) {
    guard let table else { return }
    var rows: [Int] = []
    _ = known.carried { row in
      rows.append(row)
      return row
    }
    for row in rows {
      let path = IndexPath(row: row, section: section)
      guard let height = table.heights.row(at: path) ?? fittingHeight(at: path) else { continue }
      known.setSize(Size2D(width: 1, height: Double(height)), ofItem: row)
    }
  }

  /// The height of the content of a row on screen; nil for other rows.
  private func fittingHeight(at path: IndexPath) -> CGFloat? {
    let before = dataChange.map { $0.indexPath(before: path) } ?? path
    guard let before, let host = table?.content.visibleCell(at: before) as? TableRowCell else { return nil }
    return host.fittingHeight(inWidth: host.bounds.width)
  }

  // MARK: - Animations

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let dataChange, let animation = table?.animations.ofAppearingRow(at: itemIndexPath, in: dataChange)
    else { return attributes }
    return animation.applied(to: attributes ?? layoutAttributesForItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let dataChange,
      let animation = table?.animations.ofDisappearingRow(at: itemIndexPath, in: dataChange)
    else { return attributes }
    // Without an animation, the row is not to be seen above those that follow it.
    return (animation == .none ? .fade : animation).applied(to: attributes)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    table?.animations.removeAll()
    dataChange = nil
  }
}
