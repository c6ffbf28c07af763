import UIKit

/// Shows an album as repeated groups of a large picture with smaller ones beside it. A folder of few pictures is a
/// shelf that scrolls sideways.
final class FeaturedPresentation: AlbumPresentation {
  private let sections: FeaturedSections

  let layout: UICollectionViewLayout
  var cellClass: AlbumCell.Type { PictureCell.self }

  init(album: Album) {
    let sections = FeaturedSections(album: album)
    self.sections = sections
    layout = UICollectionViewCompositionalLayout { sections.section($0, in: $1) }
  }

  func arrange(_ album: Album, in size: CGSize, scale: CGFloat) {}

  func albumDidChange(in controller: AlbumViewController) { sections.album = controller.album }
}
