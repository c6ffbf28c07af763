import Dispatch
import ImageDecoding
import SystemPackage
import UIKit

/// The aspect ratio, width over height, of every picture of an album.
struct PictureProportions {
  /// The aspect ratios of the pictures of each section.
  private(set) var ratios: [[Double]]
  private let album: Album

  /// Reads all pictures, several at a time. Files are opened, but not decoded.
  ///
  /// - Parameters:
  ///   - album: The album.
  ///   - earlier: The proportions of pictures that were read before.
  init(of album: Album, knowing earlier: PictureProportions? = nil) {
    self.album = album
    let known = earlier?.byItem ?? [:]
    ratios = album.sections.map { section in
      [Double](unsafeUninitializedCapacity: section.items.count) { buffer, count in
        // Every index is written by exactly one iteration, and all iterations end before the call returns.
        nonisolated(unsafe) let ratios = buffer
        DispatchQueue.concurrentPerform(iterations: section.items.count) { index in
          let item = section.items[index]
          ratios.initializeElement(at: index, to: known[item] ?? Self.ratio(of: item))
        }
        count = section.items.count
      }
    }
  }

  /// Reads pictures again, because their files have changed.
  mutating func read(at paths: [IndexPath]) {
    for path in paths { ratios[path.section][path.item] = Self.ratio(of: album[path]) }
  }

  private var byItem: [AlbumItem: Double] {
    let pairs = zip(album.sections, ratios).flatMap { zip($0.items, $1) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the aspect ratio of one picture.
  ///
  /// Extreme ratios are limited. A picture that cannot be read is treated as square.
  static func ratio(of item: AlbumItem) -> Double {
    if let drawn = item.drawnAspectRatio { return drawn }
    if item.isVideo { return VideoFile.usualAspectRatio }
    guard let file = item.file, let properties = try? ImageDecoder.properties(of: .file(file)) else {
      return 1
    }
    return limited(Double(properties.width) / Double(properties.height))
  }

  /// Returns the ratio at which a picture is shown.
  static func limited(_ ratio: Double) -> Double { min(max(ratio, 0.4), 3) }
}
