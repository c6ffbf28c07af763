import Foundation

/// A scale in pixels per point for each axis, rounded up to steps. A texture made for a step is used for every scale up
/// to it.
///
/// A step is a factor of √2 from the display's scale. Content at the display's scale gets exactly its pixels; other
/// content gets at most 1.42 times as many in each direction.
struct Resolution: Hashable, Sendable {
  /// Whether the pixels are those of the display, so that lines of whole pixels are exact.
  let isExact: Bool
  /// Whether the pixels are those of the texture or display that is drawn into. It is false for reduced content that
  /// uses the next step.
  let isOfTexture: Bool
  private let displayScale: Double
  private let halfOctaves: SIMD2<Int>

  private init(displayScale: Double, halfOctaves: SIMD2<Int>, isExact: Bool, isOfTexture: Bool) {
    self.displayScale = displayScale
    self.halfOctaves = halfOctaves
    self.isExact = isExact
    self.isOfTexture = isOfTexture
  }

  /// Creates the resolution of a display. The scale is at most 64. Invalid scales are treated as 1.
  init(ofDisplay scale: Double) {
    let isSensible = scale > 0 && scale.isFinite
    self.init(
      displayScale: isSensible ? min(max(0x1p-12, scale), 64) : 1, halfOctaves: .zero, isExact: true,
      isOfTexture: true)
  }

  /// Pixels per point, in the direction that has more of them.
  var pixelsPerPoint: Double { pixels(halfOctaves.max()) }

  /// Horizontal pixels per point.
  var horizontalPixelsPerPoint: Double { pixels(halfOctaves.x) }

  /// Vertical pixels per point.
  var verticalPixelsPerPoint: Double { pixels(halfOctaves.y) }

  private func pixels(_ halfOctaves: Int) -> Double {
    let power = Double(sign: .plus, exponent: halfOctaves >> 1, significand: 1)
    return displayScale * (halfOctaves & 1 == 0 ? power : power * 2.0.squareRoot())
  }

  /// Returns the resolution for content that is drawn enlarged by a factor: the smallest sufficient step, from 1/4096
  /// to 64 times the display's. Invalid factors are treated as 1.
  ///
  /// - Parameters:
  ///   - factor: The factor; less than 1 reduces.
  ///   - isOfTexture: Whether the content is drawn into a texture with exactly the pixels of the step.
  func magnified(by factor: Double, isOfTexture: Bool = false) -> Resolution {
    magnified(x: factor, y: factor, isOfTexture: isOfTexture)
  }

  /// Returns the resolution for content that is drawn enlarged by a factor for each axis.
  func magnified(x: Double, y: Double, isOfTexture: Bool = false) -> Resolution {
    let (horizontal, vertical) = (
      Self.step(from: halfOctaves.x, by: x), Self.step(from: halfOctaves.y, by: y)
    )
    let isStep = horizontal.isExact && vertical.isExact
    return Resolution(
      displayScale: displayScale, halfOctaves: SIMD2(horizontal.step, vertical.step),
      isExact: isExact && isStep, isOfTexture: self.isOfTexture && (isStep || isOfTexture))
  }

  /// The smallest step that is sufficient after a magnification, and whether the step has exactly the pixels needed.
  private static func step(from halfOctaves: Int, by factor: Double) -> (step: Int, isExact: Bool) {
    guard factor != 1, factor > 0, factor.isFinite else { return (halfOctaves, true) }
    let steps = Double(halfOctaves) + 2 * log2(factor)
    // The tolerance prevents rounding errors in a factor of 1 from selecting the next step.
    let step = (steps - 1e-3).rounded(.up)
    return (Int(min(max(-24, step), 12)), abs(step - steps) < 1e-3)
  }

  /// The resolution with the pixels of the direction that has more of them, in both. For content that is rotated.
  var uniform: Resolution {
    Resolution(
      displayScale: displayScale, halfOctaves: SIMD2(repeating: halfOctaves.max()), isExact: isExact,
      isOfTexture: isOfTexture)
  }

  /// Whether content of this resolution may be shown at another one for a while: with at most four times too many
  /// pixels in each direction, or half as many as needed.
  func canStandIn(for other: Resolution) -> Bool {
    let difference = halfOctaves &- other.halfOctaves
    return displayScale == other.displayScale && difference.min() >= -2 && difference.max() <= 4
  }

  /// Whether a length in points is a whole number of display pixels, in both directions.
  func isWhole(_ length: Double) -> Bool {
    let (horizontal, vertical) = (length * horizontalPixelsPerPoint, length * verticalPixelsPerPoint)
    return isExact && abs(horizontal - horizontal.rounded()) < 1e-3
      && abs(vertical - vertical.rounded()) < 1e-3
  }
}
