import CJPEG
import Glibc

/// Decodes a JPEG file with libjpeg-turbo.
///
/// A file with several scans, such as a progressive one, is read completely before the first row is delivered. Its
/// coefficients take 2 to 6 bytes per pixel. Other files need only a few rows of memory.
final class JPEGRowDecoder: RowDecoder {
  /// The maximum number of bytes of coefficients.
  private static let coefficientLimit = 1 << 30

  /// The size of the stored picture.
  let storedSize: (width: Int, height: Int)
  /// Whether all coefficients are kept in memory.
  let hasSeveralScans: Bool
  private(set) var width = 0
  private(set) var height = 0
  private let header: CJPEGHeader
  private let decoder: OpaquePointer
  private let stream: ByteStream

  /// Reads the file up to the pixels.
  init(_ reader: ImageReader, isCancelled: @escaping () -> Bool = { false }) throws(ImageDecodingError) {
    let stream = ByteStream(reader, isCancelled: isCancelled)
    let source = CJPEGSource(
      read: { context, buffer, capacity in
        ByteStream.from(context).read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
      },
      is_cancelled: { ByteStream.from($0).checkCancellation() },
      context: Unmanaged.passUnretained(stream).toOpaque())
    guard let decoder = cjpeg_create(source, Self.coefficientLimit) else {
      throw .corrupt(format: "jpeg", reason: "memory ran out")
    }
    var header = CJPEGHeader()
    guard cjpeg_read_header(decoder, &header) else {
      let error = Self.error(of: decoder, stream)
      cjpeg_destroy(decoder)
      throw error
    }
    (self.decoder, self.stream, self.header) = (decoder, stream, header)
    storedSize = (Int(header.width), Int(header.height))
    hasSeveralScans = header.has_several_scans
  }

  deinit { cjpeg_destroy(decoder) }

  /// The embedded colour profile.
  var profile: [UInt8]? {
    var count = 0
    guard let bytes = cjpeg_copy_profile(decoder, &count) else { return nil }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// The colours of the delivered rows.
  var colors: PixelColors {
    header.is_cmyk ? .cmyk(isInverted: header.is_inverted) : .rgb
  }

  /// Starts decoding at a number of eighths of the stored size, from 1 to 8. Sizes are rounded up.
  func start(eighths: Int) throws(ImageDecodingError) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard cjpeg_start(decoder, Int32(eighths), &width, &height) else { throw error }
    (self.width, self.height) = (Int(width), Int(height))
  }

  /// Restricts the rows to a range of columns, and as many more as the format requires. Returns the columns that are
  /// delivered.
  func crop(to columns: Range<Int>) throws(ImageDecodingError) -> Range<Int> {
    var (x, width) = (UInt32(columns.lowerBound), UInt32(columns.count))
    guard cjpeg_crop(decoder, &x, &width) else { throw error }
    self.width = Int(width)
    return Int(x)..<Int(x + width)
  }

  func skip(_ count: Int) throws(ImageDecodingError) {
    guard count > 0 else { return }
    // Small steps, to notice when the picture is no longer needed.
    for first in stride(from: 0, to: count, by: 256) {
      guard cjpeg_skip(decoder, UInt32(min(256, count - first))) else { throw error }
    }
  }

  func read(
    _ count: Int, into rows: UnsafeMutableRawPointer, rowBytes: Int
  ) throws(ImageDecodingError) {
    guard cjpeg_read(decoder, rows.assumingMemoryBound(to: UInt8.self), rowBytes, UInt32(count)) else {
      throw error
    }
    if let failure = stream.failure { throw failure }
  }

  var damage: ImageDecodingError? {
    var row: Int32 = 0
    guard let reason = cjpeg_damage(decoder, &row) else { return nil }
    let message = String(cString: reason)
    let storedRow = height > 0 ? Int(row) * storedSize.height / height : 0
    return .corrupt(
      format: "jpeg",
      reason: storedRow > 0 ? "\(message), after \(storedRow) of \(storedSize.height) rows" : message)
  }

  private var error: ImageDecodingError { Self.error(of: decoder, stream) }

  private static func error(of decoder: OpaquePointer, _ stream: ByteStream) -> ImageDecodingError {
    stream.failure ?? .corrupt(format: "jpeg", reason: String(cString: cjpeg_error(decoder)))
  }
}
