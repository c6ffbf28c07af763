import Glibc
import ImageDecoding
import SystemPackage

/// Decides which files are pictures, at low cost: a folder may contain 100,000 of them.
enum PictureFormats {
  /// Whether a file that a user named is a picture: its extension is that of a picture format, or it begins like one.
  static func isPicture(_ file: FilePath) -> Bool {
    guard let component = file.lastComponent else { return false }
    let name = FileName(component)
    if let lowercasedExtension = name.lowercasedExtension, hasPictures(lowercasedExtension) { return true }
    return file.withPlatformString { beginsLikePicture($0, in: AT_FDCWD) }
  }

  /// Whether files with this extension, in lower case, are pictures.
  static func hasPictures(_ lowercasedExtension: [UInt8]) -> Bool {
    extensions.contains(lowercasedExtension)
  }

  /// Whether a file in an open folder begins with the signature of a common picture format. Used if the name does not
  /// decide.
  static func beginsLikePicture(_ name: UnsafePointer<CChar>, in folder: CInt) -> Bool {
    // Opening a pipe without a writer must not block.
    let descriptor = openat(folder, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: 12)
    let count = read(descriptor, &head, head.count)
    return signatures.contains { signature in
      count >= signature.count && zip(signature, head).allSatisfy { $0 == nil || $0 == $1 }
    }
  }

  /// The extensions that the decoder supports on this machine or could support with another loader. Such a file is
  /// shown by its name instead of being skipped.
  private static let extensions: Set<[UInt8]> = Set(
    pictureExtensions.union(VideoFile.extensions).map { Array($0.utf8) })

  /// Those of pictures.
  static let pictureExtensions: Set<String> = ImageDecoder.fileExtensions
    .union(["avif", "heic", "heif", "jxl", "svg", "webp"]).union(RawPicture.extensions)

  /// The first bytes of JPEG, PNG, GIF, TIFF (both byte orders), BMP and WebP; nil matches any byte.
  private static let signatures: [[UInt8?]] = [
    [0xFF, 0xD8, 0xFF],
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    Array("GIF8".utf8),
    [0x49, 0x49, 0x2A, 0x00],
    [0x4D, 0x4D, 0x00, 0x2A],
    Array("BM".utf8),
    Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8),
  ]
}
