// Lists.
extension NSCollectionLayoutSection {
  /// Returns a section that is a list: rows of the full width, with estimated heights.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = ListMetrics.row
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    section.contentInsets = ListMetrics.insets(
      of: configuration, inWidth: layoutEnvironment.container.effectiveContentSize.width)
    section.boundarySupplementaryItems = ListMetrics.boundaries(of: configuration)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout in which each section is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
