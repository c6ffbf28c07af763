/// Decodes an animated PNG file (PNG Specification, third edition, section 5.5 and 11.3.4). Every frame is decoded as a
/// PNG file of its own.
final class APNGAnimationDecoder: AnimationDecoder {
  /// The maximum number of compressed bytes of a frame.
  private static let frameLimit = 1 << 28

  let size: (width: Int, height: Int)
  let frameCount: Int
  let playCount: Int?
  private let reader: ImageReader
  /// The data of the chunk IHDR, with the size of the canvas.
  private let header: [UInt8]
  /// The chunks PLTE and tRNS, which all frames use.
  private var shared: [PNGChunk] = []
  private var offset = 8
  private var isFirst = true
  private var canvas: AnimationCanvas

  /// Opens a file; nil if it is not animated.
  init?(_ reader: ImageReader, limit: Int) throws(ImageDecodingError) {
    guard let headerRange = try reader.chunk(named: "IHDR", in: .png), headerRange.count == 13,
      let animation = try reader.chunk(named: "acTL", in: .png), animation.count == 8
    else { return nil }
    header = try reader.read(at: headerRange.lowerBound, count: 13)
    let counts = try reader.read(at: animation.lowerBound, count: 8)
    guard header.count == 13, counts.count == 8 else { return nil }
    size = (header[0..<4].bigEndianNumber, header[4..<8].bigEndianNumber)
    guard size.width > 0, size.height > 0 else { throw .corrupt(format: "png", reason: "it has no pixels") }
    let (count, isOverflow) = size.width.multipliedReportingOverflow(by: size.height)
    if isOverflow || count > limit { throw .tooLarge(width: size.width, height: size.height, limit: limit) }
    frameCount = counts[0..<4].bigEndianNumber
    let plays = counts[4..<8].bigEndianNumber
    playCount = plays == 0 ? nil : plays
    self.reader = reader
    canvas = AnimationCanvas(width: size.width, height: size.height)
  }

  func rewind() {
    (offset, isFirst, shared) = (8, true, [])
    canvas = AnimationCanvas(width: size.width, height: size.height)
  }

  func next() throws(ImageDecodingError) -> (canvas: Bitmap, duration: Double)? {
    var control: APNGFrameControl?
    var data: [PNGChunk] = []
    var count = 0
    // A frame ends where the next one or the end of the file begins.
    while true {
      let head = try reader.read(at: offset, count: 8)
      guard head.count == 8 else { break }
      let length = head[0..<4].bigEndianNumber
      let name = String(decoding: head[4...], as: UTF8.self)
      let start = offset + 8
      if name == "IEND" || (name == "fcTL" && !data.isEmpty) { break }
      offset = start + length + 4
      switch name {
      case "fcTL":
        control = APNGFrameControl(
          try reader.read(at: start, count: min(length, 26)), header: header, in: size)
        guard control != nil else {
          throw .corrupt(format: "png", reason: "a frame is outside of the picture")
        }
      case "PLTE", "tRNS":
        guard length <= 1 << 12 else { break }
        shared.append(PNGChunk(name, try reader.read(at: start, count: length)))
      case "IDAT", "fdAT":
        // A picture before the first control chunk is not a part of the animation.
        guard control != nil else { break }
        let skipped = name == "fdAT" ? 4 : 0
        guard length >= skipped else { break }
        count += length
        guard count <= Self.frameLimit else { throw .corrupt(format: "png", reason: "a frame is too large") }
        data.append(PNGChunk("IDAT", try reader.read(at: start + skipped, count: length - skipped)))
      default: break
      }
    }
    guard let control, !data.isEmpty else { return nil }
    return try draw(control, data)
  }

  private func draw(
    _ control: APNGFrameControl, _ data: [PNGChunk]
  ) throws(ImageDecodingError) -> (canvas: Bitmap, duration: Double) {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for chunk in [PNGChunk("IHDR", control.header)] + shared + data + [PNGChunk("IEND", [])] {
      file.append(chunk)
    }
    let rows = try PNGRowDecoder(ImageReader(.bytes(file)))
    let bitmap = try BitmapAssembly(size: (rows.width, rows.height)).bitmap(from: rows, nil)
    // There is nothing to restore before the first frame.
    let disposal = isFirst && control.disposal == .restore ? .clear : control.disposal
    isFirst = false
    canvas.draw(bitmap, x: control.x, y: control.y, isBlended: control.isBlended, disposal: disposal)
    guard let result = canvas.bitmap else { throw .insufficientMemory }
    return (result, control.duration)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a number, the most significant first.
  var bigEndianNumber: Int { reduce(0) { $0 << 8 | Int($1) } }
}
