/// The first directory of TIFF data (TIFF 6.0, section 2).
struct TIFFHeader {
  private(set) var data: [UInt8]
  private let isLittleEndian: Bool
  /// The position of the first directory's number of entries.
  private var directory = 0

  init?(_ data: ArraySlice<UInt8>) {
    self.data = Array(data)
    switch self.data.prefix(4) {
    case [0x49, 0x49, 42, 0]: isLittleEndian = true
    case [0x4D, 0x4D, 0, 42]: isLittleEndian = false
    default: return nil
    }
    directory = number(at: 4, size: 4)
    guard directory >= 8, directory + 2 <= self.data.count,
      directory + 2 + 12 * entryCount + 4 <= self.data.count
    else { return nil }
  }

  private var entryCount: Int { number(at: directory, size: 2) }

  /// The position of the value of the orientation; nil if there is none.
  var positionOfOrientation: Int? {
    positionOfEntry(0x0112, in: directory).flatMap { number(at: $0 + 2, size: 2) == 3 ? $0 + 8 : nil }
  }

  /// Changes the size of the picture that the EXIF directory names, if it does (EXIF 2.32, tags 40962 and 40963).
  mutating func setDimensions(_ width: Int, _ height: Int) {
    guard let pointer = positionOfEntry(0x8769, in: directory) else { return }
    let exif = number(at: pointer + 8, size: 4)
    for (tag, value) in [(0xA002, width), (0xA003, height)] {
      guard let entry = positionOfEntry(tag, in: exif) else { continue }
      let size = number(at: entry + 2, size: 2) == 3 ? 2 : 4
      data.replaceSubrange((entry + 8)..<(entry + 8 + size), with: bytes(of: value, size: size))
    }
  }

  /// Removes the reference to the second directory, which has the preview.
  mutating func removePreview() {
    let position = directory + 2 + 12 * entryCount
    data.replaceSubrange(position..<(position + 4), with: [0, 0, 0, 0])
  }

  /// Returns the position of an entry of a directory; nil if there is none.
  private func positionOfEntry(_ tag: Int, in directory: Int) -> Int? {
    let count = number(at: directory, size: 2)
    guard directory >= 8, directory + 2 + 12 * count <= data.count else { return nil }
    return (0..<count).map { directory + 2 + 12 * $0 }.first { number(at: $0, size: 2) == tag }
  }

  /// Returns the data with an orientation, in a copy of the directory behind all that it refers to.
  func adding(orientation: Int) -> [UInt8] {
    var entries = (0..<entryCount).map { Array(data[(directory + 2 + 12 * $0)..<(directory + 14 + 12 * $0)]) }
    let entry =
      bytes(of: 0x0112, size: 2) + bytes(of: 3, size: 2) + bytes(of: 1, size: 4)
      + bytes(of: orientation, size: 2) + [0, 0]
    // Entries are in the order of their tags.
    let place = (0..<entryCount).first { number(at: directory + 2 + 12 * $0, size: 2) > 0x0112 }
    entries.insert(entry, at: place ?? entryCount)
    let end = directory + 2 + 12 * entryCount
    var result = data.count % 2 == 0 ? data : data + [0]
    let start = result.count
    result += bytes(of: entries.count, size: 2) + entries.flatMap(\.self) + data[end..<(end + 4)]
    result.replaceSubrange(4..<8, with: bytes(of: start, size: 4))
    return result
  }

  /// Reads a number.
  func number(at position: Int, size: Int) -> Int {
    guard position >= 0, position + size <= data.count else { return 0 }
    let bytes = data[position..<(position + size)]
    return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the bytes of a number.
  func bytes(of number: Int, size: Int) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(number >> (8 * $0) & 255) }
    return isLittleEndian ? bytes : bytes.reversed()
  }
}
