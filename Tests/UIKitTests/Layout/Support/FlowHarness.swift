import UIKit

/// A flow layout in a collection view of equal, empty cells.
@MainActor
final class FlowHarness {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let source: PlainSource

  init(
    _ sections: [Int], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 320, height: 400), delegate: (any UICollectionViewDelegate)? = nil
  ) {
    self.layout = layout
    source = PlainSource(sections)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  func footer(_ section: Int) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
  }
}
