/// One call of ``ImageDecoder/image(of:size:limit:isCancelled:)``, for the decoders of the formats.
struct DecodingRequest {
  var size: DecodingSize
  var limit: Int
  var orientation: ImageOrientation
  var isCancelled: () -> Bool

  /// How many times more pixels than the limit a file may have that is decoded row by row. It needs little memory, but
  /// time.
  private static let rowFactor = 16

  /// Returns the size of the result in the stored orientation. Throws if there are too many pixels.
  ///
  /// - Parameters:
  ///   - stored: The size of the stored picture.
  ///   - isScalable: Whether the picture is drawn at the size of the result.
  ///   - hasRows: Whether the picture is decoded row by row.
  func storedTarget(
    of stored: (width: Int, height: Int), isScalable: Bool = false, hasRows: Bool = false
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    let seen = orientation.upright(width: stored.width, height: stored.height)
    let wanted = size.size(width: seen.width, height: seen.height, isScalable: isScalable)
    if !isScalable {
      let (fileLimit, overflow) = limit.multipliedReportingOverflow(by: hasRows ? Self.rowFactor : 1)
      try check(seen, limit: overflow ? .max : fileLimit)
    }
    try check(wanted, limit: limit)
    return orientation.upright(width: wanted.width, height: wanted.height)
  }

  private func check(_ size: (width: Int, height: Int), limit: Int) throws(ImageDecodingError) {
    let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    if overflow || count > limit { throw .tooLarge(width: size.width, height: size.height, limit: limit) }
  }

  func jpeg(_ reader: ImageReader) throws(ImageDecodingError) -> DecodedImage {
    let decoder = try JPEGRowDecoder(reader, isCancelled: isCancelled)
    let target = try storedTarget(of: decoder.storedSize, hasRows: !decoder.hasSeveralScans)
    // The smallest number of eighths that does not make the picture smaller than the target.
    let stored = decoder.storedSize
    let eighths = (1...8).first { eighths in
      (stored.width * eighths + 7) / 8 >= target.width && (stored.height * eighths + 7) / 8 >= target.height
    }
    try decoder.start(eighths: eighths ?? 8)
    let profile = decoder.profile.flatMap { ColorProfile($0) }
    return try assemble(decoder, to: target, PixelConversion(from: decoder.colors, profile: profile))
  }

  func png(_ reader: ImageReader) throws(ImageDecodingError) -> DecodedImage {
    let decoder = try PNGRowDecoder(reader, isCancelled: isCancelled)
    let target = try storedTarget(of: (decoder.width, decoder.height), hasRows: !decoder.isInterlaced)
    let profile = decoder.profile.flatMap { ColorProfile($0) }
    return try assemble(decoder, to: target, PixelConversion(from: .rgb, profile: profile))
  }

  func webP(_ reader: ImageReader) throws(ImageDecodingError) -> DecodedImage {
    let file = try WebPFile(reader)
    let target = try storedTarget(of: file.size)
    let rows =
      file.isAnimated
      ? try WebPAnimationDecoder(reader, limit: limit).firstFrame()
      : try file.rows(
        columns: 0..<file.size.width, rows: 0..<file.size.height, size: target, isCancelled: isCancelled)
    let profile = file.profile.flatMap { ColorProfile($0) }
    return try assemble(rows, to: target, PixelConversion(from: .rgb, profile: profile))
  }

  private func assemble(
    _ decoder: some RowDecoder, to target: (width: Int, height: Int), _ conversion: PixelConversion?
  ) throws(ImageDecodingError) -> DecodedImage {
    let assembly = BitmapAssembly(size: target, orientation: orientation, isCancelled: isCancelled)
    let bitmap = try assembly.bitmap(from: decoder, conversion)
    return DecodedImage(bitmap: bitmap, damage: decoder.damage)
  }
}
