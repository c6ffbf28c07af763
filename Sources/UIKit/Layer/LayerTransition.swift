import DisplayList
import Geometry

/// A moment of a transition between two pictures of a layer.
///
/// A class, so that the properties of layers without a transition stay small.
@MainActor
final class LayerTransition {
  private let old: [Command]
  private let type: CATransitionType
  private let subtype: CATransitionSubtype
  private let progress: Double

  init(from picture: Fragment, type: CATransitionType, subtype: CATransitionSubtype, progress: Double) {
    old = picture.commands
    (self.type, self.subtype, self.progress) = (type, subtype, progress)
  }

  /// The commands that draw the layer.
  ///
  /// - Parameters:
  ///   - new: The commands of the present picture.
  ///   - size: The size of the layer, in points.
  ///   - isOpaque: Whether the present picture covers the previous one.
  func commands(to new: [Command], size: Size2D, isOpaque: Bool) -> [Command] {
    switch type {
    case .push:
      moved(faded(old, 1 - progress), by: progress, of: size)
        + moved(faded(new, progress), by: progress - 1, of: size)
    case .moveIn: old + moved(new, by: progress - 1, of: size)
    case .reveal: new + moved(old, by: progress, of: size)
    // The sum of two fading pictures lets the background through, which a picture without gaps need not do.
    default: isOpaque ? new + faded(old, 1 - progress) : faded(old, 1 - progress) + faded(new, progress)
    }
  }

  private func faded(_ commands: [Command], _ opacity: Double) -> [Command] {
    opacity < 1 ? [.group(opacity: opacity, commands)] : commands
  }

  /// Moves a picture in the direction of the transition, by a fraction of the layer's size.
  private func moved(_ commands: [Command], by fraction: Double, of size: Size2D) -> [Command] {
    let (x, y): (Double, Double) =
      switch subtype {
      case .fromRight: (-1, 0)
      case .fromTop: (0, -1)
      case .fromBottom: (0, 1)
      default: (1, 0)
      }
    return [
      .transform(.translation(x: x * fraction * size.width, y: y * fraction * size.height, z: 0), commands)
    ]
  }
}
