extension UIImage {
  /// How an image is coloured.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The default of the view that shows the image.
    case automatic = 0
    /// The colours of the image.
    case alwaysOriginal = 1
    /// A template: the image's opacity, filled with the tint colour of the view that shows it.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills the space between its caps.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}
