import Foundation
import ImageDecoding
import SystemPackage

@testable import GalleryApp

/// Photos and a folder for thumbnails, removed at the end.
final class ThumbnailFolder {
  /// 2001-09-09 01:46:40 UTC: long before the test.
  static let longAgo = 1_000_000_000

  let temporary = TemporaryFolder()
  let shared: SharedThumbnails

  init() { shared = SharedThumbnails(in: temporary.folder("cache"), program: "Tests-1") }

  /// A store, as after a new start.
  var store: ThumbnailStore {
    ThumbnailStore(in: temporary.path.appending("cache"), program: "Tests-1", niceValue: 0)
  }

  /// Writes a grey photo.
  ///
  /// - Parameters:
  ///   - orientation: The EXIF orientation; nil for none.
  ///   - seconds: The time of the last change, in seconds since 1970.
  func photo(
    _ name: String, width: Int = 1600, height: Int = 1200, gray: UInt8 = 90, orientation: UInt8? = nil,
    changed seconds: Int = longAgo
  ) -> FilePath {
    var pixels = [UInt8](repeating: gray, count: width * height * 4)
    for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    var bytes = Bitmap(width: width, height: height, pixels: pixels)!.jpegData(quality: 0.5)!
    if let orientation {
      // A segment APP1 after the start of the image, with one entry of TIFF: tag 0x0112, one short.
      let tiff: [UInt8] = [
        0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0,
      ]
      bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff, at: 2)
    }
    return file(name, bytes, changed: seconds)
  }

  /// Writes a file.
  @discardableResult
  func file(_ name: String, _ bytes: [UInt8], changed seconds: Int = longAgo) -> FilePath {
    let file = temporary.file(name, bytes)
    file.setModified(seconds)
    return file
  }

  /// The path of an entry below the folder of thumbnails.
  func entry(_ size: String, of file: FilePath) -> String {
    shared.folder.appending(size).appending(ThumbnailSubject(file)!.entryName!).string
  }

  /// The names of all files below the folder of thumbnails.
  var files: [String] {
    let all = FileManager.default.subpaths(atPath: shared.folder.string) ?? []
    return all.filter { $0.hasSuffix(".png") || $0.contains("opencollectionview") }.sorted()
  }
}

extension FilePath {
  /// Sets the time of the last change, in seconds since 1970.
  func setModified(_ seconds: Int) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
    withPlatformString { _ = utimensat(AT_FDCWD, $0, times, 0) }
  }
}

extension Bitmap {
  /// The brightness of the pixel in the middle.
  var middleGray: Int { Int(pixels[(height / 2 * width + width / 2) * 4 + 1]) }
}
