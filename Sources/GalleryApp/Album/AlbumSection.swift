/// A section of an album: the pictures of one folder.
public struct AlbumSection: Hashable, Sendable {
  /// The title of the section.
  public var title: String
  /// The pictures, in the order in which they are shown.
  public var items: [AlbumItem]

  /// Creates a section.
  public init(title: String, items: [AlbumItem]) {
    self.title = title
    self.items = items
  }

  /// The number of pictures, in words.
  var summary: String { items.count == 1 ? "1 picture" : "\(items.count) pictures" }
}
