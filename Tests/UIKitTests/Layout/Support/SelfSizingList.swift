import UIKit

/// Named items whose cells prefer the sizes stored here by name, in a flow layout with an estimate.
@MainActor
final class SelfSizingList: NSObject, UICollectionViewDataSource {
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  var sections: [[Int]]
  var sizes: [Int: CGSize] = [:]
  var headerExtents: [Int: CGFloat] = [:]
  /// The items that have been asked for their size, and not been changed since.
  var known: Set<Int> = []
  /// The items that cells were asked for, in order.
  private(set) var bound: [Int] = []

  /// - Parameter height: Of items whose size is not among `sizes`.
  init(_ sections: [[Int]], estimate: CGFloat = 50, height: CGFloat = 100) {
    self.sections = sections
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    for item in sections.joined() { sizes[item] = CGSize(width: 300, height: height) }
    layout.estimatedItemSize = CGSize(width: 300, height: estimate)
    view.register(PreferredSizeCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      PreferredSizeView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  /// Scrolls through all of a stretch, so that all in it is measured.
  func scroll(from start: CGFloat = 0, through end: CGFloat) {
    for offset in stride(from: start, through: end, by: 100) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
  }

  func update(_ change: @escaping () -> Void) {
    UIView.performWithoutAnimation { view.performBatchUpdates(change) }
    view.layoutIfNeeded()
  }

  func frame(_ item: Int) -> CGRect? {
    for (index, section) in sections.enumerated() {
      guard let place = section.firstIndex(of: item) else { continue }
      return layout.layoutAttributesForItem(at: [index, place])?.frame
    }
    return nil
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = sections[indexPath.section][indexPath.item]
    bound.append(item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PreferredSizeCell)?.preferredSize = { [weak self] attributes in
      self?.known.insert(item)
      return self?.sizes[item] ?? attributes.size
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    let name = sections[indexPath.section].first ?? -1
    (view as? PreferredSizeView)?.preferredSize = { [weak self] attributes in
      CGSize(width: attributes.size.width, height: self?.headerExtents[name] ?? attributes.size.height)
    }
    return view
  }
}
