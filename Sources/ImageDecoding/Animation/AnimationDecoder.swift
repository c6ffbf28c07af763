/// Decodes the frames of an animation in order.
protocol AnimationDecoder: AnyObject {
  /// The size of the canvas.
  var size: (width: Int, height: Int) { get }
  /// The number of frames, as far as the file states it.
  var frameCount: Int { get }
  /// How often the animation is played; nil to repeat it forever.
  var playCount: Int? { get }

  /// Returns the canvas after the next frame, and the duration of the frame in seconds; nil after the last frame.
  func next() throws(ImageDecodingError) -> (canvas: Bitmap, duration: Double)?

  /// Returns to the first frame.
  func rewind() throws(ImageDecodingError)
}
