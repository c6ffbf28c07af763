import UIKit

/// A column that keeps a model of its own and carries it through updates by the update items alone.
class LibraryLayout: UICollectionViewLayout {
  /// What a row is before it is measured.
  var newRow: (IndexPath) -> ColumnModel.Row
  var model = ColumnModel()
  private(set) var isStale = true
  /// Whether the counts have changed, and the update items have not come yet.
  private(set) var awaitsUpdateItems = false

  required init(newRow: @escaping (IndexPath) -> ColumnModel.Row) {
    self.newRow = newRow
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// A layout of the same kind that knows the same of its rows.
  func twin() -> LibraryLayout {
    let model = model
    return type(of: self).init(newRow: { model.sections[$0.section][$0.item] })
  }

  var width: CGFloat { collectionView?.bounds.width ?? 0 }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      (isStale, awaitsUpdateItems) = (true, false)
    } else if context.invalidateDataSourceCounts {
      awaitsUpdateItems = true
    }
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard isStale, let collectionView else { return }
    isStale = false
    model.sections = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map {
        newRow(IndexPath(item: $0, section: section))
      }
    }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    awaitsUpdateItems = false
    let count = { [collectionView] in collectionView?.numberOfItems(inSection: $0) ?? 0 }
    didUpdate(model.apply(updateItems, count: count, newRow: newRow))
  }

  /// Called when the model has been carried through an update, with the paths after by the paths before.
  func didUpdate(_ successors: [IndexPath: IndexPath]) {}

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: model.height) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    model.rows(in: rect, width: width).map { attributes($0.path, $0.frame) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    model.frame(at: indexPath, width: width).map { attributes(indexPath, $0) }
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }
}
