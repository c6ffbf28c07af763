/// The pictures of a folder, by their names without the extension.
struct PicturesByStem {
  private let names: Set<FileName>
  private let stems: [ArraySlice<UInt8>: [FileName]]

  init(_ pictures: [FileName]) {
    names = Set(pictures)
    stems = Dictionary(grouping: pictures, by: \.stem)
  }

  func contains(_ picture: FileName) -> Bool { names.contains(picture) }

  /// The pictures to which a sidecar belongs that has their stem. If there are RAW files, it is theirs: programs keep such
  /// sidecars of them, and write into the other files directly.
  func owners(ofStem stem: [UInt8]) -> [FileName] {
    let all = stems[stem[...]] ?? []
    let raw = all.filter { $0.hasExtension(in: RawPicture.extensions) }
    return raw.isEmpty ? all : raw
  }
}
