import SystemPackage

/// The sidecars that a command changes together with pictures.
struct Sidecars: Sendable {
  /// By the picture that each of them follows.
  private var sidecars: [FilePath: [Sidecar]] = [:]

  /// No sidecars.
  init() {}

  /// Finds the sidecars of pictures.
  ///
  /// - Parameters:
  ///   - pictures: The pictures.
  ///   - areLeaving: Whether the pictures will not be where they are any more. A sidecar of several pictures follows when the
  ///     last one leaves.
  /// - Complexity: O(*n*) for *n* files in the folders of the pictures.
  init(of pictures: [FilePath], areLeaving: Bool) {
    for (folder, files) in Dictionary(grouping: pictures, by: { $0.removingLastComponent() }) {
      find(files, in: folder, areLeaving: areLeaving)
    }
  }

  private mutating func find(_ files: [FilePath], in folder: FilePath, areLeaving: Bool) {
    guard let listing = try? FolderListing(of: folder.isEmpty ? "." : folder), !listing.sidecars.isEmpty
    else {
      return
    }
    let names = files.compactMap { $0.lastComponent.map { FileName($0) } }
    let places = Dictionary(zip(names, 0...)) { first, _ in first }
    let pictures = PicturesByStem(listing.pictures)
    for name in listing.sidecars.sorted() {
      guard let (sidecar, owners) = Sidecar.named(name, in: folder, beside: pictures) else { continue }
      let places = owners.compactMap { places[$0] }
      guard let first = places.min(), !areLeaving || places.count == owners.count else { continue }
      sidecars[files[first], default: []].append(sidecar)
    }
  }

  /// The sidecars that follow a picture.
  subscript(picture: FilePath) -> [Sidecar] { sidecars[picture] ?? [] }

  /// The files of all sidecars.
  var files: Set<FilePath> { Set(sidecars.values.lazy.joined().map(\.file)) }
}
