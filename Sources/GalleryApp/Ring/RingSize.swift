import Foundation

/// How large round items can be that stand on concentric circles in an area.
struct RingSize {
  /// The number of items.
  var count: Int
  /// The shorter side of the area in points.
  var side: Double
  /// The distance between items in points.
  var spacing: Double

  /// The largest diameter, in whole points and at most a quarter of the area, for which all items have a place.
  var diameter: Double {
    var (fits, fitsNot) = (1.0, max(2, (side / 4).rounded(.down) + 1))
    while fitsNot - fits > 1 {
      let middle = ((fits + fitsNot) / 2).rounded(.down)
      if room(for: middle) >= count { fits = middle } else { fitsNot = middle }
    }
    return fits
  }

  /// How many items of a diameter have a place.
  ///
  /// By `Ring`'s rule: the outermost circle touches the area's edge, each has its neighbours, and its neighbouring
  /// circle, a diagonal and a spacing apart.
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
