import UIKit

/// A compositional layout in a collection view of empty self-sizing cells, whose sizes depend on their index paths.
@MainActor
final class CompositionalHarness: NSObject, UICollectionViewDataSource {
  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  var sections: [Int]
  var preferredSize: ((IndexPath) -> CGSize)?

  init(
    _ sections: [Int], _ layout: UICollectionViewCompositionalLayout,
    size: CGSize = CGSize(width: 320, height: 480), preferredSize: ((IndexPath) -> CGSize)? = nil
  ) {
    self.layout = layout
    self.sections = sections
    self.preferredSize = preferredSize
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.register(PreferredSizeCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  convenience init(_ count: Int, _ section: NSCollectionLayoutSection) {
    self.init([count], UICollectionViewCompositionalLayout(section: section))
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func supplementaryFrame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: item, section: section))?
      .frame
  }

  /// The items on screen, in order.
  var shown: [Int] { view.indexPathsForVisibleItems.sorted().map(\.item) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let preferredSize { (cell as? PreferredSizeCell)?.preferredSize = { _ in preferredSize(indexPath) } }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// Rows as wide as there is room, with so many equal items each.
  static func rows(
    height: NSCollectionLayoutDimension = .absolute(100), columns: Int = 1
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        .fractionalWidth(1 / CGFloat(columns)), height.isEstimated ? height : .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height), subitems: [item]))
  }

  /// A shelf of tiles that is scrolled by itself.
  static func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.absolute(width), .absolute(80)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}
