/// A change of which pictures an album has, or of their order.
public enum AlbumEdit: String, CaseIterable, Hashable, Sendable {
  /// The picture taken away last comes back, or a copy of the last one.
  case insert
  /// A picture in the middle of the view is taken away.
  case delete
  /// A picture in the middle of the view goes to the beginning of its section, the first one to the end.
  case move
  /// The pictures of the section in the middle of the view change places, the same way every time.
  case shuffle
}
