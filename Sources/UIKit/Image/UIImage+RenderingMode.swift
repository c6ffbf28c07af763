extension UIImage {
  /// Whether an image shows its own colours.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Its own colours, wherever it is not shown as a template by custom.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// Only its opacity counts, filled with the tint colour of the view that shows it.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills the room between its caps.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}
