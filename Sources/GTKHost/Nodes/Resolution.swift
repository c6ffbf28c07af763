import Foundation

/// A scale in pixels per point, rounded up to steps. A texture made for a step is used for every scale up to it.
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
  private let halfOctaves: Int

  private init(displayScale: Double, halfOctaves: Int, isExact: Bool, isOfTexture: Bool) {
    self.displayScale = displayScale
    self.halfOctaves = halfOctaves
    self.isExact = isExact
    self.isOfTexture = isOfTexture
  }

  /// Creates the resolution of a display. The scale is at most 64. Invalid scales are treated as 1.
  init(ofDisplay scale: Double) {
    let isSensible = scale > 0 && scale.isFinite
    self.init(
      displayScale: isSensible ? min(max(0x1p-12, scale), 64) : 1, halfOctaves: 0, isExact: true,
      isOfTexture: true)
  }

  /// Pixels per point.
  var pixelsPerPoint: Double {
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
    guard factor != 1, factor > 0, factor.isFinite else { return self }
    let steps = Double(halfOctaves) + 2 * log2(factor)
    // The tolerance prevents rounding errors in a factor of 1 from selecting the next step.
    let step = (steps - 1e-3).rounded(.up)
    let isStep = abs(step - steps) < 1e-3
    return Resolution(
      displayScale: displayScale, halfOctaves: Int(min(max(-24, step), 12)), isExact: isExact && isStep,
      isOfTexture: self.isOfTexture && (isStep || isOfTexture))
  }

  /// Whether content of this resolution may be shown at another one for a while: with at most four times too many
  /// pixels in each direction, or half as many as needed.
  func canStandIn(for other: Resolution) -> Bool {
    displayScale == other.displayScale && (-2...4).contains(halfOctaves - other.halfOctaves)
  }

  /// Whether a length in points is a whole number of display pixels.
  func isWhole(_ length: Double) -> Bool {
    let pixels = length * pixelsPerPoint
    return isExact && abs(pixels - pixels.rounded()) < 1e-3
  }
}
