import Glibc
import SystemPackage

extension [UInt8] {
  /// The bytes of a regular file; nil if it cannot be read, or is larger than a limit.
  init?(contentsOf file: FilePath, limit: Int) {
    // Opening a pipe without a writer must not block.
    let descriptor = file.withPlatformString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    let size = Int(status.st_size)
    self.init(unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let result = read(descriptor, start + count, size - count)
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { break }
        count += result
      }
    }
    guard count == size else { return nil }
  }
}
