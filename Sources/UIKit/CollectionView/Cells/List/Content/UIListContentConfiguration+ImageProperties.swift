extension UIListContentConfiguration {
  /// The look of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// A width or height of `reservedLayoutSize` for the room that images in rows usually need.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The size and colour of a symbol; nil for those of the image. Values that it does not specify are those of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of a template image; nil for that of the view.
    public var tintColor: UIColor?
    /// Transforms the tint colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 for no limit. The image keeps its proportions.
    public var maximumSize = CGSize.zero
    /// The room reserved for the image, in points, in which it is centred; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// The width of the outline, in points. Default 0: no outline.
    public var strokeWidth: CGFloat = 0
    /// The colour of the outline; nil for the tint colour.
    public var strokeColor: UIColor?
    /// Transforms the colour of the outline.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// Whether the colours stay when the user inverts those of the screen. No effect: a desktop inverts whole windows.
    public var accessibilityIgnoresInvertColors = false

    var isDisabled = false

    /// Returns the tint colour, given that of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      if isDisabled, tintColorTransformer == nil { return .tertiaryLabel }
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the colour of the outline, given the tint colour of the view.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Returns the size at which an image of a size is drawn.
    func size(forImageOf size: CGSize) -> CGSize {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return .zero }
      func factor(_ maximum: CGFloat, _ extent: CGFloat) -> CGFloat { maximum > 0 ? maximum / extent : 1 }
      let scale = min(1, factor(maximumSize.width, size.width), factor(maximumSize.height, size.height))
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the room for an image that is drawn at a size.
    func room(for size: CGSize) -> CGSize {
      func extent(_ reserved: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
        if reserved == Self.standardDimension { return max(standard, own) }
        return reserved > 0 ? reserved : own
      }
      return CGSize(
        width: extent(reservedLayoutSize.width, size.width, 28),
        height: extent(reservedLayoutSize.height, size.height, 28))
    }
  }
}
