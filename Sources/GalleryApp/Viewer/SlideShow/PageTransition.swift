import UIKit

/// How two pictures of a slide show change places. Each layout of the album provides one that moves like it.
struct PageTransition: Sendable {
  /// How a page looks between two rest positions, in addition to its place beside the other page.
  struct Appearance: Sendable {
    var transform = CATransform3DIdentity
    var opacity: CGFloat = 1
  }

  /// Returns how a page looks at a progress: −1 is one page to the left of the current place, 0 the current place, and 1
  /// one page to the right of it.
  ///
  /// The distance between two pages is in points.
  let appearance: @Sendable (_ progress: CGFloat, _ distance: CGFloat) -> Appearance

  /// The pictures stay side by side.
  static let slide = PageTransition { _, _ in Appearance() }

  /// The pictures fade in place.
  static let fade = PageTransition { progress, distance in
    Appearance(transform: inPlace(progress, distance), opacity: 1 - abs(progress))
  }

  /// The next picture comes from the depth, the previous one towards the viewer.
  static let zoom = PageTransition { progress, distance in
    let scale = exp(-0.9 * progress)
    return Appearance(
      transform: CATransform3DConcat(
        CATransform3DMakeScale(scale, scale, 1), inPlace(progress, distance)),
      opacity: max(0, 1 - 1.5 * abs(progress)))
  }

  /// The pictures are sides of a cube, which turns.
  static let cube = PageTransition { progress, distance in
    let radius = distance / 2
    var transform = CATransform3DMakeTranslation(0, 0, radius)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(progress * .pi / 2, 0, 1, 0))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, -radius))
    return Appearance(
      transform: seen(transform, from: 2 * distance, progress, distance),
      opacity: abs(progress) < 0.999 ? 1 : 0)
  }

  /// The pictures turn to the side as covers of records do.
  static let cover = PageTransition { progress, distance in
    let angle = -min(max(progress * 1.6, -1), 1) * .pi / 3
    var transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeTranslation(progress * distance * 0.8, 0, -abs(progress) * distance * 0.4))
    return Appearance(
      transform: seen(transform, from: 2 * distance, progress, distance),
      opacity: max(0, 1 - progress * progress))
  }

  /// The pictures are on the rim of a wheel below them, which turns.
  static let wheel = PageTransition { progress, distance in
    let radius = 1.6 * distance
    var transform = CATransform3DMakeTranslation(0, -radius, 0)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(progress * .pi / 3, 0, 0, 1))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, radius, 0))
    return Appearance(transform: CATransform3DConcat(transform, inPlace(progress, distance)))
  }

  /// The pictures roll over a drum with a horizontal axis.
  static let drum = PageTransition { progress, distance in
    let radius = distance / 2
    var transform = CATransform3DMakeTranslation(0, 0, radius)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(-progress * .pi / 2, 1, 0, 0))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(0, 0, -radius))
    return Appearance(
      transform: seen(transform, from: 2 * distance, progress, distance),
      opacity: abs(progress) < 0.999 ? 1 : 0)
  }

  /// The previous picture turns over its left edge as a page of a book does. The next one lies below it.
  static let leaf = PageTransition { progress, distance in
    guard progress < 0 else {
      return Appearance(transform: inPlace(progress, distance), opacity: 1 - progress * progress)
    }
    var transform = CATransform3DMakeTranslation(distance / 2, 0, 0)
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(progress * .pi / 2, 0, 1, 0))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(-distance / 2, 0, 0))
    return Appearance(
      transform: seen(transform, from: 2 * distance, progress, distance), opacity: progress > -0.999 ? 1 : 0)
  }

  /// The pictures move upwards.
  static let rise = PageTransition { progress, distance in
    Appearance(
      transform: CATransform3DConcat(
        CATransform3DMakeTranslation(0, progress * distance, 0), inPlace(progress, distance)))
  }

  /// Moves a page from its place beside the other page to the current place.
  private static func inPlace(_ progress: CGFloat, _ distance: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(-progress * distance, 0, 0)
  }

  /// Shows a transform in the current place in perspective, from a distance in points.
  private static func seen(
    _ transform: CATransform3D, from eye: CGFloat, _ progress: CGFloat, _ distance: CGFloat
  ) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / max(1, eye)
    return CATransform3DConcat(CATransform3DConcat(transform, perspective), inPlace(progress, distance))
  }
}
