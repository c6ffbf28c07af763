import Foundation
import SystemPackage

/// Turns a JPEG picture without loss: its pixels if they allow that, or else its EXIF orientation (EXIF 2.32, tag 274).
struct PictureTurning {
  /// The file.
  let file: FilePath

  init(of file: FilePath) { self.file = file }

  /// Turns the picture clockwise by a number of right angles, which can be negative.
  func turn(clockwise count: Int) throws(FileFailure) {
    let contents: [UInt8]?
    do throws(Errno) { contents = try readPicture() } catch { throw .system(file, error) }
    guard let contents,
      let turned = PixelTurning.turned(contents, count) ?? Self.turned(contents, count)
    else { throw .notTurnable(file) }
    try FileWriter(for: file).replace(with: Data(turned))
  }

  /// Reads the file; nil if it does not begin like a JPEG picture. A video may have more bytes than the memory.
  private func readPicture() throws(Errno) -> [UInt8]? {
    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.open(file, .readOnly, options: [.closeOnExec, .nonBlocking])
    } catch {
      throw error as? Errno ?? .ioError
    }
    defer { try? descriptor.close() }
    var bytes = try descriptor.readBytes(upTo: Self.signature.count)
    guard bytes == Self.signature else { return nil }
    let size = try descriptor.stat().size
    bytes.reserveCapacity(Int(clamping: size))
    while case let more = try descriptor.readBytes(upTo: 1 << 20), !more.isEmpty { bytes += more }
    return bytes
  }

  /// What a JPEG picture begins with: the marker “start of image” (ITU-T T.81, table B.1).
  private static let signature: [UInt8] = [0xFF, 0xD8]

  /// Returns the bytes of a turned picture; nil if they are not a JPEG picture. Only the orientation changes.
  static func turned(_ bytes: [UInt8], _ count: Int) -> [UInt8]? {
    guard let orientation = orientation(of: bytes) else { return nil }
    return turned(orientation: orientation, count).flatMap { with(orientation: $0, bytes) }
  }

  /// Returns the orientation of a picture, 1 if it has none; nil if the bytes are not a JPEG picture, or damaged.
  static func orientation(of bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: signature) else { return nil }
    guard let block = exifBlock(in: bytes) else { return 1 }
    guard let tiff = TIFFHeader(bytes[block]) else { return nil }
    let value = tiff.positionOfOrientation.map { tiff.number(at: $0, size: 2) } ?? 1
    return (1...8).contains(value) ? value : 1
  }

  /// Returns the bytes of a JPEG picture with another orientation; nil if its EXIF data is damaged or full.
  static func with(orientation: Int, _ bytes: [UInt8]) -> [UInt8]? {
    var result = bytes
    guard let block = exifBlock(in: bytes) else {
      result.insert(contentsOf: newBlock(orientation), at: positionOfNewBlock(in: bytes))
      return result
    }
    guard let tiff = TIFFHeader(bytes[block]) else { return nil }
    if let position = tiff.positionOfOrientation {
      result.replaceSubrange(
        (block.lowerBound + position)..<(block.lowerBound + position + 2),
        with: tiff.bytes(of: orientation, size: 2))
      return result
    }
    let larger = tiff.adding(orientation: orientation)
    guard larger.count + 8 <= 0xFFFF else { return nil }
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
  static func exifBlock(in bytes: [UInt8]) -> Range<Int>? {
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
  static func segments(of bytes: [UInt8]) -> [(marker: UInt8, range: Range<Int>)] {
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
