/// The bytes of an image source in order, for decoders in C that ask for them.
///
/// A decoder cannot pass on an error of Swift. It sees the end of the file instead, and ``failure`` has the reason.
final class ByteStream {
  /// The error that ended the stream.
  private(set) var failure: ImageDecodingError?
  /// The offset of the next byte.
  private(set) var offset: Int
  private let reader: ImageReader
  private let isCancelled: () -> Bool

  init(_ reader: ImageReader, from offset: Int = 0, isCancelled: @escaping () -> Bool = { false }) {
    self.reader = reader
    self.offset = offset
    self.isCancelled = isCancelled
  }

  /// Copies the next bytes into a buffer. Returns their number, which is smaller than the buffer only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard failure == nil else { return 0 }
    do throws(ImageDecodingError) {
      let count = try reader.read(at: offset, into: buffer)
      offset += count
      return count
    } catch {
      failure = error
      return 0
    }
  }

  /// The number of bytes that follow.
  var remainingCount: Int { max(0, ((try? reader.count) ?? 0) - offset) }

  /// Returns whether the picture is no longer needed. Once true, it stays true.
  func checkCancellation() -> Bool {
    if failure == nil, isCancelled() { failure = .cancelled }
    return failure == .cancelled
  }

  /// The stream that a C function received as its context.
  static func from(_ context: UnsafeMutableRawPointer) -> ByteStream {
    Unmanaged<ByteStream>.fromOpaque(context).takeUnretainedValue()
  }
}
