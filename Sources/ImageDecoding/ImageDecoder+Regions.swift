extension ImageDecoder {
  /// Decodes a part of a picture, upright, from the picture reduced by a factor.
  ///
  /// The reduced picture has ⌈width / reduction⌉ × ⌈height / reduction⌉ pixels. Each is the mean of a square of
  /// `reduction` × `reduction` pixels of the file, or of less at the last column and row of the stored picture; for JPEG,
  /// the decoder's own reduction by 2, 4 or 8 takes the place of the mean. Tiles of one reduced picture fit together
  /// without a seam.
  ///
  /// - Complexity: All rows of the file up to the end of the region are read once. Memory is proportional to the region
  ///   and to the width of the picture for JPEG and PNG. Progressive JPEG needs 2 to 6 bytes per pixel of the whole
  ///   picture, up to 1 GiB, and interlaced PNG, lossless WebP and other formats need 4. So call this once for all tiles that
  ///   are visible.
  ///
  /// - Parameters:
  ///   - source: The file or the bytes of the picture.
  ///   - rect: The region, in pixels of the reduced upright picture. It is clamped to the picture.
  ///   - reduction: The reduction: 1, 2, 4, 8 and so on. Other values are rounded down to a power of two.
  ///   - limit: The maximum number of pixels in the region, and in the file if the format needs memory for the whole
  ///     picture.
  ///   - isCancelled: A closure that returns true when the region is no longer needed. It is called from the calling
  ///     thread after every few rows. Decoding then ends with ``ImageDecodingError/cancelled``.
  /// - Returns: The region, or nil if the rectangle does not overlap the picture.
  public static func region(
    of source: ImageSource, rect: PixelRect, reduction: Int = 1, limit: Int = pixelLimit,
    isCancelled: () -> Bool = { false }
  ) throws(ImageDecodingError) -> DecodedImage? {
    try withEscapingCheck(isCancelled) { (isCancelled) throws(ImageDecodingError) in
      let reader = try ImageReader(source)
      let request = RegionRequest(
        rect: rect, reduction: powerOfTwo(atMost: reduction),
        limit: limit, orientation: try ImageOrientation(in: reader), isCancelled: isCancelled)
      switch FileSignature(try reader.read(at: 0, count: FileSignature.headCount)) {
      case .jpeg: return try request.jpeg(reader)
      case .png: return try request.png(reader)
      case .webp: return try request.webP(reader)
      default: return try request.region(of: image(of: source, limit: limit, isCancelled: isCancelled))
      }
    }
  }

  /// Returns the largest power of two up to a number, from 1 to 2²⁰.
  private static func powerOfTwo(atMost number: Int) -> Int {
    let number = min(max(1, number), 1 << 20)
    return 1 << (Int.bitWidth - 1 - number.leadingZeroBitCount)
  }
}
