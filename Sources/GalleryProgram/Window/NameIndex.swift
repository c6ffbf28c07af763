import Foundation
import GalleryApp
import Geometry
import Glibc

/// The names of an album's pictures and sections, prepared for finding parts of names without regard to case.
struct NameIndex: Sendable {
  /// The folded names in order, each followed by a zero, which no name contains. The title of a section follows the name of its
  /// first picture, after a separator.
  private var text: [UInt8] = []
  /// The position of each name in the text.
  private var starts: [Int] = []

  /// Prepares the names of an album.
  ///
  /// - Complexity: O(*n*) for *n* pictures.
  init(_ album: Album) {
    let count = album.itemCount
    starts.reserveCapacity(count)
    text.reserveCapacity(count * 16)
    for section in album.sections {
      for (place, item) in section.items.enumerated() {
        starts.append(text.count)
        appendName(of: item)
        if place == 0 { text += [Self.separator] + Self.folded(section.title) }
        text.append(0)
      }
    }
  }

  private mutating func appendName(of item: AlbumItem) {
    // Most names are printable ASCII, which needs no text processing.
    if case .file(let name, _, _) = item, name.bytes.allSatisfy({ (0x20...0x7E).contains($0) }) {
      for byte in name.bytes { text.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    } else {
      text += Self.folded(item.title)
    }
  }

  /// Separates two names of a picture. Names are shown without control characters.
  private static let separator: UInt8 = 1

  /// Returns the numbers of the pictures whose names contain a text, ascending, counted through all sections. A section whose
  /// title contains it is found by its first picture.
  ///
  /// - Complexity: O(*n*) for *n* bytes of names.
  func pictures(containing part: String) -> [Int] {
    let part = Self.folded(part)
    guard !part.isEmpty, !part.contains(where: { $0 <= Self.separator }) else { return [] }
    var found: [Int] = []
    text.withUnsafeBytes { text in
      var (position, picture) = (0, 0)
      while let place = text.place(of: part, from: position) {
        picture = (picture..<starts.count).partitionPoint { starts[$0] <= place } - 1
        found.append(picture)
        picture += 1
        guard picture < starts.count else { return }
        position = starts[picture]
      }
    }
    return found
  }

  private static func folded(_ text: String) -> [UInt8] {
    Array(text.lowercased().precomposedStringWithCanonicalMapping.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the first position, from another one on, at which bytes begin; nil if they do not occur.
  fileprivate func place(of part: [UInt8], from start: Int) -> Int? {
    guard let baseAddress, let first = part.first else { return nil }
    var position = start
    while position + part.count <= count,
      let match = memchr(baseAddress + position, Int32(first), count - part.count + 1 - position)
    {
      let place = UnsafeRawPointer(match) - baseAddress
      if memcmp(match, part, part.count) == 0 { return place }
      position = place + 1
    }
    return nil
  }
}
