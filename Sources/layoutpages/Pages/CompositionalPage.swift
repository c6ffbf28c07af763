import UIKit

extension Page {
  static let compositional = Page(
    name: "UICollectionViewCompositionalLayout", pictureName: "compositional", module: "UIKit",
    makeScene: makeCompositional,
    variants: Variant.all(
      of: makeCompositional, with: UICollectionViewCompositionalLayout.self,
      [
        "fractional": { show(row(width: .fractionalWidth(0.25), height: .fractionalWidth(0.25)), in: $0) },
        "absolute": { show(row(width: .absolute(130), height: .absolute(60)), in: $0) },
        "fixed": { show(row(spacing: .fixed(10)), in: $0) },
        "flexible": { show(row(spacing: .flexible(10)), in: $0) },
        "contentInsets": {
          let section = row(spacing: .fixed(10))
          section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)
          show(section, in: $0)
        },
        "interGroupSpacing": {
          let section = row(spacing: .fixed(10))
          section.interGroupSpacing = 30
          show(section, in: $0)
        },
        "orthogonal": {
          let section = row(groupWidth: .fractionalWidth(0.6), spacing: .fixed(10))
          section.orthogonalScrollingBehavior = .continuous
          section.interGroupSpacing = 30
          show(section, in: $0)
        },
        "orthogonal-centered": {
          let section = row(groupWidth: .fractionalWidth(0.6), spacing: .fixed(10))
          section.orthogonalScrollingBehavior = .groupPagingCentered
          section.interGroupSpacing = 30
          show(section, in: $0)
        },
        "header": {
          let section = row(spacing: .fixed(10))
          section.boundarySupplementaryItems = [header(pins: false)]
          show(section, in: $0)
        },
        "header-pinned": {
          let section = row(spacing: .fixed(10))
          section.boundarySupplementaryItems = [header(pins: true)]
          show(section, in: $0)
        },
        "custom": { show(NSCollectionLayoutSection(group: staircase), in: $0) },
      ]))

  private static func makeCompositional() -> Scene {
    // code UICollectionViewCompositionalLayout
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }
    let large = NSCollectionLayoutItem(layoutSize: size(0.6, 1))
    let small = NSCollectionLayoutItem(layoutSize: size(1, 0.5))
    for item in [large, small] {
      item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    let column = NSCollectionLayoutGroup.vertical(layoutSize: size(0.4, 1), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(1, 0.6), subitems: [large, column])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))

    let cards = Cards(40)
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    // end
    return Scene(view)
  }

  /// Rows of items.
  private static func row(
    width: NSCollectionLayoutDimension = .absolute(80), height: NSCollectionLayoutDimension = .absolute(60),
    groupWidth: NSCollectionLayoutDimension = .fractionalWidth(1), spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: groupWidth, heightDimension: height),
      subitems: [item])
    group.interItemSpacing = spacing
    let section = NSCollectionLayoutSection(group: group)
    if spacing == nil {
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: groupWidth, heightDimension: height),
          subitems: [item]))
    }
    section.interGroupSpacing = 10
    return section
  }

  private static func header(pins: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = pins
    return header
  }

  /// Five items in descending order, with custom frames.
  private static var staircase: NSCollectionLayoutGroup {
    .custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(150))
    ) { environment in
      let step = environment.container.effectiveContentSize.width / 5
      return (0..<5).map { number in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(number) * step + 3, y: CGFloat(number) * 25, width: step - 6, height: 40))
      }
    }
  }

  /// Replaces the section of the page. A section with a header is shown scrolled.
  private static func show(
    _ section: NSCollectionLayoutSection, in layout: UICollectionViewCompositionalLayout
  ) {
    guard let view = layout.collectionView else { return }
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: section.boundarySupplementaryItems.isEmpty ? 0 : 20)
  }
}
