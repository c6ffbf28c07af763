import CWebP

/// A WebP file, decoded with libwebp.
struct WebPFile {
  /// The number of bytes that are read at a time.
  private static let chunkSize = 1 << 16

  /// The size of the stored picture.
  let size: (width: Int, height: Int)
  let isAnimated: Bool
  private let reader: ImageReader

  /// Reads the size of a picture.
  init(_ reader: ImageReader) throws(ImageDecodingError) {
    // The size is in the first or second chunk, but a colour profile may precede the second.
    var features = WebPBitstreamFeatures()
    var count = 1 << 12
    var status: VP8StatusCode
    repeat {
      let head = try reader.read(at: 0, count: count)
      status = WebPGetFeatures(head, head.count, &features)
      guard status == VP8_STATUS_NOT_ENOUGH_DATA, head.count == count else { break }
      count *= 16
    } while count <= 1 << 24
    guard status == VP8_STATUS_OK else { throw Self.error(status) }
    self.reader = reader
    size = (Int(features.width), Int(features.height))
    isAnimated = features.has_animation != 0
  }

  /// The embedded colour profile.
  var profile: [UInt8]? {
    guard let range = try? reader.chunk(named: "ICCP", in: .riff), range.count <= 1 << 24 else { return nil }
    return try? reader.read(at: range.lowerBound, count: range.count)
  }

  /// Decodes a part of the picture, reduced to a size. If the file is truncated, the missing rows are grey.
  ///
  /// libwebp needs a few rows of memory for lossy pictures, and the whole picture for lossless ones.
  func rows(
    columns: Range<Int>, rows: Range<Int>, size: (width: Int, height: Int), isCancelled: () -> Bool
  ) throws(ImageDecodingError) -> BufferedRows {
    var damage: ImageDecodingError?
    let picture = try Bitmap(width: size.width, height: size.height) {
      (target: UnsafeMutableRawBufferPointer) throws(ImageDecodingError) in
      target.initializeMemory(as: UInt32.self, repeating: 0xFF80_8080)
      damage = try decode(columns, rows, size, into: target, isCancelled)
    }
    guard let picture else { throw Self.error(VP8_STATUS_OUT_OF_MEMORY) }
    return BufferedRows(picture, damage: damage)
  }

  private func decode(
    _ columns: Range<Int>, _ rows: Range<Int>, _ size: (width: Int, height: Int),
    into target: UnsafeMutableRawBufferPointer, _ isCancelled: () -> Bool
  ) throws(ImageDecodingError) -> ImageDecodingError? {
    // libwebp keeps a pointer to the configuration.
    let config = UnsafeMutablePointer<WebPDecoderConfig>.allocate(capacity: 1)
    defer { config.deallocate() }
    config.initialize(to: WebPDecoderConfig())
    guard WebPInitDecoderConfig(config) != 0 else { throw Self.error(VP8_STATUS_INVALID_PARAM) }
    if (columns.count, rows.count) != self.size {
      config.pointee.options.use_cropping = 1
      config.pointee.options.crop_left = Int32(columns.lowerBound)
      config.pointee.options.crop_top = Int32(rows.lowerBound)
      config.pointee.options.crop_width = Int32(columns.count)
      config.pointee.options.crop_height = Int32(rows.count)
    }
    if size != (columns.count, rows.count) {
      config.pointee.options.use_scaling = 1
      config.pointee.options.scaled_width = Int32(size.width)
      config.pointee.options.scaled_height = Int32(size.height)
    }
    config.pointee.output.colorspace = MODE_bgrA
    config.pointee.output.is_external_memory = 1
    config.pointee.output.u.RGBA.rgba = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
    config.pointee.output.u.RGBA.stride = Int32(size.width * 4)
    config.pointee.output.u.RGBA.size = target.count
    guard let decoder = WebPIDecode(nil, 0, config) else { throw Self.error(VP8_STATUS_OUT_OF_MEMORY) }
    defer { WebPIDelete(decoder) }

    var offset = 0
    var status = VP8_STATUS_SUSPENDED
    while status == VP8_STATUS_SUSPENDED {
      guard !isCancelled() else { throw .cancelled }
      let bytes = try reader.read(at: offset, count: Self.chunkSize)
      guard !bytes.isEmpty else { break }
      status = WebPIAppend(decoder, bytes, bytes.count)
      offset += bytes.count
    }
    if status == VP8_STATUS_OK { return nil }
    var decodedRows: Int32 = 0
    WebPIDecGetRGB(decoder, &decodedRows, nil, nil, nil)
    guard decodedRows > 0, case .corrupt(let format, let reason) = Self.error(status) else {
      throw Self.error(status)
    }
    return .corrupt(
      format: format,
      reason: "\(reason), after \(Int(decodedRows) * rows.count / size.height) of \(rows.count) rows")
  }

  private static func error(_ status: VP8StatusCode) -> ImageDecodingError {
    let reason =
      switch status {
      case VP8_STATUS_OUT_OF_MEMORY: "memory ran out"
      case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: "the file ends too early"
      case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses an unsupported feature"
      default: "its data is invalid"
      }
    return .corrupt(format: "webp", reason: reason)
  }
}
