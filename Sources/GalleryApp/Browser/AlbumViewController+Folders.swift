import SystemPackage
import UIKit

// Dragging pictures onto the header of a folder: moves them there, copies them with Ctrl, and links them with Alt.
extension AlbumViewController {
  /// The section whose header is under a drag and has a folder; nil if there is none.
  func sectionOfHeader(under session: any UIDropSession) -> Int? {
    guard files != nil else { return nil }
    let point = session.location(in: collectionView)
    let kind = UICollectionView.elementKindSectionHeader
    return collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).first { path in
      album.sections.indices.contains(path.section) && album.sections[path.section].folder != nil
        && collectionView.supplementaryView(forElementKind: kind, at: path)?.frame.contains(point) == true
    }?.section
  }

  /// Marks the header of a section as the target of a drop; none for nil.
  func markHeader(of section: Int?) {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = collectionView.supplementaryView(forElementKind: kind, at: path) as? SectionHeaderView
      header?.isDropTarget = path.section == section
    }
  }

  /// Places dragged pictures in the folder of a section: all selected ones, if the dragged one is among them.
  func drop(_ item: AlbumItem, onHeaderOf section: Int) {
    guard let files, let folder = album.sections[section].folder else { return }
    let selected = collectionView.selectedItems.sorted.map { self.item(at: $0) }
    let keys = keysOfDrag
    let items = selected.contains(item) ? selected : [item]
    Task {
      await files.place(
        items, in: folder, moves: keys.isDisjoint(with: [.control, .alternate]),
        links: keys.contains(.alternate))
    }
  }

  /// The modifier keys that are held with the finger or mouse button that drags.
  private var keysOfDrag: UIKeyModifierFlags {
    collectionView.gestureRecognizers?.first { [.began, .changed, .ended].contains($0.state) }?.modifierFlags
      ?? []
  }
}
