import Synchronization

/// An animated GIF, PNG or WebP file, decoded frame by frame.
///
/// It keeps one or two canvases in memory, and the bytes of the file for WebP, whatever the number of frames is. Decoding
/// takes time, so call ``nextFrame()`` away from the main actor. Calls from several threads wait for each other.
///
/// ```swift
/// guard let animation = try AnimatedImage(source) else { return }
/// while let frame = try animation.nextFrame() { show(frame.bitmap, for: frame.duration) }
/// ```
public final class AnimatedImage: Sendable {
  private struct State {
    var decoder: any AnimationDecoder
  }

  /// The width of the upright canvas, in pixels.
  public let width: Int
  /// The height of the upright canvas, in pixels.
  public let height: Int
  /// The number of frames that the file has, at least 2. A truncated file may yield fewer.
  public let frameCount: Int
  /// How often the animation is played; nil to repeat it forever.
  public let playCount: Int?

  private let state: Mutex<State>
  private let orientation: ImageOrientation
  private let conversion: PixelConversion?

  /// Opens an animation. Returns nil if the source is a picture without animation.
  ///
  /// - Parameters:
  ///   - source: The file or the bytes.
  ///   - limit: The maximum number of pixels of the canvas.
  public init?(_ source: ImageSource, limit: Int = ImageDecoder.pixelLimit) throws(ImageDecodingError) {
    let reader = try ImageReader(source)
    guard let (decoder, profile) = try Self.decoder(for: reader, limit: limit), decoder.frameCount > 1 else {
      return nil
    }
    let size = decoder.size
    orientation = try ImageOrientation(in: reader)
    (width, height) = orientation.upright(width: size.width, height: size.height)
    frameCount = decoder.frameCount
    playCount = decoder.playCount
    conversion = PixelConversion(from: .rgb, profile: profile.flatMap { ColorProfile($0) })
    state = Mutex(State(decoder: decoder))
  }

  private static func decoder(
    for reader: ImageReader, limit: Int
  ) throws(ImageDecodingError) -> sending (any AnimationDecoder, profile: [UInt8]?)? {
    switch FileSignature(try reader.read(at: 0, count: FileSignature.headCount)) {
    case .gif:
      return (try GIFAnimationDecoder(reader, limit: limit), nil)
    case .png:
      guard let decoder = try APNGAnimationDecoder(reader, limit: limit) else { return nil }
      return (decoder, try PNGRowDecoder(reader).profile)
    case .webp:
      let file = try WebPFile(reader)
      guard file.isAnimated else { return nil }
      return (try WebPAnimationDecoder(reader, limit: limit), file.profile)
    default:
      return nil
    }
  }

  /// Decodes the next frame; nil after the last one. Call ``rewind()`` to play the animation again.
  public func nextFrame() throws(ImageDecodingError) -> AnimationFrame? {
    let next = try state.withLock { state throws(ImageDecodingError) in try state.decoder.next() }
    guard let (canvas, duration) = next else { return nil }
    if orientation == .up, conversion == nil { return AnimationFrame(bitmap: canvas, duration: duration) }
    let assembly = BitmapAssembly(size: (canvas.width, canvas.height), orientation: orientation)
    return AnimationFrame(
      bitmap: try assembly.bitmap(from: BufferedRows(canvas), conversion), duration: duration)
  }

  /// Returns to the first frame.
  public func rewind() throws(ImageDecodingError) {
    try state.withLock { state throws(ImageDecodingError) in try state.decoder.rewind() }
  }
}
