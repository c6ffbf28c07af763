/// The source of a picture's bytes.
public enum ImageSource: Sendable {
  /// A file at a path given as bytes, because a file name on Linux is not always valid text.
  case file(path: [UInt8])
  /// Bytes in memory.
  case bytes([UInt8])

  /// A file at a null-terminated path, such as `FilePath.withPlatformString` passes.
  public static func file(platformString path: UnsafePointer<CChar>) -> ImageSource {
    var bytes: [UInt8] = []
    var next = path
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return .file(path: bytes)
  }

  /// A file at a path.
  public static func file(path: String) -> ImageSource { .file(path: Array(path.utf8)) }
}
