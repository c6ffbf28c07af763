/// The measures of lists, in points (Behaviour.md 25).
@MainActor
enum ListMetrics {
  /// The minimum height of a row.
  static let minimumRowHeight: CGFloat = 44
  /// The minimum height of a header or footer.
  static let minimumHeaderHeight: CGFloat = 28
  /// The radius of the corners of a box.
  static let cornerRadius: CGFloat = 10
  /// The margin between the edge of a row and its content.
  static let margin: CGFloat = 16
  /// The room between accessories, and between them and the content.
  static let accessorySpacing: CGFloat = 8
  /// The part of the row that the text of an accessory takes at most.
  static let maximumLabelFraction: CGFloat = 0.45
  /// The room above a group without a header.
  static let groupSpacing: CGFloat = 35

  /// The size of a row before it is measured.
  static var row: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(minimumRowHeight))
  }

  /// The insets of the rows in a section.
  static func insets(
    of list: UICollectionLayoutListConfiguration, inWidth width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    guard list.appearance.isGrouped else { return .zero }
    let side: CGFloat = list.appearance == .insetGrouped ? (width >= 414 ? 20 : 16) : 0
    return NSDirectionalEdgeInsets(
      top: list.headerMode == .none ? groupSpacing : 0, leading: side, bottom: 0, trailing: side)
  }

  /// The headers and footers of a section.
  static func boundaries(
    of list: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if list.headerMode == .supplementary {
      items.append(
        .init(layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if list.footerMode == .supplementary {
      items.append(
        .init(layoutSize: row, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    for item in items { item.pinToVisibleBounds = list.appearance == .plain }
    return items
  }

  /// The room above a header.
  static func headerTopPadding(of list: UICollectionLayoutListConfiguration) -> CGFloat {
    if let padding = list.headerTopPadding { return padding.isFinite ? max(0, padding) : 0 }
    return list.appearance.isGrouped ? 17 : 0
  }
}
