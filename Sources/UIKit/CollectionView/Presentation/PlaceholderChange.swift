/// A change of a placeholder in an update.
enum PlaceholderChange {
  /// The placeholder is inserted at a presentation index path.
  case insert(PresentedPlaceholder, at: IndexPath)
  /// An item replaces the placeholder, at an index path of the data.
  case commit(PresentedPlaceholder, at: IndexPath)
  /// The placeholder is deleted.
  case delete(PresentedPlaceholder)
}
