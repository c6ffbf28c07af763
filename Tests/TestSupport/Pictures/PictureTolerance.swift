#if os(Linux)
  /// How far a picture may be from its golden one.
  ///
  /// Both limits are in steps of an 8-bit channel, and both have to be kept everywhere.
  public struct PictureTolerance: Sendable {
    /// The maximum difference of a channel of a single pixel.
    ///
    /// It lets through what another version of the rasterizer does to soft edges. An edge moved by half a pixel
    /// differs by half of the contrast, in black on white by 128.
    public var pixel: Int
    /// The maximum difference of a channel's mean over a tile of 16 × 16 pixels.
    ///
    /// It finds what is faint but not small: a missing shadow, a colour slightly off.
    public var tileMean: Double

    /// Makes a tolerance.
    public init(pixel: Int, tileMean: Double) {
      self.pixel = pixel
      self.tileMean = tileMean
    }

    /// What golden pictures are compared by.
    public static let standard = PictureTolerance(pixel: 32, tileMean: 1.5)
    /// The side of the tiles whose means are compared, in pixels.
    public static let tileSide = 16
  }
#endif
