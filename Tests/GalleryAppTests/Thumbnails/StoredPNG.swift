import Foundation

/// The chunks of a PNG file, read by the book (PNG Specification, section 5), for what other code has written.
struct StoredPNG {
  let width: Int
  let height: Int
  /// The names of the chunks, in order.
  private(set) var names: [String] = []
  /// The texts by keyword.
  private(set) var texts: [String: String] = [:]

  /// Nil if the file is not complete.
  init?(_ file: String) {
    guard let bytes = FileManager.default.contents(atPath: file).map({ [UInt8]($0) }),
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 33
    else { return nil }
    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
    var offset = 8
    while offset + 12 <= bytes.count, offset + 12 + number(at: offset) <= bytes.count {
      let data = bytes[offset + 8..<offset + 8 + number(at: offset)]
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      names.append(name)
      if name == "tEXt", let end = data.firstIndex(of: 0) {
        texts[String(decoding: data[..<end], as: UTF8.self)] = String(
          decoding: data[(end + 1)...], as: UTF8.self)
      }
      offset += 12 + data.count
    }
    guard names.last == "IEND", offset == bytes.count else { return nil }
  }
}
