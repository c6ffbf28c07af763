#if os(Linux)
  /// How far a picture may be from its reference.
  ///
  /// Both limits are in steps of an 8-bit channel, and both have to be kept everywhere. A single pixel may differ more
  /// than an area may, because the edges of shapes and letters depend on the version of the rasterizer.
  public struct PictureTolerance: Sendable {
    /// The maximum difference of a channel of a single pixel.
    ///
    /// It allows what another version of the rasterizer does to soft edges. An edge that is moved by half a pixel
    /// differs by half of the contrast, in black on white by 128.
    public var pixel: Int
    /// The maximum difference of a channel's mean over a tile of 16 × 16 pixels.
    ///
    /// It finds what is faint but not small: a missing shadow, a colour slightly off.
    public var tileMean: Double

    /// Creates a tolerance.
    public init(pixel: Int, tileMean: Double) {
      self.pixel = pixel
      self.tileMean = tileMean
    }

    /// A single pixel may differ by 32, and the mean of a tile by 1.5: for references of the same fonts.
    public static let standard = PictureTolerance(pixel: 32, tileMean: 1.5)
    /// No difference at all.
    public static let exact = PictureTolerance(pixel: 0, tileMean: 0)
    /// The side of the tiles whose means are compared, in pixels.
    package static let tileSide = 16
  }
#endif
