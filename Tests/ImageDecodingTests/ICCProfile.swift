import Glibc

/// Writes colour profiles by the book (ICC.1:2001-04), so that tests know every number.
struct ICCProfile {
  /// The colours of red, green and blue in XYZ, relative to D50.
  var primaries: [[Double]]
  /// The exponent of the curve of each channel, a multiple of 1/256.
  var gamma: Double

  /// Adobe RGB (1998), with the primaries of Adobe's own profile.
  static let adobeRGB = ICCProfile(
    primaries: [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]],
    gamma: 563.0 / 256)

  /// The sRGB level of a color in this profile, from the definitions of both.
  func sRGB(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> [Double] {
    let linear = [red, green, blue].map { pow(Double($0) / 255, gamma) }
    let xyz = (0..<3).map { row in (0..<3).reduce(0) { $0 + primaries[$1][row] * linear[$1] } }
    // XYZ relative to D50 to linear sRGB (Lindbloom, “RGB/XYZ matrices”, Bradford-adapted).
    let matrix = [
      [3.133_856_1, -1.616_866_7, -0.490_614_6], [-0.978_768_4, 1.916_141_5, 0.033_454_0],
      [0.071_945_3, -0.228_991_4, 1.405_242_7],
    ]
    return matrix.map { row in
      let value = min(max((0..<3).reduce(0) { $0 + row[$1] * xyz[$1] }, 0), 1)
      return 255 * (value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
  }

  /// A profile for red, green and blue.
  var bytes: [UInt8] {
    var tags = [("wtpt", Self.xyz([0.9642, 1, 0.8249])), ("desc", Self.description("Test Colors "))]
    for (name, color) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) { tags.append((name, Self.xyz(color))) }
    for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, Self.curve(gamma))) }
    return Self.file(space: "RGB ", tags: tags)
  }

  /// A profile for grey.
  static func gray(gamma: Double) -> [UInt8] {
    file(space: "GRAY", tags: [("wtpt", xyz([0.9642, 1, 0.8249])), ("kTRC", curve(gamma))])
  }

  private static func file(space: String, tags: [(String, [UInt8])]) -> [UInt8] {
    var table = big(tags.count)
    var data: [UInt8] = []
    for (name, tag) in tags {
      table += Array(name.utf8) + big(128 + 4 + tags.count * 12 + data.count) + big(tag.count)
      data += tag
    }
    var header = big(128 + table.count + data.count) + big(0)
    header += [2, 0x40, 0, 0]
    header += Array("mntr\(space)XYZ ".utf8)
    header += [UInt8](repeating: 0, count: 12)
    header += Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 68 - header.count)
    header += xyz([0.9642, 1, 0.8249]).dropFirst(8)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + values.flatMap { big(Int(($0 * 65536).rounded())) }
  }

  private static func curve(_ gamma: Double) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + big(1) + big(Int((gamma * 256).rounded())).suffix(2) + [0, 0]
  }

  private static func description(_ text: String) -> [UInt8] {
    Array("desc\0\0\0\0".utf8) + big(text.utf8.count + 1) + Array(text.utf8)
      + [UInt8](repeating: 0, count: 80)
  }
}
