/// One call of ``ImageDecoder/region(of:rect:reduction:limit:isCancelled:)``, for the decoders of the formats.
struct RegionRequest {
  /// The region in pixels of the reduced upright picture.
  var rect: PixelRect
  /// A power of two.
  var reduction: Int
  var limit: Int
  var orientation: ImageOrientation
  var isCancelled: () -> Bool

  /// Columns and rows of the reduced stored picture.
  typealias Cells = (columns: Range<Int>, rows: Range<Int>)

  /// Returns the region in the reduced stored picture; nil if it is empty. Throws if it is too large.
  private func cells(of stored: (width: Int, height: Int)) throws(ImageDecodingError) -> Cells? {
    let size = (width: reduced(stored.width, by: reduction), height: reduced(stored.height, by: reduction))
    let upright = orientation.upright(width: size.width, height: size.height)
    guard let seen = rect.clamped(width: upright.width, height: upright.height) else { return nil }
    try check(width: seen.columns.count, height: seen.rows.count)
    // The opposite corners of the region, in the stored picture.
    let walk = orientation.walk(
      bytesPerPixel: 1, bytesPerRow: size.width, width: size.width, height: size.height)
    let corners = [
      (seen.columns.lowerBound, seen.rows.lowerBound),
      (seen.columns.upperBound - 1, seen.rows.upperBound - 1),
    ].map { x, y in (walk.first + x * walk.column + y * walk.row).quotientAndRemainder(dividingBy: size.width)
    }
    let columns = [corners[0].remainder, corners[1].remainder].sorted()
    let rows = [corners[0].quotient, corners[1].quotient].sorted()
    return (columns[0]..<columns[1] + 1, rows[0]..<rows[1] + 1)
  }

  private func check(width: Int, height: Int) throws(ImageDecodingError) {
    let (count, isOverflow) = width.multipliedReportingOverflow(by: height)
    if isOverflow || count > limit { throw .tooLarge(width: width, height: height, limit: limit) }
  }

  private func reduced(_ count: Int, by factor: Int) -> Int { (count - 1) / factor + 1 }

  /// The pixels of cells, each of which has a side of `factor` pixels, in a picture of `count` pixels.
  private func pixels(of cells: Range<Int>, factor: Int, count: Int) -> Range<Int> {
    cells.lowerBound * factor..<min(cells.upperBound * factor, count)
  }

  func jpeg(_ reader: ImageReader) throws(ImageDecodingError) -> DecodedImage? {
    let decoder = try JPEGRowDecoder(reader, isCancelled: isCancelled)
    guard let cells = try cells(of: decoder.storedSize) else { return nil }
    let divisor = min(reduction, 8)
    let factor = reduction / divisor
    try decoder.start(eighths: 8 / divisor)
    let profile = decoder.profile.flatMap { ColorProfile($0) }
    let conversion = PixelConversion(from: decoder.colors, profile: profile)
    let columns = pixels(of: cells.columns, factor: factor, count: decoder.width)
    let rows = pixels(of: cells.rows, factor: factor, count: decoder.height)
    // At a cut, the decoder lacks the neighbours from which it interpolates colours.
    let margin = 16
    let needed = max(0, columns.lowerBound - margin)..<min(decoder.width, columns.upperBound + margin)
    let delivered = needed.count < decoder.width ? try decoder.crop(to: needed) : needed
    let left = columns.lowerBound - delivered.lowerBound
    return try assemble(
      decoder, columns: left..<left + columns.count, rows: rows, cells, factor, conversion)
  }

  func png(_ reader: ImageReader) throws(ImageDecodingError) -> DecodedImage? {
    let decoder = try PNGRowDecoder(reader, isCancelled: isCancelled)
    if decoder.isInterlaced { try check(width: decoder.width, height: decoder.height) }
    guard let cells = try cells(of: (decoder.width, decoder.height)) else { return nil }
    let profile = decoder.profile.flatMap { ColorProfile($0) }
    return try assemble(
      decoder, columns: pixels(of: cells.columns, factor: reduction, count: decoder.width),
      rows: pixels(of: cells.rows, factor: reduction, count: decoder.height), cells, reduction,
      PixelConversion(from: .rgb, profile: profile))
  }

  func webP(_ reader: ImageReader) throws(ImageDecodingError) -> DecodedImage? {
    let file = try WebPFile(reader)
    if file.isAnimated {
      let request = DecodingRequest(
        size: .full, limit: limit, orientation: orientation, isCancelled: isCancelled)
      return try region(of: request.webP(reader))
    }
    // The format has at most 16,383 × 16,383 pixels.
    guard let cells = try cells(of: file.size) else { return nil }
    let columns = pixels(of: cells.columns, factor: reduction, count: file.size.width)
    let rows = pixels(of: cells.rows, factor: reduction, count: file.size.height)
    // libwebp cuts at even coordinates. At a cut, it lacks the neighbours from which it interpolates colours.
    func enlarged(_ pixels: Range<Int>, _ count: Int) -> Range<Int> {
      reduction > 1 ? pixels : max(0, pixels.lowerBound & ~1 - 2)..<min(count, pixels.upperBound + 2)
    }
    let neededColumns = enlarged(columns, file.size.width)
    let neededRows = enlarged(rows, file.size.height)
    let left = columns.lowerBound - neededColumns.lowerBound
    let top = rows.lowerBound - neededRows.lowerBound
    let decoded = try file.rows(
      columns: neededColumns, rows: neededRows,
      size: reduction > 1
        ? (cells.columns.count, cells.rows.count) : (neededColumns.count, neededRows.count),
      isCancelled: isCancelled)
    let profile = file.profile.flatMap { ColorProfile($0) }
    return try assemble(
      decoded, columns: left..<left + cells.columns.count, rows: top..<top + cells.rows.count, cells, 1,
      PixelConversion(from: .rgb, profile: profile))
  }

  /// Cuts the region out of an upright picture that was decoded completely.
  func region(of image: DecodedImage) throws(ImageDecodingError) -> DecodedImage? {
    let bitmap = image.bitmap
    var request = self
    request.orientation = .up
    guard let cells = try request.cells(of: (bitmap.width, bitmap.height)) else { return nil }
    return try request.assemble(
      BufferedRows(bitmap, damage: image.damage),
      columns: pixels(of: cells.columns, factor: reduction, count: bitmap.width),
      rows: pixels(of: cells.rows, factor: reduction, count: bitmap.height), cells, reduction, nil)
  }

  private func assemble(
    _ decoder: some RowDecoder, columns: Range<Int>, rows: Range<Int>, _ cells: Cells, _ factor: Int,
    _ conversion: PixelConversion?
  ) throws(ImageDecodingError) -> DecodedImage {
    let assembly = BitmapAssembly(
      size: (cells.columns.count, cells.rows.count), orientation: orientation, factor: factor,
      isCancelled: isCancelled)
    let cropped = try CroppedRows(decoder, columns: columns, rows: rows)
    let bitmap = try assembly.bitmap(from: cropped, conversion)
    return DecodedImage(bitmap: bitmap, damage: decoder.damage)
  }
}
