/// Makes an upright bitmap of the rows of a stored picture.
struct BitmapAssembly {
  /// The size of the bitmap in the stored orientation. Both sides are positive.
  var size: (width: Int, height: Int)
  var orientation = ImageOrientation.up
  /// The side of the squares that are reduced to one pixel; nil to distribute the stored pixels evenly.
  var factor: Int?
  var isCancelled: () -> Bool = { false }

  /// The number of rows that are decoded or turned at a time. Turning writes this many pixels next to each other.
  private static let bandHeight = 32

  /// Decodes the rows, reduces them to the size and turns them.
  func bitmap(
    from decoder: some RowDecoder, _ conversion: PixelConversion?
  ) throws(ImageDecodingError) -> Bitmap {
    let upright = orientation.upright(width: size.width, height: size.height)
    let bitmap = try Bitmap(width: upright.width, height: upright.height) {
      (bytes: UnsafeMutableRawBufferPointer) throws(ImageDecodingError) in
      guard let target = bytes.baseAddress else { return }
      if orientation == .up, size == (decoder.width, decoder.height) {
        try copyRows(of: decoder, to: target)
      } else {
        try turnRows(of: decoder, to: target)
      }
      conversion?.convert(target, count: upright.width * upright.height)
    }
    guard let bitmap else { throw .insufficientMemory }
    return bitmap
  }

  private func copyRows(
    of decoder: some RowDecoder, to target: UnsafeMutableRawPointer
  ) throws(ImageDecodingError) {
    for y in stride(from: 0, to: size.height, by: Self.bandHeight) {
      guard !isCancelled() else { throw .cancelled }
      try decoder.read(
        min(Self.bandHeight, size.height - y), into: target + y * size.width * 4, rowBytes: size.width * 4)
    }
  }

  private func turnRows(
    of decoder: some RowDecoder, to target: UnsafeMutableRawPointer
  ) throws(ImageDecodingError) {
    let rowBytes = size.width * 4
    let band = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * Self.bandHeight, alignment: 16)
    defer { band.deallocate() }
    let isReduced = size != (decoder.width, decoder.height)
    let stored = (decoder.width, decoder.height)
    var reducer =
      isReduced
      ? factor.map { RowReducer(from: stored, factor: $0) } ?? RowReducer(from: stored, to: size) : nil
    let storedRow = UnsafeMutableRawPointer.allocate(byteCount: decoder.width * 4, alignment: 16)
    defer { storedRow.deallocate() }
    for y in stride(from: 0, to: size.height, by: Self.bandHeight) {
      guard !isCancelled() else { throw .cancelled }
      let count = min(Self.bandHeight, size.height - y)
      if reducer == nil {
        try decoder.read(count, into: band, rowBytes: rowBytes)
      } else {
        for row in 0..<count {
          repeat {
            try decoder.read(1, into: storedRow, rowBytes: decoder.width * 4)
          } while reducer?.add(storedRow, into: band + row * rowBytes) == false
        }
      }
      place(band, rows: y..<(y + count), in: target)
    }
  }

  /// Copies stored rows to their pixels in the upright picture.
  private func place(
    _ band: UnsafeMutableRawPointer, rows: Range<Int>, in target: UnsafeMutableRawPointer
  ) {
    let upright = orientation.upright(width: size.width, height: size.height)
    // The stored picture is the upright one, turned back.
    let walk = orientation.inverse.walk(
      bytesPerPixel: 1, bytesPerRow: upright.width, width: upright.width, height: upright.height)
    let source = band.assumingMemoryBound(to: UInt32.self)
    let target = target.assumingMemoryBound(to: UInt32.self)
    if orientation.isTransposed {
      for x in 0..<size.width {
        var write = walk.first + x * walk.column + rows.lowerBound * walk.row
        for row in 0..<rows.count {
          target[write] = source[row &* size.width &+ x]
          write &+= walk.row
        }
      }
    } else {
      for row in 0..<rows.count {
        var write = walk.first + (rows.lowerBound + row) * walk.row
        for x in 0..<size.width {
          target[write] = source[row &* size.width &+ x]
          write &+= walk.column
        }
      }
    }
  }
}
