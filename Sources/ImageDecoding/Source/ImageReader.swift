import Glibc

/// Reads parts of an image source, without keeping more of a file in memory than requested.
///
/// It owns a file descriptor.
final class ImageReader: Sendable {
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
    var failure: ImageDecodingError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(ImageDecodingError) {
        initialized = try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Copies bytes from an offset into a buffer. Returns their number, which is smaller than the buffer only at the end.
  func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(ImageDecodingError) -> Int {
    switch storage {
    case .bytes(let bytes):
      guard offset < bytes.count else { return 0 }
      let count = min(buffer.count, bytes.count - offset)
      bytes.withUnsafeBytes {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count]))
      }
      return count
    case .descriptor(let descriptor):
      var count = 0
      while count < buffer.count, let start = buffer.baseAddress {
        let result = pread(descriptor, start + count, buffer.count - count, off_t(offset + count))
        if result < 0, errno == EINTR { continue }
        if result < 0 { throw .unreadable(errno: errno) }
        if result == 0 { break }
        count += result
      }
      return count
    }
  }

  /// The number of bytes of the source.
  var count: Int {
    get throws(ImageDecodingError) {
      switch storage {
      case .bytes(let bytes): return bytes.count
      case .descriptor(let descriptor):
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
        return Int(status.st_size)
      }
    }
  }

  /// Returns all bytes; nil if there are more than `limit`.
  func readAll(limit: Int) throws(ImageDecodingError) -> [UInt8]? {
    if case .bytes(let bytes) = storage { return bytes.count <= limit ? bytes : nil }
    let count = try count
    return count <= limit ? try read(at: 0, count: count) : nil
  }
}
