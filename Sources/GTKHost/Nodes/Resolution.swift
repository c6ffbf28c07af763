import Foundation

/// Pixels a point, in steps: textures made for one step do for every scale up to it.
///
/// A step is a factor of √2 from the display's own pixels, so that what is neither enlarged nor reduced gets
/// exactly the pixels it is shown with, and what is gets at most 1.42 times as many.
struct Resolution: Hashable, Sendable {
  /// Whether the pixels are those of the display, so that lines of whole pixels are drawn as such.
  let isExact: Bool
  /// Whether the pixels are those of the texture, or the display, that is drawn into: they are more where something is
  /// reduced and the next step served for it.
  let isOfTexture: Bool
  private let displayScale: Double
  private let halfOctaves: Int

  private init(displayScale: Double, halfOctaves: Int, isExact: Bool, isOfTexture: Bool) {
    self.displayScale = displayScale
    self.halfOctaves = halfOctaves
    self.isExact = isExact
    self.isOfTexture = isOfTexture
  }

  /// The pixels of a display, as many a point, at most 64; numbers without sense count as 1.
  init(ofDisplay scale: Double) {
    let isSensible = scale > 0 && scale.isFinite
    self.init(
      displayScale: isSensible ? min(max(0x1p-12, scale), 64) : 1, halfOctaves: 0, isExact: true,
      isOfTexture: true)
  }

  /// Pixels a point.
  var pixelsPerPoint: Double {
    let power = Double(sign: .plus, exponent: halfOctaves >> 1, significand: 1)
    return displayScale * (halfOctaves & 1 == 0 ? power : power * 2.0.squareRoot())
  }

  /// The resolution for what is drawn enlarged by a factor: the step that is just enough, from 1/4096 to 64 times
  /// the display's. Factors without sense count as 1.
  ///
  /// - Parameter isOfTexture: Whether it is drawn into a texture with just as many pixels as the step has.
  func magnified(by factor: Double, isOfTexture: Bool = false) -> Resolution {
    guard factor != 1, factor > 0, factor.isFinite else { return self }
    let steps = Double(halfOctaves) + 2 * log2(factor)
    // The tolerance keeps what rounding adds to a factor of 1 from costing the next step.
    let step = (steps - 1e-3).rounded(.up)
    let isStep = abs(step - steps) < 1e-3
    return Resolution(
      displayScale: displayScale, halfOctaves: Int(min(max(-24, step), 12)), isExact: isExact && isStep,
      isOfTexture: self.isOfTexture && (isStep || isOfTexture))
  }

  /// Whether what is made for this one can be shown at another for a while: with at most four times too many pixels a
  /// side, or half as many as it takes.
  func canStandIn(for other: Resolution) -> Bool {
    displayScale == other.displayScale && (-2...4).contains(halfOctaves - other.halfOctaves)
  }

  /// Whether a length in points is a whole number of the display's pixels.
  func isWhole(_ length: Double) -> Bool {
    let pixels = length * pixelsPerPoint
    return isExact && abs(pixels - pixels.rounded()) < 1e-3
  }
}
