import UIKit

/// The size of round items on concentric stadiums in an area.
struct RingSize {
  /// The number of items.
  var count: Int
  /// The size of the area in points.
  var size: CGSize
  /// The spacing between items in points.
  var spacing: Double

  /// The maximum diameter for which all items fit, in whole points and at most a third of the area's shorter side.
  ///
  /// When there are more items than fit on three rings, or on two in a small area, the items have the diameter for
  /// these.
  var diameter: Double {
    var (fits, fitsNot) = (minimumDiameter, max(minimumDiameter, (side / 3).rounded(.down)) + 1)
    while fitsNot - fits > 1 {
      let middle = ((fits + fitsNot) / 2).rounded(.down)
      if room(for: middle) >= count { fits = middle } else { fitsNot = middle }
    }
    return fits
  }

  private var side: Double { min(size.width, size.height) }

  /// The maximum diameter for the maximum number of rings. The innermost one has half the distance of two rings as its
  /// radius.
  private var minimumDiameter: Double {
    let rings = side < 480 ? 2.0 : 3
    return max(1, ((side / 2 - (rings - 0.5) * spacing) / rings).rounded(.down))
  }

  /// Returns the number of items of a diameter that fit.
  ///
  /// This follows the rule of `Ring`: the outermost ring of items touches the edges of the area. The distance between
  /// rings is a diameter plus the spacing. Neighbours are as far apart on straight lines as on half circles.
  private func room(for diameter: Double) -> Int {
    let half = (diameter + spacing) / 2
    let straight = abs(size.width - size.height)
    var (radius, room) = (side / 2 - diameter / 2, 0)
    while radius >= half, room < count {
      room += Int((2 * .pi * radius + 2 * straight) / (2 * asin(half / radius) * radius) + 1e-9)
      radius -= 2 * half
    }
    return room
  }
}
