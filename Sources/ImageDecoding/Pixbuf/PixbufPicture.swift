import CPixbuf

/// A picture in a format that gdk-pixbuf decodes.
struct PixbufPicture {
  /// The number of bytes that are read at a time.
  private static let chunkSize = 1 << 16

  private let reader: ImageReader
  private let signature: FileSignature

  init(_ reader: ImageReader, _ signature: FileSignature) throws(ImageDecodingError) {
    if signature == .gzip {
      (self.reader, self.signature) = (try ImageReader(.bytes(CompressedSVG(reader).content)), .svg)
    } else {
      (self.reader, self.signature) = (reader, signature)
    }
  }

  /// Reads size and format, without decoding pixels.
  func properties() throws(ImageDecodingError) -> (
    size: (width: Int, height: Int), format: String, isScalable: Bool
  ) {
    let loader = PixbufLoader { _, _, _ in nil }
    do {
      try feed(loader) { loader.storedSize == nil }
      if loader.storedSize == nil { try loader.finish() }
    } catch {
      // The loader reports an error because it is stopped once the size is known.
      if loader.storedSize == nil { throw explained(error) }
    }
    guard let size = loader.storedSize, let format = loader.formatName else { throw explained(.notAPicture) }
    return (size, format, loader.isScalable)
  }

  /// Decodes the picture.
  func image(for request: DecodingRequest) throws(ImageDecodingError) -> DecodedImage {
    var target = (width: 0, height: 0)
    let loader = PixbufLoader { (loader, width, height) throws(ImageDecodingError) in
      target = try request.storedTarget(of: (width, height), isScalable: loader.isScalable)
      return loader.isScalable ? target : (width, height)
    }
    do {
      try feed(loader) { () throws(ImageDecodingError) in
        guard !request.isCancelled() else { throw .cancelled }
        return true
      }
      try loader.finish()
    } catch {
      throw explained(error)
    }
    let isTIFF = loader.formatName == "tiff"
    let bitmap = try loader.withPixbuf { pixbuf in
      let bitmap = Bitmap(
        pixbuf: pixbuf, reducedTo: target,
        orientation: isTIFF ? ImageOrientation(leftInTIFF: request.orientation) : request.orientation)
      let profile = Self.profile(of: pixbuf).flatMap { ColorProfile($0) }
      return bitmap?.converted(by: PixelConversion(from: .rgb, profile: profile))
    }
    return DecodedImage(bitmap: bitmap, damage: nil)
  }

  /// The embedded colour profile, which loaders provide as text in base 64.
  private static func profile(of pixbuf: OpaquePointer) -> [UInt8]? {
    guard let text = gdk_pixbuf_get_option(pixbuf, "icc-profile") else { return nil }
    var count: gsize = 0
    guard let bytes = g_base64_decode(text, &count) else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// Names the package of a missing loader.
  private func explained(_ error: ImageDecodingError) -> ImageDecodingError {
    switch (error, signature) {
    case (.notAPicture, .optional(let format)): .missingDecoder(format: format.name, package: format.package)
    case (.notAPicture, .svg): .missingDecoder(format: "SVG", package: "librsvg2-common")
    default: error
    }
  }

  private func feed(
    _ loader: PixbufLoader, while isWanted: () throws(ImageDecodingError) -> Bool
  ) throws(ImageDecodingError) {
    var offset = 0
    while try isWanted() {
      let bytes = try reader.read(at: offset, count: Self.chunkSize)
      guard !bytes.isEmpty else { return }
      try loader.write(bytes)
      offset += bytes.count
    }
  }
}
