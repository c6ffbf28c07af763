import CWebP

/// Decodes an animated WebP file with libwebpdemux.
final class WebPAnimationDecoder: AnimationDecoder {
  /// The maximum number of bytes of a file, which is kept in memory.
  private static let fileLimit = 1 << 28

  let size: (width: Int, height: Int)
  let frameCount: Int
  let playCount: Int?
  private let decoder: OpaquePointer
  /// The file, which libwebp refers to.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var time: Int32 = 0

  init(_ reader: ImageReader, limit: Int) throws(ImageDecodingError) {
    guard let file = try reader.readAll(limit: Self.fileLimit) else {
      throw .corrupt(format: "webp", reason: "the animation is larger than \(Self.fileLimit) bytes")
    }
    let features = try WebPFile(reader).size
    guard features.width * features.height <= limit else {
      throw .tooLarge(width: features.width, height: features.height, limit: limit)
    }
    bytes = .allocate(capacity: file.count)
    _ = bytes.initialize(from: file)
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    var options = WebPAnimDecoderOptions()
    WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_bgrA
    var info = WebPAnimInfo()
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      bytes.deallocate()
      throw .corrupt(format: "webp", reason: "the animation is damaged or truncated")
    }
    WebPAnimDecoderGetInfo(decoder, &info)
    self.decoder = decoder
    size = (Int(info.canvas_width), Int(info.canvas_height))
    frameCount = Int(info.frame_count)
    playCount = info.loop_count == 0 ? nil : Int(info.loop_count)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  func next() throws(ImageDecodingError) -> (canvas: Bitmap, duration: Double)? {
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var canvas: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &canvas, &end) != 0, let canvas else {
      throw .corrupt(format: "webp", reason: "a frame is damaged")
    }
    defer { time = end }
    let bitmap = Bitmap(width: size.width, height: size.height) { pixels in
      pixels.copyMemory(from: UnsafeRawBufferPointer(start: canvas, count: pixels.count))
    }
    guard let bitmap else { throw .insufficientMemory }
    return (bitmap, Double(end - time) / 1000)
  }

  /// Decodes the first frame.
  func firstFrame() throws(ImageDecodingError) -> BufferedRows {
    guard let frame = try next() else { throw .corrupt(format: "webp", reason: "it has no frames") }
    return BufferedRows(frame.canvas)
  }

  func rewind() {
    WebPAnimDecoderReset(decoder)
    time = 0
  }
}
