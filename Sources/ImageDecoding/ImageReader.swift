import Glibc

/// Reads parts of an image source, without keeping more of a file in memory than requested.
///
/// It owns a file descriptor, so it is not copyable.
struct ImageReader: ~Copyable {
  private enum Storage {
    case descriptor(Int32)
    case bytes([UInt8])
  }
  private let storage: Storage

  /// Opens a source. Only regular files are read, because a pipe could block forever.
  init(_ source: ImageSource) throws(ImageDecodingError) {
    switch source {
    case .bytes(let bytes):
      storage = .bytes(bytes)
    case .file(let path):
      guard !path.contains(0) else { throw .unreadable(errno: ENOENT) }
      let descriptor = (path + [0]).withUnsafeBytes { buffer in
        open(buffer.assumingMemoryBound(to: CChar.self).baseAddress!, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      }
      guard descriptor >= 0 else { throw .unreadable(errno: errno) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        close(descriptor)
        throw .unreadable(errno: isFolder ? EISDIR : EINVAL)
      }
      storage = .descriptor(descriptor)
    }
  }

  deinit {
    if case .descriptor(let descriptor) = storage { close(descriptor) }
  }

  /// Returns up to `count` bytes from an offset; fewer only at the end.
  func read(at offset: Int, count: Int) throws(ImageDecodingError) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    switch storage {
    case .bytes(let bytes):
      guard offset < bytes.count else { return [] }
      return Array(bytes[offset..<min(bytes.count, offset + min(count, bytes.count))])
    case .descriptor(let descriptor):
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        while initialized < count {
          let result = pread(
            descriptor, buffer.baseAddress! + initialized, count - initialized, off_t(offset + initialized))
          if result < 0, errno == EINTR { continue }
          if result < 0 { failure = errno }
          if result <= 0 { break }
          initialized += result
        }
      }
      guard failure == 0 else { throw .unreadable(errno: failure) }
      return bytes
    }
  }
}
