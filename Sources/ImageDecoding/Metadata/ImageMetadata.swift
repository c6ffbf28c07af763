/// Facts about a picture file, for display.
///
/// Texts have no control characters and no spaces around them. What the file does not state is nil.
public struct ImageMetadata: Hashable, Sendable {
  /// Size, orientation and format.
  public var properties: ImageProperties
  /// The name of the format for the user, such as “JPEG”.
  public var formatName: String
  /// Whether the file is an animation with at least two frames.
  public var isAnimated = false
  /// The name of the embedded colour profile, such as “Display P3”.
  public var colorProfileName: String?
  /// When the picture was taken, or else changed, by the clock of the camera.
  public var date: CaptureDate?
  /// The manufacturer of the camera.
  public var cameraMake: String?
  /// The model of the camera. It often begins with the manufacturer.
  public var cameraModel: String?
  /// The model of the lens.
  public var lens: String?
  /// The exposure time, in seconds.
  public var exposureTime: Double?
  /// The focal length divided by the diameter of the aperture, such as 2.8.
  public var aperture: Double?
  /// The sensitivity of the sensor.
  public var isoSpeed: Int?
  /// The focal length, in millimetres.
  public var focalLength: Double?
  /// The focal length with the same field of view on 35 mm film, in millimetres.
  public var focalLengthIn35mmFilm: Double?
}
