/// A change of an album, told by its pictures and not by their places: it means the same where only a part of the album
/// is shown.
enum AlbumChange {
  /// A picture takes the place of another one of its section.
  case move(AlbumItem, toPlaceOf: AlbumItem)
  /// Pictures that are not in the album come in behind another one; nil for the end.
  case insert([AlbumItem], after: AlbumItem?)
  /// Pictures are taken out; their files are left alone.
  case remove(Set<AlbumItem>)
}
