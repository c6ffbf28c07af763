import DisplayList
import Geometry

/// What an image consists of.
enum ImageContent: Sendable {
  /// Nothing.
  case empty
  /// Pixels.
  case bitmap(CGImage)
  /// Commands on a canvas of a size in points, from its upper left corner; sharp at every scale.
  case drawing([Command], Size2D)
}
