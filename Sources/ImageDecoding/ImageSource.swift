/// Where a picture's bytes are.
public enum ImageSource: Sendable {
  /// A file, named by the bytes of its path: on Linux a name is not always text.
  case file(path: [UInt8])
  /// Bytes in memory.
  case bytes([UInt8])

  /// A file, named by a path as C has it, which ends in a null (`FilePath.withPlatformString` gives one).
  public static func file(platformString path: UnsafePointer<CChar>) -> ImageSource {
    var bytes: [UInt8] = []
    var next = path
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return .file(path: bytes)
  }

  /// A file, named by text.
  public static func file(path: String) -> ImageSource { .file(path: Array(path.utf8)) }
}
