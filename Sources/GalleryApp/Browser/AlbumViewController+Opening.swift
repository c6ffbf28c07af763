import UIKit

// Opening a picture, which leaves its cell meanwhile.
extension AlbumViewController {
  /// The duration of emptying a cell, in seconds.
  private static let emptying: TimeInterval = 0.12

  /// Opens a picture, as a double click and Return do.
  package func open(_ indexPath: IndexPath) { onOpen?(indexPath) }

  /// Shows the picture in its cell again, and empties the cell of the one that is open now.
  func openItemDidChange(from old: AlbumItem?) {
    guard isViewLoaded else { return }
    for cell in collectionView.visibleCells {
      guard let path = collectionView.indexPath(for: cell) else { continue }
      let item = item(at: path)
      if item == old { cell.contentView.alpha = opacity(of: item) }
      guard item == openItem else { continue }
      // What is around the picture does not leave abruptly.
      UIView.animate(withDuration: Self.emptying, delay: 0, options: .allowUserInteraction) {
        cell.contentView.alpha = 0
      }
    }
  }

  /// The opacity of what the cell of a picture shows.
  func opacity(of item: AlbumItem) -> CGFloat {
    item == openItem ? 0 : cutItems.contains(item) ? Self.cutOpacity : 1
  }

  /// The opacity of a picture that was cut.
  private static let cutOpacity: CGFloat = 0.4

  /// Shows in the visible cells which pictures were cut.
  func updateOpacity() {
    guard isViewLoaded else { return }
    for cell in collectionView.visibleCells {
      guard let path = collectionView.indexPath(for: cell) else { continue }
      cell.contentView.alpha = opacity(of: item(at: path))
    }
  }

  /// The cell of a picture; nil if it is not visible.
  func cell(of item: AlbumItem) -> (any AlbumCell)? {
    let path = collectionView.indexPathsForVisibleItems.first { album.item(at: $0) == item }
    return path.flatMap { collectionView.visibleCell(at: $0) as? any AlbumCell }
  }

  /// Selects a picture, deselects all others, and moves the focus to it. Has no effect if this presentation cannot show
  /// it.
  func selectOnly(_ item: AlbumItem) {
    guard let path = album.indexPath(of: item) else { return }
    collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
    collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    collectionView.takeFocus(to: path, from: collectionView)
  }
}
