import Dispatch
import ImageDecoding
import SystemPackage

/// Width over height of every picture of an album.
struct PictureProportions {
  /// One number a picture, a list a section.
  let ratios: [[Double]]

  /// Looks at all pictures, several at a time; files are opened, but not decoded.
  ///
  init(of album: Album) {
    ratios = album.sections.map { section in
      [Double](unsafeUninitializedCapacity: section.items.count) { buffer, count in
        // Every index is written by exactly one iteration, and all are done when the call returns.
        nonisolated(unsafe) let ratios = buffer
        DispatchQueue.concurrentPerform(iterations: section.items.count) { index in
          ratios.initializeElement(at: index, to: Self.ratio(of: section.items[index]))
        }
        count = section.items.count
      }
    }
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
