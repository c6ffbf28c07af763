/// A filter that leaves out pictures of an album.
struct AlbumFilter {
  /// The names of what is shown, for the user.
  let names: String
  /// Shows all pictures again.
  let remove: () -> Void
}
