import CPNG

/// Decodes a PNG file with libspng.
///
/// An interlaced picture is kept in memory completely. Other pictures need only a few rows of memory.
final class PNGRowDecoder: RowDecoder {
  /// The maximum number of bytes of a chunk that is kept, such as a colour profile.
  private static let chunkLimit = 1 << 26
  /// The maximum width of a picture, because two rows are kept.
  private static let widthLimit = 1 << 22

  let width: Int
  let height: Int
  /// Whether the whole picture is kept in memory.
  let isInterlaced: Bool
  private(set) var damage: ImageDecodingError?
  private let context: OpaquePointer
  private let stream: ByteStream
  private let hasAlpha: Bool
  private var nextRow = 0
  private var isStarted = false
  /// All rows of an interlaced picture.
  private var deinterlaced: [UInt32] = []

  /// Reads the size of the picture.
  init(_ reader: ImageReader, isCancelled: @escaping () -> Bool = { false }) throws(ImageDecodingError) {
    let stream = ByteStream(reader, isCancelled: isCancelled)
    guard let context = spng_ctx_new(0) else {
      throw .corrupt(format: "png", reason: "memory ran out")
    }
    spng_set_chunk_limits(context, Self.chunkLimit, Self.chunkLimit)
    spng_set_png_stream(
      context,
      { _, stream, target, count in
        guard let stream, let target else { return SPNG_IO_ERROR.rawValue }
        let buffer = UnsafeMutableRawBufferPointer(start: target, count: count)
        guard ByteStream.from(stream).read(into: buffer) == count else { return SPNG_IO_EOF.rawValue }
        PNGRowDecoder.shortenTruncatedChunk(buffer, ByteStream.from(stream))
        return 0
      }, Unmanaged.passUnretained(stream).toOpaque())
    var header = spng_ihdr()
    let status = spng_get_ihdr(context, &header)
    guard status == 0, header.width <= Self.widthLimit else {
      spng_ctx_free(context)
      if let failure = stream.failure { throw failure }
      throw status == 0
        ? .tooLarge(width: Int(header.width), height: Int(header.height), limit: Self.widthLimit)
        : .corrupt(format: "png", reason: Self.message(status))
    }
    (self.context, self.stream) = (context, stream)
    (width, height) = (Int(header.width), Int(header.height))
    isInterlaced = header.interlace_method != 0
    var transparency = spng_trns()
    hasAlpha = header.color_type & 4 != 0 || spng_get_trns(context, &transparency) == 0
  }

  deinit { spng_ctx_free(context) }

  /// Corrects the length of a chunk of pixels that ends after the file. libspng would ignore the bytes that are there.
  private static func shortenTruncatedChunk(_ head: UnsafeMutableRawBufferPointer, _ stream: ByteStream) {
    guard head.count == 8, head[4...].elementsEqual("IDAT".utf8) else { return }
    let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
    let remaining = stream.remainingCount
    if length > remaining { head.copyBytes(from: UInt32(clamping: remaining).bigEndianBytes) }
  }

