import Foundation

/// Pixels a point, in steps: textures made for one step do for every scale up to it.
///
/// A step is a factor of √2 and the powers of two are among them, so that what is neither enlarged nor
/// reduced gets exactly the pixels it is shown with, and what is gets at most 1.42 times as many.
struct Resolution: Hashable, Sendable {
  /// Whether the pixels are those of the display, so that lines of whole pixels are drawn as such.
  let isExact: Bool
  private let halfOctaves: Int

  private init(halfOctaves: Int, isExact: Bool) {
    self.halfOctaves = halfOctaves
    self.isExact = isExact
  }

  /// The step that serves a number of pixels a point; numbers without sense count as 1.
  init(pixelsPerPoint: Double) {
    guard pixelsPerPoint > 0, pixelsPerPoint.isFinite else {
      self.init(halfOctaves: 0, isExact: true)
      return
    }
    let steps = 2 * log2(pixelsPerPoint)
    // The tolerance keeps what rounding adds to a scale of 1 from costing the next step.
    let step = (steps - 1e-3).rounded(.up)
    self.init(halfOctaves: Int(min(max(-24, step), 12)), isExact: abs(step - steps) < 1e-3)
  }

  /// Pixels a point, from 1/4096 to 64.
  var pixelsPerPoint: Double {
    let power = Double(sign: .plus, exponent: halfOctaves >> 1, significand: 1)
    return halfOctaves & 1 == 0 ? power : power * 2.0.squareRoot()
  }

  /// The resolution for what is drawn enlarged by a factor.
  func magnified(by factor: Double) -> Resolution {
    guard factor != 1 else { return self }
    let result = Resolution(pixelsPerPoint: pixelsPerPoint * factor)
    return Resolution(halfOctaves: result.halfOctaves, isExact: result.isExact && isExact)
  }

  /// Whether a length in points is a whole number of the display's pixels.
  func isWhole(_ length: Double) -> Bool {
    let pixels = length * pixelsPerPoint
    return isExact && abs(pixels - pixels.rounded()) < 1e-3
  }
}
