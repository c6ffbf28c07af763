import Foundation
import SystemPackage

/// Turns a JPEG picture without loss, by its EXIF orientation (EXIF 2.32, tag 274).
struct PictureTurning {
  /// The file.
  let file: FilePath

  init(of file: FilePath) { self.file = file }

  /// Turns the picture clockwise by a number of right angles, which can be negative.
  func turn(clockwise count: Int) throws(FileFailure) {
    guard let descriptor = try? FileDescriptor.open(file, .readOnly, options: [.closeOnExec]) else {
      throw .system(file, Errno(rawValue: errno))
    }
    defer { try? descriptor.close() }
    let handle = FileHandle(fileDescriptor: descriptor.rawValue, closeOnDealloc: false)
    guard let contents = try? handle.readToEnd(), let turned = Self.turned([UInt8](contents), count) else {
      throw .notTurnable(file)
    }
    try FileWriter(for: file).replace(with: Data(turned))
  }

  /// Returns the bytes of a turned picture; nil if they are not a JPEG picture.
  static func turned(_ bytes: [UInt8], _ count: Int) -> [UInt8]? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var result = bytes
    guard let block = exifBlock(in: bytes) else {
      guard let orientation = turned(orientation: 1, count) else { return nil }
      result.insert(contentsOf: newBlock(orientation), at: positionOfNewBlock(in: bytes))
      return result
    }
    guard let tiff = TIFFHeader(bytes[block]) else { return nil }
    if let position = tiff.positionOfOrientation {
      let value = tiff.number(at: position, size: 2)
      guard let orientation = turned(orientation: (1...8).contains(value) ? value : 1, count) else {
        return nil
      }
      result.replaceSubrange(
        (block.lowerBound + position)..<(block.lowerBound + position + 2),
        with: tiff.bytes(of: orientation, size: 2))
      return result
    }
    guard let orientation = turned(orientation: 1, count), let larger = tiff.adding(orientation: orientation),
      larger.count + 8 <= 0xFFFF
    else { return nil }
    let length = larger.count + 8
    result.replaceSubrange(block, with: larger)
    // The length of the segment precedes “Exif” and two zeros.
    result.replaceSubrange(
      (block.lowerBound - 8)..<(block.lowerBound - 6), with: [UInt8(length >> 8), UInt8(length & 255)])
    return result
  }

  /// The orientations that a clockwise turn changes into one another: without and with a reflection.
  private static let cycles = [[1, 6, 3, 8], [2, 7, 4, 5]]

  /// Returns the orientation after clockwise turns.
  static func turned(orientation: Int, _ count: Int) -> Int? {
    guard let cycle = cycles.first(where: { $0.contains(orientation) }),
      let place = cycle.firstIndex(of: orientation)
    else { return nil }
    return cycle[((place + count) % 4 + 4) % 4]
  }

  /// Returns where the TIFF data of the EXIF segment is; nil if there is none.
  private static func exifBlock(in bytes: [UInt8]) -> Range<Int>? {
    for segment in segments(of: bytes) where segment.marker == 0xE1 {
      let start = segment.range.lowerBound + 6
      if start <= segment.range.upperBound, bytes[segment.range].starts(with: "Exif\0\0".utf8) {
        return start..<segment.range.upperBound
      }
    }
    return nil
  }

  /// A new segment belongs behind that of JFIF.
  private static func positionOfNewBlock(in bytes: [UInt8]) -> Int {
    let first = segments(of: bytes).first
    return first?.marker == 0xE0 ? first?.range.upperBound ?? 2 : 2
  }

  /// The contents of the segments before the pixels.
  private static func segments(of bytes: [UInt8]) -> [(marker: UInt8, range: Range<Int>)] {
    var segments: [(marker: UInt8, range: Range<Int>)] = []
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // Any number of bytes can fill the space before a marker.
      if marker == 0xFF {
        position += 1
        continue
      }
      guard marker != 0xDA else { break }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2, position + 2 + length <= bytes.count else { break }
      segments.append((marker, (position + 4)..<(position + 2 + length)))
      position += 2 + length
    }
    return segments
  }

  private static func newBlock(_ orientation: Int) -> [UInt8] {
    // Big-endian TIFF with one directory of one entry.
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    let block = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    return [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block
  }
}

/// The first directory of TIFF data (TIFF 6.0, section 2).
private struct TIFFHeader {
  private let data: [UInt8]
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
    (0..<entryCount).map { directory + 2 + 12 * $0 }
      .first { number(at: $0, size: 2) == 0x0112 && number(at: $0 + 2, size: 2) == 3 }.map { $0 + 8 }
  }

  /// Returns the data with an orientation, in a copy of the directory behind all that it refers to.
  func adding(orientation: Int) -> [UInt8]? {
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
