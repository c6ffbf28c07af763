import Glibc
import SystemPackage

/// The state of a file that changes whenever its contents are replaced.
struct FileVersion: Hashable, Sendable {
  /// The time of the last change of the contents, in seconds since 1970.
  let seconds: Int64
  /// The nanoseconds of that time.
  let nanoseconds: Int64
  /// The size in bytes.
  let byteCount: Int64
  /// The time of the last change of the contents, the time above or the name, in nanoseconds since 1970.
  private let changed: Int64
  /// The number of the file on its volume. Another file that takes its place has another number.
  private let inode: UInt64

  /// Reads the state of a regular file, or of that to which a link leads; nil if there is none.
  init?(of file: FilePath) {
    var status = stat()
    guard file.withPlatformString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    self.init(status)
  }

  /// The state of a file that `stat` has examined.
  init(_ status: stat) {
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
    byteCount = Int64(status.st_size)
    changed = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
    inode = UInt64(status.st_ino)
  }
}
