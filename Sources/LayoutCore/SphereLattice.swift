import Geometry

/// Points spread evenly on the unit sphere along a spiral whose turns differ by the golden ratio.
///
/// Point `i` of `n` has the z coordinate `1 − (2i + 1)/n` and stands `i` golden turns about the z axis: a
/// Fibonacci lattice (Á. González, "Measurement of areas on a sphere using Fibonacci and latitude–longitude
/// lattices", 2010). The parts of a turn are whole numbers modulo 2⁶⁴, so that they are exact at any `i`.
struct SphereLattice: Hashable, Sendable {
  /// How many points there are.
  let count: Int

  /// The golden ratio's fractional part in parts of a turn.
  static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// A point by its index; x and y vary fast, z falls.
  func point(_ index: Int) -> Point3D {
    let z = 1 - (2 * Double(index) + 1) / Double(count)
    let distance = max(0, 1 - z * z).squareRoot()
    // The upper 53 bits are all that a Double can tell.
    let turn = Double((UInt64(index) &* Self.golden) >> 11) * 0x1p-53
    let angle = 2 * .pi * turn
    return Point3D(x: distance * Trigonometry.cos(angle), y: distance * Trigonometry.sin(angle), z: z)
  }

  /// Indices among which are all points whose direction has at least the given cosine with `direction`.
  func candidates(around direction: Point3D, cosine: Double) -> Candidates {
    Candidates(count: count, direction: direction, cosine: cosine)
  }

  /// The indices of the points in the band and sector around a cap, in ascending order.
  ///
  /// The cap's nearest and farthest z bound a range of indices. Which of these are in the sector is a question
  /// about multiples of the golden ratio modulo 1 in an interval. From one of them to the next it is always one
  /// of three steps (N. B. Slater, "Gaps and steps for the sequence nθ mod 1", 1967), so all others are never
  /// looked at. A cap that contains a pole takes its whole band.
  ///
  /// - Complexity: O(*k* + √(*n*/*k*)) for a whole pass, *k* the points in the cap, *n* all; the second part is
  ///   the way to the first one. Allocates nothing.
  struct Candidates: Sequence, IteratorProtocol, Sendable {
    private var index: Int
    private let end: Int
    /// Parts of a turn from the sector's start to the point at `index`, and to the sector's end.
    private var place: UInt64 = 0
    private let sector: UInt64
    /// The shortest steps that come out a little further round, and a little less far.
    private var forth: (parts: UInt64, indices: Int) = (SphereLattice.golden, 1)
    private var back: (parts: UInt64, indices: Int) = (0 &- SphereLattice.golden, 1)

    init(count: Int, direction: Point3D, cosine: Double) {
      guard count > 0, cosine > -1 else {
        (index, end, sector) = (0, Swift.max(0, count), .max)
        return
      }
      let limit = Swift.min(cosine, 1)
      let sine = (1 - limit * limit).squareRoot()
      let opening = Trigonometry.atan2(sine, limit)
      let tilt = Trigonometry.atan2(
        (direction.x * direction.x + direction.y * direction.y).squareRoot(), direction.z)
      let highest = tilt > opening ? Trigonometry.cos(tilt - opening) : 1
      let lowest = tilt + opening < .pi ? Trigonometry.cos(tilt + opening) : -1
      // One index more on both sides makes up for rounding.
      let total = Double(count)
      index = Swift.max(0, Int((total * (1 - highest) - 1) / 2) - 1)
      end = Swift.min(count, Int((total * (1 - lowest) - 1) / 2) + 3)
      guard tilt > opening, tilt + opening < .pi else {
        sector = .max
        return
      }
      let across = Trigonometry.sin(tilt)
      let half = Trigonometry.atan2(sine, Swift.max(0, across * across - sine * sine).squareRoot()) + 1e-9
      let start = (Trigonometry.atan2(direction.y, direction.x) - half) / (2 * .pi)
      let startParts = UInt64(Swift.min((start - start.rounded(.down)) * 0x1p53, 0x1p53 - 1)) << 11
      // Half a turn at the most; so small a one that steps would grow past 32 bits is made larger.
      sector = UInt64(Swift.max(half / .pi * 0x1p64, 0x1p40))
      while Swift.max(forth.parts, back.parts) >= sector {
        if forth.parts > back.parts {
          forth = (forth.parts - back.parts, forth.indices + back.indices)
        } else {
          back = (back.parts - forth.parts, forth.indices + back.indices)
        }
      }
      place = UInt64(index) &* SphereLattice.golden &- startParts
      while index < end, place >= sector {
        index += 1
        place &+= SphereLattice.golden
      }
    }

    /// The next index.
    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { advance() }
      return index
    }

    private mutating func advance() {
      if sector == .max {
        index += 1
      } else if place < sector - forth.parts {
        index += forth.indices
        place += forth.parts
      } else if place >= back.parts {
        index += back.indices
        place -= back.parts
      } else {
        index += forth.indices + back.indices
        place = place &+ forth.parts &- back.parts
      }
    }
  }
}
