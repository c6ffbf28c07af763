/// Pictures in sections, and what to call the whole.
public struct Album: Hashable, Sendable {
  /// What to call the album.
  public var title: String
  /// The sections, none of them empty.
  public var sections: [AlbumSection]

  /// Makes an album.
  public init(title: String, sections: [AlbumSection]) {
    self.title = title
    self.sections = sections
  }

  /// The number of pictures in all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}
