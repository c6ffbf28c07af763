/// A change of a placeholder in an update.
enum PlaceholderChange {
  /// The placeholder is inserted at a presentation index path.
  case insert(DropPlaceholderContext, at: IndexPath)
  /// An item replaces the placeholder, at an index path of the data.
  case commit(DropPlaceholderContext, at: IndexPath)
  /// The placeholder is deleted.
  case delete(DropPlaceholderContext)
}
