import UIKit

/// Shows an album as repeated groups of a large picture with smaller ones beside it. A folder of few pictures is a
/// shelf that scrolls sideways.
final class FeaturedPresentation: AlbumPresentation {
  private var album: Album
  private var headerHeight = SectionMetrics.usualHeaderHeight
  /// The sections of the layouts in use.
  private var sections: [ObjectIdentifier: FeaturedSections] = [:]

  var layout: UICollectionViewLayout { columns.layout }
  var cellClass: AlbumCell.Type { PictureCell.self }
  var resizing: (any ThumbnailResizing)? { columns }

  var pageTransition: PageTransition { .zoom }

  init(album: Album) { self.album = album }

  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    headerHeight = SectionMetrics.headerHeight(for: traits)
    columns.arrange(usualColumns: FeaturedSections.usualColumns(inWidth: size.width))
  }

  func albumDidChange(in controller: AlbumViewController, by updates: AlbumUpdates?) {
    album = controller.album
    for section in sections.values { section.album = album }
  }

  private lazy var columns: ColumnResizing = ColumnResizing(columns: FeaturedSections.columns) {
    [unowned self] in
    let sections = FeaturedSections(album: album)
    let layout = UICollectionViewCompositionalLayout { sections.section($0, in: $1) }
    self.sections[ObjectIdentifier(layout)] = sections
    return layout
  } configure: { [unowned self] layout, columns in
    guard let sections = sections[ObjectIdentifier(layout)] else { return }
    if (sections.columns, sections.headerHeight) != (columns, headerHeight) {
      (sections.columns, sections.headerHeight) = (columns, headerHeight)
      layout.invalidateLayout()
    }
    let live = Set(self.columns.layouts.map { ObjectIdentifier($0) } + [ObjectIdentifier(layout)])
    self.sections = self.sections.filter { live.contains($0.key) }
  }
}
