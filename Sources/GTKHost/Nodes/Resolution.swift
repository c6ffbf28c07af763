import Foundation

/// Pixels a point, in steps: textures made for one step do for every scale up to it.
///
/// A step is a factor of √2 and the powers of two are among them, so that what is neither enlarged nor reduced gets
/// exactly the pixels it is shown with, and what is gets at most 1.42 times as many.
struct Resolution: Hashable, Sendable {
  private let halfOctaves: Int

  /// The step that serves a number of pixels a point; numbers without sense count as 1.
  init(pixelsPerPoint: Double) {
    guard pixelsPerPoint > 0, pixelsPerPoint.isFinite else {
      halfOctaves = 0
      return
    }
    // The tolerance keeps what rounding adds to a scale of 1 from costing the next step.
    let steps = (2 * log2(pixelsPerPoint) - 1e-3).rounded(.up)
    halfOctaves = Int(min(max(-24, steps), 12))
  }

  /// Pixels a point, from 1/4096 to 64.
  var pixelsPerPoint: Double {
    let whole = halfOctaves >> 1
    let power = Double(sign: .plus, exponent: whole, significand: 1)
    return halfOctaves & 1 == 0 ? power : power * 2.0.squareRoot()
  }

  /// The resolution for what is drawn enlarged by a factor.
  func magnified(by factor: Double) -> Resolution {
    factor == 1 ? self : Resolution(pixelsPerPoint: pixelsPerPoint * factor)
  }
}
