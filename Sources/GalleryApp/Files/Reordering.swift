/// What returns a picture to its place, or pictures to their order, after the user has moved one by hand.
package struct Reordering: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    /// Moves a picture before another one of its section, or to the end, in the order that is not reversed.
    case place(AlbumItem, before: AlbumItem?)
    /// Gives the pictures of the folder another order. An empty one removes that which the user has made.
    case replace([FileName])
  }

  /// The picture that the user has moved.
  let item: AlbumItem
  /// Its section.
  let section: AlbumSection.Key
  var change: Change
  /// The arrangement that shows the order.
  var arrangement: AlbumArrangement

  init(
    of item: AlbumItem, in section: AlbumSection.Key, _ change: Change, _ arrangement: AlbumArrangement
  ) {
    (self.item, self.section, self.change, self.arrangement) = (item, section, change, arrangement)
  }
}
