extension UIImage {
  /// Returns the image, mirrored by image views in right-to-left interfaces.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    var properties = properties
    properties.flipsForRightToLeft = true
    return UIImage(properties: properties)
  }

  /// Whether image views mirror the image in right-to-left interfaces.
  public var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }
}
