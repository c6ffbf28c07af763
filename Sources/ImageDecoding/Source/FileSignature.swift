/// The formats that are recognized by the first bytes of a file.
enum FileSignature: Hashable {
  case jpeg
  case png
  case webp
  case gif
  case tiff
  /// A file compressed with gzip, which is taken for an SVG file.
  case gzip
  case svg
  /// A format that needs a loader for gdk-pixbuf that may be missing.
  case optional(OptionalFormat)
  case other

  /// The number of bytes at the beginning of a file that decide.
  static let headCount = 256

  /// Recognizes a format by the first bytes of a file.
  init(_ head: [UInt8]) {
    func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
    if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("GIF8") {
      self = .gif
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if head.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if let format = OptionalFormat(head) {
      self = .optional(format)
    } else if String(decoding: head, as: UTF8.self).contains("<svg") {
      self = .svg
    } else {
      self = .other
    }
  }
}
