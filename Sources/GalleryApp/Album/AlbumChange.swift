/// A change of an album, expressed by pictures instead of index paths, so that it also applies to an album that
/// contains only some of the pictures.
enum AlbumChange {
  /// Moves a picture to the position of another one in its section.
  case move(AlbumItem, toPlaceOf: AlbumItem)
  /// Inserts pictures that are not in the album after another one; nil for the end.
  case insert([AlbumItem], after: AlbumItem?)
  /// Removes pictures. Their files are not changed.
  case remove(Set<AlbumItem>)
}
