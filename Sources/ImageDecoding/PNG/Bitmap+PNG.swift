import CPNG
import Glibc

/// How each row of a PNG file is predicted before it is compressed (PNG Specification, section 9.2).
package enum PNGFilter: Sendable {
  /// By the method whose differences have the smallest sum, chosen for each row.
  case adaptive
  /// By the row above. Files of photos are about as small, and are written and read in two thirds of the time.
  case up
  /// Not at all, for files that are not compressed.
  case none

  fileprivate var choice: spng_filter_choice {
    switch self {
    case .adaptive: SPNG_FILTER_CHOICE_ALL
    case .up: SPNG_FILTER_CHOICE_UP
    case .none: SPNG_FILTER_CHOICE_NONE
    }
  }
}

extension Bitmap {
  /// Returns the bitmap as a PNG file; nil if memory runs out.
  ///
  /// - Parameter compression: The compression level, from 0 (fastest) to 9 (smallest file).
  public func pngData(compression: Int = 6) -> [UInt8]? { pngData(compression: compression, texts: [:]) }

  /// Returns the bitmap as a PNG file with texts; nil if memory runs out, or a text cannot be stored.
  ///
  /// - Parameters:
  ///   - compression: The compression level, from 0 (fastest) to 9 (smallest file).
  ///   - filter: How each row is predicted.
  ///   - texts: The texts by keyword, for `tEXt` chunks. A keyword has 1 to 79 characters of ASCII, and a text has at
  ///     least one character, all of Latin-1 but U+0000 (PNG Specification, section 11.3.4.3).
  package func pngData(
    compression: Int = 6, filter: PNGFilter = .adaptive, texts: [String: String]
  ) -> [UInt8]? {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { return nil }
    // libspng uses the texts until the file is complete.
    var chunks: [spng_text] = []
    defer {
      spng_ctx_free(context)
      for chunk in chunks { free(chunk.text) }
    }
    for (keyword, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let chunk = spng_text(keyword, text) else { return nil }
      chunks.append(chunk)
    }
    guard chunks.isEmpty || spng_set_text(context, &chunks, UInt32(chunks.count)) == 0 else { return nil }

    spng_set_option(context, SPNG_FILTER_CHOICE, Int32(filter.choice.rawValue))
    spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, Int32(min(max(compression, 0), 9)))
    spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1)
    var header = spng_ihdr()
    (header.width, header.height, header.bit_depth) = (UInt32(width), UInt32(height), 8)
    let (pixels, hasAlpha) = straightPixels
    let kind = hasAlpha ? SPNG_COLOR_TYPE_TRUECOLOR_ALPHA : SPNG_COLOR_TYPE_TRUECOLOR
    header.color_type = UInt8(kind.rawValue)
    guard spng_set_ihdr(context, &header) == 0,
      spng_encode_image(
        context, pixels, pixels.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue))
        == 0
    else { return nil }
    var (count, status) = (0, Int32(0))
    guard let file = spng_get_png_buffer(context, &count, &status) else { return nil }
    defer { free(file) }
    return Array(UnsafeRawBufferPointer(start: file, count: count))
  }
}

extension spng_text {
  /// Creates a text, whose memory has to be freed; nil if it cannot be stored.
  fileprivate init?(_ keyword: String, _ text: String) {
    let characters = text.unicodeScalars.compactMap { $0.value == 0 ? nil : UInt8(exactly: $0.value) }
    guard !characters.isEmpty, characters.count == text.unicodeScalars.count,
      (1...79).contains(keyword.utf8.count),
      // libspng looks for the end itself, whatever the length says.
      let copy = strndup(characters.map { CChar(bitPattern: $0) }, characters.count)
    else { return nil }
    self.init()
    type = Int32(SPNG_TEXT.rawValue)
    withUnsafeMutableBytes(of: &self.keyword) { $0.copyBytes(from: keyword.utf8) }
    (self.text, length) = (copy, characters.count)
  }
}
