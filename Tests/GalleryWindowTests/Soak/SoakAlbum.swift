import Foundation
import ImageDecoding
import TestSupport

/// A folder of 100,000 photos: 60 different files, each under many names, and a few that cannot be shown.
final class SoakAlbum {
  /// A change of the files by another program.
  enum Change: CaseIterable {
    case delete, replace, breakOff, overwrite, add
  }

  static let count = 100_000
  private static let sections = 50

  let path: String
  private let originals: [URL]
  private var added = 0

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Soak-\(UUID())")
    path = folder.appendingPathComponent("album").path
    var originals: [URL] = []
    let files = folder.appendingPathComponent("files")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    for (index, file) in SoakPictures.files.enumerated() {
      let url = files.appendingPathComponent("\(index)")
      try Data(file).write(to: url)
      originals.append(url)
    }
    self.originals = originals
    for section in 0..<Self.sections {
      try FileManager.default.createDirectory(atPath: "\(path)/\(section)", withIntermediateDirectories: true)
    }
    // A prime step mixes the files, so that neighbours differ.
    for index in 0..<Self.count { try link(originals[index * 37 % originals.count], as: photo(index)) }
    for index in stride(from: 4_999, to: Self.count, by: 5_000) {
      try overwrite(photo(index), with: Data("no picture".utf8))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  private func photo(_ index: Int) -> String {
    "\(path)/\(index * Self.sections / Self.count)/p\(100_000 + index).jpg"
  }

  private func link(_ file: URL, as name: String) throws {
    try FileManager.default.linkItem(atPath: file.path, toPath: name)
  }

  /// Writes a file of its own under the name of a photo.
  private func overwrite(_ name: String, with data: Data) throws {
    try? FileManager.default.removeItem(atPath: name)
    try data.write(to: URL(fileURLWithPath: name))
  }

  /// Changes one photo.
  func perform(_ change: Change, at index: Int) throws {
    let (name, file) = (photo(index), originals[index % originals.count])
    switch change {
    case .delete: try? FileManager.default.removeItem(atPath: name)
    case .replace:
      try? FileManager.default.removeItem(atPath: name)
      try link(file, as: name)
    case .breakOff: try overwrite(name, with: try Data(contentsOf: file).prefix(2_000))
    case .overwrite: try overwrite(name, with: Data("no picture".utf8))
    case .add:
      added += 1
      try link(file, as: "\(path)/0/added \(added).jpg")
    }
  }
}
