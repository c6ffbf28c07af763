import UIKit

/// Describes the sections of an album: as a large picture with smaller ones beside it, or as a shelf.
@MainActor
final class FeaturedSections {
  /// A folder with at most this number of pictures is a shelf, if there are other folders.
  private static let maximumShelf = 12
  /// Half of the spacing between pictures, in points.
  private static let gap: CGFloat = 5
  /// The minimum width for four columns by default, in points. Narrower views have three.
  private static let minimumWideWidth: CGFloat = 600
  /// The possible numbers of columns. A large picture has two.
  static let columns = 3...12
  /// The height of a picture divided by its width.
  private static let proportion: CGFloat = 0.75

  /// The album to describe.
  var album: Album
  /// The number of columns of small pictures.
  var columns = FeaturedSections.columns.lowerBound
  /// The height of a section's header, in points.
  var headerHeight = SectionMetrics.usualHeaderHeight

  /// Returns the default number of columns in a view of a width in points.
  static func usualColumns(inWidth width: CGFloat) -> Int {
    width - 2 * (SectionMetrics.margin - gap) < minimumWideWidth ? 3 : 4
  }

  init(album: Album) { self.album = album }

  /// Returns the layout of a section in an environment.
  func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard album.sections.indices.contains(index) else { return nil }
    let margin = SectionMetrics.margin - Self.gap
    let width = environment.container.effectiveContentSize.width - 2 * margin
    let isShelf = album.sections.count > 1 && album.sections[index].items.count <= Self.maximumShelf
    let section = isShelf ? shelf(in: width) : mosaic(in: width)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: SectionMetrics.inset.top - Self.gap, leading: margin,
      bottom: SectionMetrics.inset.bottom - Self.gap, trailing: margin)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  /// Returns a row of pictures that scrolls separately and snaps to the edge of a picture.
  private func shelf(in width: CGFloat) -> NSCollectionLayoutSection {
    // By default, about four and a half pictures are visible.
    let usual = min(max((width / 4.5).rounded(), 130), 260)
    let side =
      (usual * CGFloat(Self.usualColumns(inWidth: width + 2 * (SectionMetrics.margin - Self.gap)))
      / CGFloat(columns)).rounded()
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(side), heightDimension: .absolute((side * Self.proportion).rounded())),
        subitems: [picture(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// Returns groups of a large picture on the left, a row of small ones, a large one on the right, and another row.
  ///
  /// The last group ends with its last picture, because its height is only estimated.
  private func mosaic(in width: CGFloat) -> NSCollectionLayoutSection {
    // Edges on whole points are sharp on every display. The rest of the row stays empty at its end.
    let side = (width / CGFloat(columns)).rounded(.down)
    let rowHeight = (side * Self.proportion).rounded()
    let large = picture(.absolute(2 * side), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(side), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: picture(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let besides = Array(repeating: column, count: columns - 2)
    let row = group([picture(.absolute(side), .fractionalHeight(1))], height: rowHeight)
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(6 * rowHeight)),
        subitems: [
          group([large] + besides, height: 2 * rowHeight), row,
          group(besides + [large], height: 2 * rowHeight),
          row,
        ]))
  }

  /// Returns a group of pictures side by side.
  private func group(_ subitems: [NSCollectionLayoutItem], height: CGFloat) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: subitems)
  }

  private func picture(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: Self.gap, leading: Self.gap, bottom: Self.gap, trailing: Self.gap)
    return item
  }
}
