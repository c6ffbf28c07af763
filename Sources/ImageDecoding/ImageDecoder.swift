import CPixbuf

/// Decodes pictures: JPEG, PNG, WebP, GIF, SVG, TIFF and every other format that gdk-pixbuf has loaders for.
///
/// Every function can be called from any thread. Decoding takes time, so do not call it on the main actor. Pictures are
/// turned upright as their EXIF orientation specifies, and their colours are converted to sRGB from the embedded
/// profile. A damaged profile is ignored. Of 16-bit channels, the upper 8 bits are kept.
public enum ImageDecoder {
  /// The default limit for the number of pixels in a file and in a decoded picture: 16,384 × 16,384, which take 1 GiB.
  public static let pixelLimit = 1 << 28

  /// The file name extensions of the supported formats, in lower case, without the dot.
  public static let fileExtensions: Set<String> = {
    var extensions: Set<String> = ["jpg", "jpeg", "png", "webp"]
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var node = formats
    while let element = node {
      let names = gdk_pixbuf_format_get_extensions(OpaquePointer(element.pointee.data))
      var next = names
      while let name = next?.pointee {
        extensions.insert(String(cString: name))
        next = next?.advanced(by: 1)
      }
      g_strfreev(names)
      node = element.pointee.next
    }
    return extensions
  }()

  /// Whether a source is a picture, judging by its first bytes. The file name is ignored.
  public static func canDecode(_ source: ImageSource) -> Bool {
    guard let reader = try? ImageReader(source), let head = try? reader.read(at: 0, count: 4096) else {
      return false
    }
    switch FileSignature(head) {
    case .jpeg, .png, .webp: return true
    case .gzip: return (try? CompressedSVG(reader)) != nil
    default: return PixbufLoader.canDecode(head)
    }
  }

  /// Reads size, orientation and format of a picture, without decoding its pixels.
  ///
  /// - Complexity: Most formats have their size in the first few kilobytes. TIFF and SVG files are read to the end.
  public static func properties(of source: ImageSource) throws(ImageDecodingError) -> ImageProperties {
    let reader = try ImageReader(source)
    let orientation = try ImageOrientation(in: reader)
    let stored: (width: Int, height: Int)
    let format: String
    var isScalable = false
    switch FileSignature(try reader.read(at: 0, count: FileSignature.headCount)) {
    case .jpeg: (stored, format) = (try JPEGRowDecoder(reader).storedSize, "jpeg")
    case .png:
      let png = try PNGRowDecoder(reader)
      (stored, format) = ((png.width, png.height), "png")
    case .webp: (stored, format) = (try WebPFile(reader).size, "webp")
    case let signature:
      let picture = try PixbufPicture(reader, signature)
      (stored, format, isScalable) = try picture.properties()
    }
    guard stored.width > 0, stored.height > 0 else {
      throw .corrupt(format: format, reason: "it has no pixels")
    }
    let size = orientation.upright(width: stored.width, height: stored.height)
    return ImageProperties(
      width: size.width, height: size.height, orientation: orientation, format: format,
      isScalable: isScalable)
  }

  /// Decodes a picture, upright, at a given size. Where a truncated file has no data, the pixels are grey.
  ///
  /// ``image(of:size:limit:isCancelled:)`` also reports whether the picture is complete.
  ///
  /// - Parameters:
  ///   - source: The file or the bytes of the picture.
  ///   - size: The size of the result, in pixels of the upright picture.
  ///   - limit: The maximum number of pixels in the result and in the file. JPEG and PNG files that are decoded row by row,
  ///     so neither progressive nor interlaced ones, may have 16 times as many.
  public static func decode(
    _ source: ImageSource, size: DecodingSize = .full, limit: Int = pixelLimit
  ) throws(ImageDecodingError) -> Bitmap {
    try image(of: source, size: size, limit: limit).bitmap
  }

  /// Decodes a picture, upright, at a given size, and reports whether it is complete.
  ///
  /// Returns the first picture of an animation. For a damaged or truncated JPEG, PNG or WebP file, it returns the part
  /// that can be decoded, and throws an error if there is none. Other formats must be complete. JPEG is faster to decode at a
  /// smaller size; other formats are decoded at full size and then reduced.
  ///
  /// - Parameters:
  ///   - source: The file or the bytes of the picture.
  ///   - size: The size of the result, in pixels of the upright picture.
  ///   - limit: The maximum number of pixels in the result and in the file. JPEG and PNG files that are decoded row by row,
  ///     so neither progressive nor interlaced ones, may have 16 times as many.
  ///   - isCancelled: A closure that returns true when the picture is no longer needed. It is called from the calling
  ///     thread after every few rows. Decoding then ends with ``ImageDecodingError/cancelled``.
  public static func image(
    of source: ImageSource, size: DecodingSize = .full, limit: Int = pixelLimit,
    isCancelled: () -> Bool = { false }
  ) throws(ImageDecodingError) -> DecodedImage {
    try withEscapingCheck(isCancelled) { (isCancelled) throws(ImageDecodingError) in
      let reader = try ImageReader(source)
      let request = DecodingRequest(
        size: size, limit: limit, orientation: try ImageOrientation(in: reader), isCancelled: isCancelled)
      switch FileSignature(try reader.read(at: 0, count: FileSignature.headCount)) {
      case .jpeg: return try request.jpeg(reader)
      case .png: return try request.png(reader)
      case .webp: return try request.webP(reader)
      case let signature: return try PixbufPicture(reader, signature).image(for: request)
      }
    }
  }

  /// Calls `body` with a closure that C libraries may keep until `body` returns.
  static func withEscapingCheck<Result>(
    _ isCancelled: () -> Bool, _ body: (@escaping () -> Bool) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    var failure: ImageDecodingError?
    let result: Result? = withoutActuallyEscaping(isCancelled) { isCancelled in
      do throws(ImageDecodingError) {
        return try body(isCancelled)
      } catch {
        failure = error
        return nil
      }
    }
    guard let result else { throw failure ?? .cancelled }
    return result
  }
}
