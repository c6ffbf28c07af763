import CPixbuf

/// An SVG file that is compressed with gzip (`.svgz`).
struct CompressedSVG {
  /// The maximum number of bytes of the file and of its content.
  private static let limit = 1 << 26

  /// The bytes of the SVG file.
  let content: [UInt8]

  /// Decompresses a file. Throws ``ImageDecodingError/notAPicture`` if the content is not SVG.
  init(_ reader: ImageReader) throws(ImageDecodingError) {
    guard let file = try reader.readAll(limit: Self.limit),
      let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP)
    else { throw .notAPicture }
    defer { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
    var content: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var offset = 0
    var result = G_CONVERTER_CONVERTED
    while result == G_CONVERTER_CONVERTED, content.count <= Self.limit {
      var (read, written): (gsize, gsize) = (0, 0)
      result = file[offset...].withUnsafeBytes { rest in
        g_converter_convert(
          decompressor, rest.baseAddress, gsize(rest.count), &block, gsize(block.count),
          G_CONVERTER_INPUT_AT_END, &read, &written, nil)
      }
      offset += Int(read)
      content += block[..<Int(written)]
      // Other compressed files are not read to the end.
      if offset > 0, content.count >= FileSignature.headCount,
        FileSignature(Array(content.prefix(4096))) != .svg
      {
        throw .notAPicture
      }
    }
    guard FileSignature(Array(content.prefix(4096))) == .svg else { throw .notAPicture }
    guard result == G_CONVERTER_FINISHED else {
      throw .corrupt(
        format: "svgz",
        reason: content.count > Self.limit
          ? "its content is larger than \(Self.limit) bytes" : "its compressed data is damaged or truncated")
    }
    self.content = content
  }
}
