import SystemPackage

extension Album {
  /// Returns the album with the pictures of folders in the order that the user gave them. Pictures without a place follow
  /// in their present order.
  ///
  /// - Parameters:
  ///   - orders: The orders by the absolute paths of folders.
  ///   - isReversed: Whether the pictures are in the reversed order, behind those without a place.
  package func ordered(by orders: [FilePath: [FileName]], isReversed: Bool = false) -> Album {
    guard !orders.isEmpty else { return self }
    var album = self
    for (number, section) in sections.enumerated() {
      guard let folder = section.folder, let names = orders[folder.absolute] else { continue }
      let places = Dictionary(zip(names, 1...)) { first, _ in first }
      let keys = section.items.enumerated().map { index, item -> (place: Int, index: Int) in
        let place = item.fileName.flatMap { places[$0] } ?? names.count + 1
        return (isReversed ? -place : place, index)
      }
      album.sections[number].items = keys.sorted { $0 < $1 }.map { section.items[$0.index] }
    }
    return album
  }
}

extension AlbumSection {
  /// The names of the files, in order.
  package var fileNames: [FileName] { items.compactMap(\.fileName) }
}

extension AlbumItem {
  /// The name of a file; nil for a picture that the program draws.
  var fileName: FileName? {
    if case .file(let name, _, _) = self { name } else { nil }
  }
}
