import SystemPackage

/// A section of an album: the pictures of one folder.
package struct AlbumSection: Hashable, Sendable {
  /// The title of the section.
  package var title: String
  /// The pictures, in the order in which they are shown.
  package var items: [AlbumItem]
  /// The folder that the section shows; nil if it shows something else.
  package var folder: FilePath?

  /// Creates a section.
  package init(title: String, items: [AlbumItem], folder: FilePath? = nil) {
    self.title = title
    self.items = items
    self.folder = folder
  }

  /// The number of pictures, in words.
  var summary: String { GalleryText.pictures(items.count) }
}
