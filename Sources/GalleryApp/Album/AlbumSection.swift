/// Pictures that belong together: those of one folder.
public struct AlbumSection: Hashable, Sendable {
  /// What to call them.
  public var title: String
  /// The pictures, in the order in which they are shown.
  public var items: [AlbumItem]

  /// Makes a section.
  public init(title: String, items: [AlbumItem]) {
    self.title = title
    self.items = items
  }

  /// How many pictures there are, in words.
  var summary: String { items.count == 1 ? "1 picture" : "\(items.count) pictures" }
}
