/// The move of an item in a batch update.
struct ItemMove: Equatable {
  /// Its place before the update.
  let from: ItemPlace
  /// Its place after the update.
  let to: ItemPlace
}
