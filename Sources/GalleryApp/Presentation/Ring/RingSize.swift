import Foundation

/// The size of round items on concentric circles in an area.
struct RingSize {
  /// The number of items.
  var count: Int
  /// The shorter side of the area in points.
  var side: Double
  /// The spacing between items in points.
  var spacing: Double

  /// The maximum diameter for which all items fit, in whole points and at most a quarter of the area.
  var diameter: Double {
    var (fits, fitsNot) = (1.0, max(2, (side / 4).rounded(.down) + 1))
    while fitsNot - fits > 1 {
      let middle = ((fits + fitsNot) / 2).rounded(.down)
      if room(for: middle) >= count { fits = middle } else { fitsNot = middle }
    }
    return fits
  }

  /// Returns the number of items of a diameter that fit.
  ///
  /// This follows the rule of `Ring`: the outermost circle of items touches the edges of the area. The distance between
  /// circles, and between neighbours on a circle, is the diagonal of an item's square plus the spacing.
  private func room(for diameter: Double) -> Int {
    let step = diameter * 2.0.squareRoot() + spacing
    var (radius, room) = (side / 2 - diameter / 2, 0)
    while radius >= 0, room < count {
      room += radius > step / 2 ? Int(.pi / asin(step / 2 / radius) + 1e-9) : 1
      radius -= step
    }
    return room
  }
}
