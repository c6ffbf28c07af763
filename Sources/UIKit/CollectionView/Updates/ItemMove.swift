/// The move of an item in a batch update.
struct ItemMove: Equatable {
  /// The index path of the item before the update.
  let from: ItemPosition
  /// The index path of the item after the update.
  let to: ItemPosition
}
