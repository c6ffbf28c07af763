import Dispatch
import ImageDecoding
import SystemPackage

/// Width over height of every picture of an album.
struct PictureProportions {
  /// One number a picture, a list a section.
  let ratios: [[Double]]
  private let album: Album

  /// Looks at all pictures, several at a time; files are opened, but not decoded.
  ///
  /// - Parameter earlier: What is known of some of the pictures already.
  init(of album: Album, knowing earlier: PictureProportions? = nil) {
    self.album = album
    let known = earlier?.byItem ?? [:]
    ratios = album.sections.map { section in
      [Double](unsafeUninitializedCapacity: section.items.count) { buffer, count in
        // Every index is written by exactly one iteration, and all are done when the call returns.
        nonisolated(unsafe) let ratios = buffer
        DispatchQueue.concurrentPerform(iterations: section.items.count) { index in
          let item = section.items[index]
          ratios.initializeElement(at: index, to: known[item] ?? Self.ratio(of: item))
        }
        count = section.items.count
      }
    }
  }

  private var byItem: [AlbumItem: Double] {
    let pairs = zip(album.sections, ratios).flatMap { zip($0.items, $1) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Width over height of one picture.
  ///
  /// Very long and very high pictures count as less so, and one that cannot be read as square.
  static func ratio(of item: AlbumItem) -> Double {
    if let drawn = item.drawnAspectRatio { return drawn }
    guard let source = item.file?.withPlatformString({ ImageSource.file(platformString: $0) }),
      let properties = try? ImageDecoder.properties(of: source)
    else { return 1 }
    return min(max(Double(properties.width) / Double(properties.height), 0.4), 3)
  }
}
