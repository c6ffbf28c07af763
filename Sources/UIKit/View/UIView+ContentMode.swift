extension UIView {
  /// How content fills the bounds.
  public enum ContentMode: Int, Sendable {
    /// Scales content to the bounds.
    case scaleToFill
    /// Scales content to the maximum size that fits, and keeps its aspect ratio.
    case scaleAspectFit
    /// Scales content to the minimum size that fills the bounds, and keeps its aspect ratio.
    case scaleAspectFill
    /// Draws again whenever the bounds change.
    case redraw
    /// In the centre, at its own size.
    case center
    /// At the centre of the upper edge.
    case top
    /// At the centre of the lower edge.
    case bottom
    /// At the centre of the left edge.
    case left
    /// At the centre of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }
}

extension UIView.ContentMode {
  /// The mode that corresponds to a gravity.
  init(_ gravity: CALayerContentsGravity) {
    switch gravity {
    case .center: self = .center
    case .top: self = .top
    case .bottom: self = .bottom
    case .left: self = .left
    case .right: self = .right
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    case .resizeAspect: self = .scaleAspectFit
    case .resizeAspectFill: self = .scaleAspectFill
    default: self = .scaleToFill
    }
  }

  /// The gravity that corresponds to the mode.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
