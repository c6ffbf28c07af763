/// One picture of an animation.
public struct AnimationFrame: Hashable, Sendable {
  /// The complete canvas, upright, with everything that earlier frames left on it.
  public let bitmap: Bitmap
  /// The time until the next frame, in seconds.
  public let duration: Double

  init(bitmap: Bitmap, duration: Double) {
    self.bitmap = bitmap
    // As in WebKit and Chromium, which follow Firefox: "We use a duration of 100 ms for any frames that specify a
    // duration of <= 10 ms" (WebCore, ImageDecoder). Such files were made for programs that ignored the duration.
    self.duration = duration > 0.0101 ? duration : 0.1
  }
}
