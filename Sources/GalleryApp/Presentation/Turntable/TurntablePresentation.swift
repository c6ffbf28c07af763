import CollectionLayouts
import UIKit

/// Shows an album on a turning disc, below a pointer that marks the current picture.
final class TurntablePresentation: AlbumPresentation {
  private let turntable = TurntableLayout()

  var layout: UICollectionViewLayout { turntable }
  var cellClass: AlbumCell.Type { SectorCell.self }
  var supplementaryViewClasses: [String: UICollectionReusableView.Type] {
    [TurntableLayout.elementKindPointer: PointerView.self, TurntableLayout.elementKindHub: HubView.self]
  }

  var pageTransition: PageTransition { .wheel }

  init() {
    turntable.visibleSectors = 12
    turntable.minimumInteritemSpacing = 4
  }

  /// Makes a disc with a margin for the pointer.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection) {
    let side = min(size.width, size.height)
    let margin = (0.06 * side).rounded()
    turntable.sectionInset = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    turntable.innerRadius = (0.09 * side).rounded()
    turntable.hubReferenceSize = CGSize(width: 0.16 * side, height: 0.16 * side)
    turntable.pointerReferenceSize = CGSize(width: 0.07 * side, height: 0.09 * side)
  }
}
