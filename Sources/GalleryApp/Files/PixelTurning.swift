import CTurboJPEG

/// Turns the pixels of a JPEG picture without loss, by moving its blocks of coefficients.
///
/// That is possible if the sides that become the left and the upper one consist of whole blocks. The result is shown
/// upright also by programs that ignore the EXIF orientation.
enum PixelTurning {
  /// The number of pixels above which only the orientation changes. libjpeg needs several bytes for each pixel.
  private static let maximumPixelCount = 100_000_000

  /// Returns the bytes of a picture whose pixels are turned clockwise, and whose orientation is 1. Nil if the pixels cannot
  /// be turned without loss, or the file contains more than one picture.
  static func turned(_ bytes: [UInt8], _ count: Int) -> [UInt8]? {
    guard let orientation = PictureTurning.orientation(of: bytes),
      let wanted = PictureTurning.turned(orientation: orientation, count)
    else { return nil }
    // The pixels are upright already.
    if wanted == 1 { return PictureTurning.with(orientation: 1, bytes) }
    guard hasOnePicture(bytes), !hasOtherOrientation(bytes),
      let (turned, width, height) = transformed(bytes, operation(for: wanted))
    else { return nil }
    return wanted > 4 ? upright(turned, height, width) : upright(turned, width, height)
  }

  /// What the decoder does to show a picture with an orientation.
  private static func operation(for orientation: Int) -> TJXOP {
    switch orientation {
    case 2: TJXOP_HFLIP
    case 3: TJXOP_ROT180
    case 4: TJXOP_VFLIP
    case 5: TJXOP_TRANSPOSE
    case 6: TJXOP_ROT90
    case 7: TJXOP_TRANSVERSE
    case 8: TJXOP_ROT270
    default: TJXOP_NONE
    }
  }

  /// Returns the transformed picture, and its size before.
  private static func transformed(
    _ bytes: [UInt8], _ operation: TJXOP
  ) -> (bytes: [UInt8], width: Int, height: Int)? {
    guard let handle = tjInitTransform() else { return nil }
    defer { tjDestroy(handle) }
    var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let size = UInt(bytes.count)
    guard tjDecompressHeader3(handle, bytes, size, &width, &height, &sampling, &colors) == 0,
      Int(width) * Int(height) <= maximumPixelCount
    else { return nil }
    var transform = tjtransform()
    transform.op = Int32(operation.rawValue)
    transform.options = TJXOPT_PERFECT | (isProgressive(bytes) ? TJXOPT_PROGRESSIVE : 0)
    var target: UnsafeMutablePointer<UInt8>?
    defer { tjFree(target) }
    var targetSize: UInt = 0
    guard tjTransform(handle, bytes, size, 1, &target, &targetSize, &transform, TJFLAG_STOPONWARNING) == 0,
      let target
    else { return nil }
    return (Array(UnsafeBufferPointer(start: target, count: Int(targetSize))), Int(width), Int(height))
  }

  /// Corrects what the EXIF data says about the pixels. Its preview, which would be shown turned, is removed.
  private static func upright(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8]? {
    guard let block = PictureTurning.exifBlock(in: bytes) else { return bytes }
    guard var tiff = TIFFHeader(bytes[block]) else { return nil }
    // libjpeg does that only if no other segment precedes.
    tiff.setDimensions(width, height)
    tiff.removePreview()
    var result = bytes
    result.replaceSubrange(block, with: tiff.data)
    return tiff.positionOfOrientation == nil ? result : PictureTurning.with(orientation: 1, result)
  }

  /// Whether nothing follows the picture, as in the files of some telephones. It would be lost.
  private static func hasOnePicture(_ bytes: [UInt8]) -> Bool {
    let header = PictureTurning.segments(of: bytes).last?.range.upperBound ?? 2
    let hasSeveral = PictureTurning.segments(of: bytes).contains {
      $0.marker == 0xE2 && bytes[$0.range].starts(with: "MPF\0".utf8)
    }
    guard !hasSeveral, bytes.count >= header + 2, bytes.suffix(2) == [0xFF, 0xD9] else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      // Within the data of a picture, a zero follows 0xFF.
      !(header..<(bytes.count - 2)).contains { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
    }
  }

  /// Whether XMP data repeats the orientation, which would then contradict the pixels.
  private static func hasOtherOrientation(_ bytes: [UInt8]) -> Bool {
    let name = Array("tiff:Orientation".utf8)
    return PictureTurning.segments(of: bytes).contains { segment in
      guard segment.marker == 0xE1, bytes[segment.range].starts(with: "http://ns.adobe.com/".utf8) else {
        return false
      }
      let data = bytes[segment.range]
      return data.indices.contains { data[$0] == name[0] && data[$0...].starts(with: name) }
    }
  }

  /// Whether the picture becomes sharper while it is read (start of frame 2, ITU-T T.81, table B.1).
  private static func isProgressive(_ bytes: [UInt8]) -> Bool {
    PictureTurning.segments(of: bytes).contains { $0.marker == 0xC2 }
  }
}
