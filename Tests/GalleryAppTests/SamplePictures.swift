import Foundation

/// Files for tests to put into folders.
enum SamplePictures {
  /// A red PNG of 8 × 6 pixels.
  static let red = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mM4YaOBFTEMpAQAmkY4QQUQOaAAAAAASUVORK5CYII=")

  /// The beginning of that file, which breaks off amid its pixels.
  static let truncated = Array(red.prefix(44))

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64)!) }
}
