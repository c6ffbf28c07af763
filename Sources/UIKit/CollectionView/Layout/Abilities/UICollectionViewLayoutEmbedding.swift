/// A layout that adds views of its own to its collection view, such as scroll views for single sections.
///
/// Not part of Apple's UIKit, where only the compositional layout can do this.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutEmbedding: UICollectionViewLayout {
  /// Called when the layout is used by another collection view than before, or by none. Remove the views.
  func collectionViewDidChange()

  /// Called at the end of a layout pass, when the elements in the visible area are on screen. Place the views.
  func layoutDidPass()

  /// Scrolls the views so that an item is visible in one of them. The collection view itself scrolls afterwards.
  func scrollEmbeddedViews(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool)

  /// Called after a pass in which elements were measured, while the collection view scrolls to an item. Leads the views to
  /// where the item is now, and returns whether one of them still moves.
  func followItem(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition) -> Bool

  /// Returns whether a section scrolls in a view of its own, so that arrow keys lead to its items out of view.
  func scrollsSeparately(section: Int) -> Bool
}

extension UICollectionViewLayoutEmbedding {
  /// Returns false.
  public func followItem(_ indexPath: IndexPath, at position: UICollectionView.ScrollPosition) -> Bool {
    false
  }

  /// Returns false.
  public func scrollsSeparately(section: Int) -> Bool { false }
}
