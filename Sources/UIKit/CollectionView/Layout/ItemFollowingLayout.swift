/// A layout that keeps what it was told of items, and takes it along when they move.
///
/// UIKit tells a layout of an update only after it has been prepared for the data that follows from it. The layouts of
/// this package are told before, so that they need not ask about a million items again because one is new.
@MainActor
package protocol ItemFollowingLayout: UICollectionViewLayout {
  /// Called in a batch update, after the invalidation and before `prepare()`.
  func dataDidChange(by rearrangement: ItemRearrangement)
}
