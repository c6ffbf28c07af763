import CGIF

/// Reads the blocks of a GIF file in order, with giflib.
final class GIFFile {
  struct Frame {
    /// The pixels; nil if the frame has none.
    var bitmap: Bitmap?
    var x: Int
    var y: Int
    var disposal: AnimationCanvas.Disposal
    /// In seconds.
    var duration: Double
  }

  /// How often the animation is repeated after the first run, 0 for ever; nil if no extension was read that states it.
  private(set) var repetitions: Int?
  private let file: UnsafeMutablePointer<GifFileType>
  private let stream: ByteStream
  private var control = GraphicsControlBlock()

  /// Reads the header.
  init(_ reader: ImageReader) throws(ImageDecodingError) {
    let stream = ByteStream(reader)
    var status: Int32 = 0
    let file = DGifOpen(
      Unmanaged.passUnretained(stream).toOpaque(),
      { file, buffer, count in
        guard let stream = file?.pointee.UserData, count > 0 else { return 0 }
        let target = UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))
        return Int32(ByteStream.from(stream).read(into: target))
      }, &status)
    guard let file else {
      throw stream.failure ?? .corrupt(format: "gif", reason: "its header is damaged or truncated")
    }
    (self.file, self.stream) = (file, stream)
    resetControl()
  }

  deinit { DGifCloseFile(file, nil) }

  /// The error that ended the file before its end.
  var failure: ImageDecodingError? { stream.failure }

  /// The size of the canvas.
  var size: (width: Int, height: Int) {
    (max(1, Int(file.pointee.SWidth)), max(1, Int(file.pointee.SHeight)))
  }

  /// Passes over the next frame. Returns false at the end of the file.
  func skipFrame() -> Bool {
    guard seekFrame() else { return false }
    var codeSize: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetCode(file, &codeSize, &block) == GIF_OK else { return false }
    while block != nil {
      guard DGifGetCodeNext(file, &block) == GIF_OK else { break }
    }
    return true
  }

  /// Decodes the next frame; nil at the end of the file.
  func nextFrame() -> Frame? {
    guard seekFrame() else { return nil }
    let image = file.pointee.Image
    let (width, height) = (Int(image.Width), Int(image.Height))
    let colors = colorTable(image.ColorMap ?? file.pointee.SColorMap)
    var frame = Frame(
      x: Int(image.Left), y: Int(image.Top), disposal: disposal, duration: Double(control.DelayTime) / 100)
    // A frame can be larger than the canvas; it has at most 65,535 × 65,535 pixels.
    guard width > 0, height > 0, width * height <= ImageDecoder.pixelLimit else { return frame }
    var indices = [GifPixelType](repeating: 0, count: width)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    // The rows of an interlaced picture: every 8th, those in the middle between them, and so on (Appendix E).
    let passes = image.Interlace ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    decoding: for (first, step) in passes {
      for y in stride(from: first, to: height, by: step) {
        guard DGifGetLine(file, &indices, Int32(width)) == GIF_OK else { break decoding }
        for x in 0..<width where Int32(indices[x]) != control.TransparentColor {
          guard Int(indices[x]) < colors.count else { continue }
          let color = colors[Int(indices[x])]
          let offset = (y * width + x) * 4
          pixels[offset] = color.Blue
          pixels[offset + 1] = color.Green
          pixels[offset + 2] = color.Red
          pixels[offset + 3] = 255
        }
      }
    }
    frame.bitmap = Bitmap(width: width, height: height, pixels: pixels)
    return frame
  }

  private var disposal: AnimationCanvas.Disposal {
    switch control.DisposalMode {
    case DISPOSE_BACKGROUND: .clear
    case DISPOSE_PREVIOUS: .restore
    default: .keep
    }
  }

  private func colorTable(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [GifColorType] {
    guard let map, let colors = map.pointee.Colors, map.pointee.ColorCount > 0 else { return [] }
    return Array(UnsafeBufferPointer(start: colors, count: Int(map.pointee.ColorCount)))
  }

  /// Reads extensions up to the header of the next frame. Returns false at the end of the file.
  private func seekFrame() -> Bool {
    resetControl()
    while true {
      var type = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &type) == GIF_OK else { return false }
      switch type {
      case IMAGE_DESC_RECORD_TYPE: return DGifGetImageDesc(file) == GIF_OK
      case EXTENSION_RECORD_TYPE: guard readExtension() else { return false }
      default: return false
      }
    }
  }

  /// Reads the control block of the next frame, and the number of repetitions.
  private func readExtension() -> Bool {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetExtension(file, &code, &block) == GIF_OK else { return false }
    var isLoop = false
    while let bytes = block {
      // The first byte is the length of the block.
      let data = Array(UnsafeBufferPointer(start: bytes + 1, count: Int(bytes[0])))
      if code == GRAPHICS_EXT_FUNC_CODE {
        _ = DGifExtensionToGCB(data.count, data, &control)
      } else if code == APPLICATION_EXT_FUNC_CODE {
        if isLoop, data.count == 3, data[0] == 1 { repetitions = Int(data[1]) | Int(data[2]) << 8 }
        isLoop = isLoop || data == Array("NETSCAPE2.0".utf8) || data == Array("ANIMEXTS1.0".utf8)
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { return false }
    }
    return true
  }

  private func resetControl() {
    control = GraphicsControlBlock()
    control.TransparentColor = NO_TRANSPARENT_COLOR
  }
}
