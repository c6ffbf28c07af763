import DisplayList
import Geometry

/// The content of an image.
enum ImageContent: Sendable {
  /// No content.
  case empty
  /// Pixels.
  case bitmap(CGImage)
  /// Drawing commands and the size of their canvas, in points from its upper left corner. Sharp at every scale.
  case drawing([Command], Size2D)
}
