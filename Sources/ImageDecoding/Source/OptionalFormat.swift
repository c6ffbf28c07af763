/// A format that gdk-pixbuf decodes only if a loader for it is installed.
enum OptionalFormat: Hashable, Sendable {
  case avif
  case heif
  case jpegXL
  case jpeg2000

  /// Recognizes a format by the first bytes of a file.
  init?(_ head: [UInt8]) {
    func has(_ text: String, at offset: Int) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
    if head.starts(with: [0xFF, 0x0A]) || has("JXL \r\n", at: 4) {
      self = .jpegXL
    } else if has("jP  \r\n", at: 4) || head.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
      self = .jpeg2000
    } else if has("ftyp", at: 4) {
      // ISO/IEC 23008-12: the brands of still pictures and sequences, coded with AV1 or another codec.
      if has("avif", at: 8) || has("avis", at: 8) {
        self = .avif
      } else if ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"].contains(where: {
        has($0, at: 8)
      }) {
        self = .heif
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// The name of the format for the user.
  var name: String {
    switch self {
    case .avif: "AVIF"
    case .heif: "HEIF"
    case .jpegXL: "JPEG XL"
    case .jpeg2000: "JPEG 2000"
    }
  }

  /// The package of Debian 12 with the loader; nil if there is none.
  var package: String? {
    switch self {
    case .avif: "libavif-gdk-pixbuf"
    case .heif: "heif-gdk-pixbuf"
    case .jpegXL, .jpeg2000: nil
    }
  }
}
