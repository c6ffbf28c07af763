import GalleryApp
import Glibc
import SystemPackage

/// A list of paths on standard input: one per line, or each followed by a NUL byte as `find -print0` writes them.
enum PathList {
  /// Reads the whole list. Empty lines are skipped.
  static func read(from file: FileDescriptor = .standardInput) throws(Errno) -> [FilePath] {
    paths(in: try file.readToEnd())
  }

  /// A list of absolute paths, each followed by a NUL byte.
  static func bytes(of paths: [FilePath]) -> [UInt8] {
    paths.flatMap { path in
      path.absolute.withPlatformString { path in
        UnsafeBufferPointer(start: path, count: strlen(path) + 1).map { UInt8(bitPattern: $0) }
      }
    }
  }

  private static func paths(in bytes: [UInt8]) -> [FilePath] {
    // A name can contain a line break but no NUL byte, so a NUL byte decides.
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).map { path in
      FilePath(platformString: path.map { CChar(bitPattern: $0) } + [0])
    }
  }
}

extension FileDescriptor {
  /// Reads the bytes up to the end of the file.
  func readToEnd() throws(Errno) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      do {
        let count = try buffer.withUnsafeMutableBytes { try read(into: $0) }
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
      } catch {
        throw error as? Errno ?? .ioError
      }
    }
  }
}
