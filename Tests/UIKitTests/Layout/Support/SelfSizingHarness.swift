import UIKit

/// A flow layout with estimated sizes, in a collection view whose cells prefer sizes by their index paths.
@MainActor
final class SelfSizingHarness: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  var sections: [Int]
  var preferredSize: (IndexPath) -> CGSize
  var preferredBoundaryExtent: ((String, IndexPath) -> CGFloat)?
  /// The events that this harness and the layout record.
  var log: [String] = []
  /// The items that were asked for their size, in order.
  var asked: [IndexPath] = []
  /// The items whose cells were reported as displayed, and those reported as no longer displayed, in order.
  var displayed: [IndexPath] = []
  var ended: [IndexPath] = []

  init(
    _ sections: [Int], estimate: CGSize = CGSize(width: 300, height: 50),
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 300, height: 400), isLaidOut: Bool = true,
    preferredSize: @escaping (IndexPath) -> CGSize
  ) {
    self.layout = layout
    self.sections = sections
    self.preferredSize = preferredSize
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    layout.estimatedItemSize = estimate
    view.register(PreferredSizeCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(PreferredSizeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    if isLaidOut { view.layoutIfNeeded() }
  }

  func scroll(to offset: CGFloat) {
    if layout.scrollDirection == .vertical {
      view.contentOffset.y = offset
    } else {
      view.contentOffset.x = offset
    }
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Where the cells on screen stand on it.
  var places: [IndexPath: CGFloat] {
    let isVertical = layout.scrollDirection == .vertical
    return Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map { path in
        let frame = view.cellForItem(at: path)?.frame ?? .null
        return (path, isVertical ? frame.minY - view.contentOffset.y : frame.minX - view.contentOffset.x)
      })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append("cellForItemAt \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PreferredSizeCell)?.preferredSize = { [weak self] attributes in
      self?.log.append("preferred \(indexPath.item)")
      self?.asked.append(indexPath)
      return self?.preferredSize(indexPath) ?? attributes.size
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? PreferredSizeView)?.preferredSize = { [weak self] attributes in
      guard let extent = self?.preferredBoundaryExtent?(kind, indexPath) else { return attributes.size }
      return self?.layout.scrollDirection == .horizontal
        ? CGSize(width: extent, height: attributes.size.height)
        : CGSize(width: attributes.size.width, height: extent)
    }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log.append("willDisplay \(indexPath.item)")
    displayed.append(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended.append(indexPath)
  }
}
