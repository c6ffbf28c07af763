import ImageDecoding

/// Small pictures in several formats, made by hand.
enum Samples {
  /// A TIFF structure that holds nothing but an orientation.
  static func exif(orientation: UInt8, isBigEndian: Bool = false) -> [UInt8] {
    let little: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0]  // II, 42, the directory at 8 with 1 entry
      + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]  // Orientation, SHORT, 1 value
      + [0, 0, 0, 0]  // No other directory
    let big: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + [0, 0, 0, 0]
    return isBigEndian ? big : little
  }

  /// A JPEG file with an EXIF segment in front.
  static func jpeg(_ bitmap: Bitmap, exif: [UInt8]? = nil) -> [UInt8] {
    guard let bytes = bitmap.jpegData(quality: 1) else { return [] }
    guard let exif else { return bytes }
    let payload = Array("Exif\0\0".utf8) + exif
    let count = payload.count + 2
    return bytes[..<2] + [0xFF, 0xE1, UInt8(count >> 8), UInt8(count & 0xFF)] + payload + bytes[2...]
  }

  /// An opaque picture with another colour for every pixel.
  static func gradient(width: Int, height: Int) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels += [UInt8(x * 255 / max(1, width - 1)), UInt8(y * 255 / max(1, height - 1)), 128, 255]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)!
  }

  /// Red, then blue, one pixel each, in formats that keep them exactly.
  static let redAndBlue: [(format: String, bytes: [UInt8])] = [
    ("png", PNGFile(width: 2, height: 1, colorType: .rgb, samples: [255, 0, 0, 0, 0, 255]).bytes),
    ("pnm", Array("P3 2 1 255 255 0 0 0 0 255\n".utf8)),
    ("bmp", bmp), ("tiff", tiff()), ("gif", gif), ("xpm", Array(xpm.utf8)), ("svg", Array(svg.utf8)),
  ]

  private static let bmp: [UInt8] =
    Array("BM".utf8) + [62, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]  // 62 bytes, pixels at 54
    + [40, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)  // 2 × 1, 24 bits
    + [0, 0, 255, 255, 0, 0, 0, 0]  // blue first, rows in fours

  /// A TIFF file, little-endian, with an orientation.
  static func tiff(orientation: UInt8 = 1) -> [UInt8] {
    func entry(_ tag: UInt8, _ type: UInt8, _ count: UInt8, _ value: UInt8) -> [UInt8] {
      [tag, 1, type, 0, count, 0, 0, 0, value, 0, 0, 0]
    }
    // Short values; ten entries end at 8 + 2 + 120 + 4 = 134, where the bits per sample stand, then the pixels.
    let directory: [[UInt8]] = [
      entry(0x00, 3, 1, 2), entry(0x01, 3, 1, 1), entry(0x02, 3, 3, 134), entry(0x03, 3, 1, 1),
      entry(0x06, 3, 1, 2), entry(0x11, 4, 1, 140), entry(0x12, 3, 1, orientation), entry(0x15, 3, 1, 3),
      entry(0x16, 3, 1, 1), entry(0x17, 4, 1, 6),
    ]
    return [0x49, 0x49, 42, 0, 8, 0, 0, 0, 10, 0] + directory.flatMap { $0 } + [0, 0, 0, 0]
      + [8, 0, 8, 0, 8, 0] + [255, 0, 0, 0, 0, 255]
  }

  /// Two colours; the codes clear, 0, 1, end in three bits each: 100 000 001 101, from the lowest bit on.
  private static let gif: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0] + [255, 0, 0, 0, 0, 255]
    + [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0] + [2, 2, 0b0100_0100, 0b0000_1010, 0] + [0x3B]

  private static let xpm = """
    /* XPM */
    static char * p[] = { "2 1 2 1", "r c #FF0000", "b c #0000FF", "rb" };
    """

  /// Two squares.
  static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="1" height="1" fill="#f00"/>\
    <rect x="1" width="1" height="1" fill="#00f"/></svg>
    """
}
