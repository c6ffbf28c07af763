/// One call of ``ImageDecoder/image(of:size:limit:isCancelled:)``, for the decoders of the formats.
struct DecodingRequest {
  var size: DecodingSize
  var limit: Int
  var orientation: ImageOrientation
  var isCancelled: () -> Bool

  /// Returns the size of the result in the stored orientation. Throws if there are too many pixels.
  func storedTarget(
    of stored: (width: Int, height: Int), isScalable: Bool = false
  ) throws(ImageDecodingError) -> (width: Int, height: Int) {
    let seen = orientation.upright(width: stored.width, height: stored.height)
    let wanted = size.size(width: seen.width, height: seen.height, isScalable: isScalable)
    for (width, height) in isScalable ? [wanted] : [seen, wanted] {
      let (count, overflow) = width.multipliedReportingOverflow(by: height)
      if overflow || count > limit { throw .tooLarge(width: width, height: height, limit: limit) }
    }
    return orientation.upright(width: wanted.width, height: wanted.height)
  }

  func jpeg(_ reader: ImageReader) throws(ImageDecodingError) -> DecodedImage {
    let decoder = try JPEGRowDecoder(reader, isCancelled: isCancelled)
    let target = try storedTarget(of: decoder.storedSize)
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
    let target = try storedTarget(of: (decoder.width, decoder.height))
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