  /// The embedded colour profile; nil if there is none, or the picture states that it is sRGB.
  var profile: [UInt8]? {
    var intent: UInt8 = 0
    var profile = spng_iccp()
    guard spng_get_srgb(context, &intent) != 0, spng_get_iccp(context, &profile) == 0,
      let bytes = profile.profile
    else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: profile.profile_len))
  }

  func skip(_ count: Int) throws(ImageDecodingError) {
    guard count > 0 else { return }
    var row = [UInt32](repeating: 0, count: isInterlaced ? 0 : width)
    if isInterlaced { try deinterlace() }
    for _ in 0..<count {
      if !isInterlaced { _ = try decodeRow(&row) }
      nextRow += 1
    }
  }

  func read(
    _ count: Int, into rows: UnsafeMutableRawPointer, rowBytes: Int
  ) throws(ImageDecodingError) {
    if isInterlaced { try deinterlace() }
    for row in 0..<count {
      let target = rows + row * rowBytes
      if isInterlaced {
        deinterlaced.withUnsafeBytes { all in
          guard let start = all.baseAddress else { return }
          target.copyMemory(from: start + nextRow * width * 4, byteCount: width * 4)
        }
      } else if try !decodeRow(target) {
        fillWithGray(1, target, rowBytes: rowBytes)
      }
      nextRow += 1
    }
  }

  private func start() throws(ImageDecodingError) {
    guard !isStarted else { return }
    isStarted = true
    let status = spng_decode_image(
      context, nil, 0, Int32(SPNG_FMT_RGBA8.rawValue),
      Int32(SPNG_DECODE_PROGRESSIVE.rawValue | SPNG_DECODE_TRNS.rawValue))
    guard status == 0 else {
      if let failure = stream.failure { throw failure }
      throw .corrupt(format: "png", reason: Self.message(status))
    }
  }

  /// Decodes the next row. Returns false if it is missing.
  private func decodeRow(_ target: UnsafeMutableRawPointer) throws(ImageDecodingError) -> Bool {
    guard damage == nil else { return false }
    try start()
    if nextRow % 64 == 0, stream.checkCancellation() { throw .cancelled }
    let status = spng_decode_row(context, target, width * 4)
    guard status == 0 || status == SPNG_EOI.rawValue else {
      try noteDamage(status, isFirst: nextRow == 0, reason: "after \(nextRow) of \(height) rows")
      return false
    }
    premultiply(target, count: width)
    return true
  }

  /// Decodes all rows of an interlaced picture.
  private func deinterlace() throws(ImageDecodingError) {
    guard deinterlaced.isEmpty else { return }
    try start()
    deinterlaced = Array(repeating: 0xFF80_8080, count: width * height)
    var info = spng_row_info()
    var decodedRows = 0
    while spng_get_row_info(context, &info) == 0 {
      if decodedRows % 64 == 0, stream.checkCancellation() { throw .cancelled }
      let start = Int(info.row_num) * width
      let status = deinterlaced.withUnsafeMutableBytes { all in
        spng_decode_row(context, all.baseAddress.map { $0 + start * 4 }, width * 4)
      }
      if status == SPNG_EOI.rawValue { break }
      guard status == 0 else {
        try noteDamage(status, isFirst: decodedRows == 0, reason: "in pass \(Int(info.pass) + 1) of 7")
        break
      }
      decodedRows += 1
    }
    deinterlaced.withUnsafeMutableBytes { all in
      if let start = all.baseAddress { premultiply(start, count: width * height) }
    }
  }

  private func noteDamage(
    _ status: Int32, isFirst: Bool, reason: String
  ) throws(ImageDecodingError) {
    if let failure = stream.failure { throw failure }
    let message =
      status == SPNG_IO_EOF.rawValue || status == SPNG_EOF.rawValue
      ? "the file ends too early" : Self.message(status)
    let error = ImageDecodingError.corrupt(format: "png", reason: "\(message), \(reason)")
    if isFirst { throw error }
    damage = error
  }

  /// Exchanges red and blue, and multiplies both and green by alpha.
  private func premultiply(_ pixels: UnsafeMutableRawPointer, count: Int) {
    let words = pixels.assumingMemoryBound(to: UInt32.self)
    for index in 0..<count {
      let pixel = words[index]
      words[index] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
    }
    guard hasAlpha else { return }
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    for pixel in stride(from: 0, to: count * 4, by: 4) where bytes[pixel + 3] != 255 {
      for channel in pixel..<pixel + 3 { bytes[channel] = bytes[channel].premultiplied(by: bytes[pixel + 3]) }
    }
  }

  private static func message(_ status: Int32) -> String {
    spng_strerror(status).map { String(cString: $0) } ?? "error \(status)"
  }
}
