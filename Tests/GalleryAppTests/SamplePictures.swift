import Foundation

/// Files for tests to put into folders.
enum SamplePictures {
  /// A red PNG of 8 × 6 pixels.
  static let red = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mM4YaOBFTEMpAQAmkY4QQUQOaAAAAAASUVORK5CYII=")

  /// A red PNG of 6 × 8 pixels.
  static let upright = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAICAIAAABVpBlvAAAAEUlEQVR42mP4z8CAhhgGgxAAYvov0c0jUHIAAAAASUVORK5CYII=")

  /// The beginning of the first file, which breaks off amid its pixels.
  static let truncated = Array(red.prefix(44))

  private static func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64)!) }
}
