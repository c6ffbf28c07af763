import CGIF

/// Decodes an animated GIF file (GIF89a) with giflib.
final class GIFAnimationDecoder: AnimationDecoder {
  let size: (width: Int, height: Int)
  let frameCount: Int
  let playCount: Int?
  private let reader: ImageReader
  private var file: GIFFile
  private var canvas: AnimationCanvas

  /// Counts the frames, without decoding them.
  init(_ reader: ImageReader, limit: Int) throws(ImageDecodingError) {
    let scan = try GIFFile(reader)
    size = scan.size
    guard size.width * size.height <= limit else {
      throw .tooLarge(width: size.width, height: size.height, limit: limit)
    }
    var count = 0
    while scan.skipFrame() { count += 1 }
    frameCount = count
    // Browsers add the first run to the number of repetitions. Without the extension, there is one run.
    playCount = scan.repetitions.map { $0 == 0 ? nil : $0 + 1 } ?? 1
    self.reader = reader
    file = try GIFFile(reader)
    canvas = AnimationCanvas(width: size.width, height: size.height)
  }

  func next() throws(ImageDecodingError) -> (canvas: Bitmap, duration: Double)? {
    guard let frame = file.nextFrame() else {
      if let failure = file.failure { throw failure }
      return nil
    }
    if let bitmap = frame.bitmap {
      canvas.draw(bitmap, x: frame.x, y: frame.y, isBlended: true, disposal: frame.disposal)
    }
    guard let bitmap = canvas.bitmap else { throw .insufficientMemory }
    return (bitmap, frame.duration)
  }

  func rewind() throws(ImageDecodingError) {
    file = try GIFFile(reader)
    canvas = AnimationCanvas(width: size.width, height: size.height)
  }
}
