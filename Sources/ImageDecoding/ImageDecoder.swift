import CPixbuf

/// Decodes pictures: JPEG, PNG, WebP, GIF, SVG, TIFF and whatever else gdk-pixbuf has loaders for.
///
/// Every function may be called from any thread, works on its own, and takes its time: none belongs on the main
/// actor. Pixels are taken to be sRGB; colour profiles are not applied. Channels of 16 bits keep their upper 8.
public enum ImageDecoder {
  /// The number of pixels a file may claim to have, and a decoded picture may have, unless said otherwise:
  /// 16,384 × 16,384, which take 1 GiB.
  public static let pixelLimit = 1 << 28

  /// How much of a file is read at a time.
  private static let chunkSize = 1 << 16

  /// The endings of the names of files that can be decoded, in small letters, without the dot.
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

  /// Whether a source is a picture, as far as its first bytes tell; its name plays no part.
  public static func canDecode(_ source: ImageSource) -> Bool {
    guard let reader = try? ImageReader(source), let head = try? reader.read(at: 0, count: 4096) else {
      return false
    }
    let loader = PixbufLoader(head: head) { _, _, _ in nil }
    try? loader.write(head)
    // The end lets the loader decide about a file shorter than what it wants to see.
    if loader.formatName == nil { try? loader.finish() }
    return loader.formatName != nil
  }

  /// Reads size, orientation and format of a picture, without decoding its pixels.
  ///
  /// - Complexity: Most formats tell their size in the first few kilobytes; TIFF, SVG and WebP are read to the end.
  public static func properties(of source: ImageSource) throws(ImageDecodingError) -> ImageProperties {
    let reader = try ImageReader(source)
    let loader = PixbufLoader(head: try reader.read(at: 0, count: 4)) { _, _, _ in nil }
    do {
      try feed(loader, from: reader) { loader.storedSize == nil }
      if loader.storedSize == nil { try loader.finish() }
    } catch {
      // To stop at the size is an error for the loader.
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

  /// Decodes a picture, upright, at the size needed.
  ///
  /// Of an animation, the first picture is given. A file that is damaged, or cut short so that rows are missing, is an
  /// error, even where part of the picture could be had. JPEG costs less the smaller the size; other formats are decoded in full and
  /// reduced.
  ///
  /// - Parameter limit: The greatest number of pixels in the file and in the result.
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
