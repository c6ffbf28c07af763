/// What becomes of a placeholder in an update.
enum PlaceholderChange {
  /// It comes in at a presented path.
  case insert(DropPlaceholderContext, at: IndexPath)
  /// An item takes its place, which comes into the data at a path.
  case commit(DropPlaceholderContext, at: IndexPath)
  /// It goes.
  case delete(DropPlaceholderContext)
}
