import CRawPreview
import Glibc
import ImageDecoding
import SystemPackage

/// RAW files of cameras, which are shown by the preview that the camera stored in them.
enum RawPicture {
  /// The file name extensions of formats that LibRaw reads, in lower case.
  static let extensions: Set<String> = [
    "3fr", "arw", "cr2", "cr3", "crw", "dcr", "dng", "erf", "fff", "iiq", "kdc", "mef", "mos", "mrw", "nef",
    "nrw", "orf", "pef", "raf", "raw", "rw2", "rwl", "sr2", "srf", "srw", "x3f",
  ]

  /// Whether a file is a RAW file, judging by its name.
  static func isNamed(_ file: FilePath) -> Bool { file.hasExtension(in: extensions) }

  /// Reads the preview of a RAW file, as a JPEG file, or as a PPM file for some old cameras; nil if there is none.
  ///
  /// - Throws: ``ImageDecodingError/missingDecoder(format:package:)`` if LibRaw is not installed.
  static func preview(of file: FilePath) throws(ImageDecodingError) -> [UInt8]? {
    guard crawpreview_is_available() else { throw .missingDecoder(format: "RAW", package: "libraw20") }
    var count = 0
    guard let bytes = file.withPlatformString({ crawpreview_read($0, &count) }) else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
