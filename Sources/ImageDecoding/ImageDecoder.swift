import CPixbuf

/// Decodes pictures: JPEG, PNG, WebP, GIF, SVG, TIFF and every other format that gdk-pixbuf has loaders for.
///
/// Every function can be called from any thread. Decoding takes time, so do not call it on the main actor. Pixels are
/// assumed to be sRGB; colour profiles are not applied. Of 16-bit channels, the upper 8 bits are kept.
public enum ImageDecoder {
  /// The default limit for the number of pixels in a file and in a decoded picture: 16,384 × 16,384, which take 1 GiB.
  public static let pixelLimit = 1 << 28

  /// The number of bytes that are read at a time.
  private static let chunkSize = 1 << 16

  /// The file name extensions of the supported formats, in lower case, without the dot.
  public static let fileExtensions: Set<String> = {
    var extensions: Set<String> = []
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
    let loader = PixbufLoader(head: head) { _, _, _ in nil }
    try? loader.write(head)
    // At the end of the data, the loader decides even if it has fewer bytes than it wants.
    if loader.formatName == nil { try? loader.finish() }
    return loader.formatName != nil
  }

  /// Reads size, orientation and format of a picture, without decoding its pixels.
  ///
  /// - Complexity: Most formats have their size in the first few kilobytes. TIFF, SVG and WebP files are read to the
  ///   end.
  public static func properties(of source: ImageSource) throws(ImageDecodingError) -> ImageProperties {
    let reader = try ImageReader(source)
    let loader = PixbufLoader(head: try reader.read(at: 0, count: 4)) { _, _, _ in nil }
    do {
      try feed(loader, from: reader) { loader.storedSize == nil }
      if loader.storedSize == nil { try loader.finish() }
    } catch {
      // The loader reports an error because it is stopped once the size is known.
      if loader.storedSize == nil { throw error }
    }
    guard let stored = loader.storedSize, let format = loader.formatName else { throw .notAPicture }
    guard stored.width > 0, stored.height > 0 else {
      throw .corrupt(format: format, reason: "it has no pixels")
    }
    let orientation = try ImageOrientation(in: reader)
    let size = orientation.upright(width: stored.width, height: stored.height)
    return ImageProperties(
      width: size.width, height: size.height, orientation: orientation, format: format,
      isScalable: loader.isScalable)
  }

  /// Decodes a picture, upright, at a given size.
  ///
  /// Returns the first picture of an animation. A damaged file, or one that is truncated so that rows are missing, is
  /// an error, even if part of the picture is readable. JPEG is faster to decode at a smaller size; other formats are
  /// decoded at full size and then reduced.
  ///
  /// - Parameters:
  ///   - source: The file or the bytes of the picture.
  ///   - size: The size of the result, in pixels of the upright picture.
  ///   - limit: The maximum number of pixels in the file and in the result.
  public static func decode(
    _ source: ImageSource, size: DecodingSize = .full, limit: Int = pixelLimit
  ) throws(ImageDecodingError) -> Bitmap {
    let reader = try ImageReader(source)
    let orientation = try ImageOrientation(in: reader)
    var target = (width: 0, height: 0)
    let loader = PixbufLoader(head: try reader.read(at: 0, count: 4)) {
      (loader, width, height) throws(ImageDecodingError) in
      let seen = orientation.upright(width: width, height: height)
      let wanted = size.size(width: seen.width, height: seen.height, isScalable: loader.isScalable)
      for (width, height) in loader.isScalable ? [wanted] : [seen, wanted] {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        if overflow || count > limit { throw .tooLarge(width: width, height: height, limit: limit) }
      }
      target = orientation.upright(width: wanted.width, height: wanted.height)
      if loader.isScalable { return target }
      guard loader.formatName == "jpeg" else { return (width, height) }
      let divisor = DecodingSize.jpegDivisor(from: width, height, to: target)
      return ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    }
    try feed(loader, from: reader) { true }
    try loader.finish()
    return try loader.withPixbuf { pixbuf in
      Bitmap(
        pixbuf: pixbuf, reducedTo: target,
        orientation: loader.formatName == "tiff" ? ImageOrientation(leftInTIFF: orientation) : orientation)
    }
  }

  private static func feed(
    _ loader: PixbufLoader, from reader: borrowing ImageReader, while isWanted: () -> Bool
  ) throws(ImageDecodingError) {
    var offset = 0
    while isWanted() {
      let bytes = try reader.read(at: offset, count: chunkSize)
      guard !bytes.isEmpty else { return }
      try loader.write(bytes)
      offset += bytes.count
    }
  }
}
