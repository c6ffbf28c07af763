import Geometry

extension Sphere {
  /// The places items stand on.
  var lattice: SphereLattice { SphereLattice(count: max(1, places)) }

  /// How the lattice lies at the start: turned about y so that its first point is in front.
  var latticePose: Matrix4 {
    let first = lattice.point(0)
    return Matrix4((first.z, 0, first.x, 0), (0, 1, 0, 0), (-first.x, 0, first.z, 0), (0, 0, 0, 1))
  }

  // MARK: - Items in turns

  /// How many turns of the lattice it takes to see all items.
  var turns: Int { max(1, (items + visibleLimit - 1) / visibleLimit) }
  /// How many items can stand on the lattice at once.
  var places: Int { (items + turns - 1) / turns }

  // With T turns, turn k has the items from ⌊k·n/T⌋ up to those of the next: as many as there are places, or one
  // fewer. So the sphere is always full, and as no two turns share an item, none is on it twice. The products have
  // 60 bits at most, so nothing has to watch for overflow, for which not every platform has the means in 64 bits.

  /// The items on the lattice in a turn.
  func latticeItems(inTurn turn: Int) -> Range<Int> {
    let turn = Int64(turn % turns)
    let (count, turns) = (Int64(items), Int64(turns))
    return Int(turn &* count / turns)..<Int((turn + 1) &* count / turns)
  }

  /// The turn of the lattice in which an item is on it, and its place.
  func latticePlace(ofItem item: Int) -> (turn: Int, place: Int) {
    let turn = Int(((Int64(item) + 1) &* Int64(turns) - 1) / Int64(items))
    return (turn, item - latticeItems(inTurn: turn).lowerBound)
  }

  // MARK: - The seam

  // On a sphere that turns about two axes the turns of a place cannot be counted without a cut: some way round in
  // the plane of offsets takes it back to where it was, having turned once. The cut, where places change their
  // items, is the one that is seen least: across the back, from the leftmost point to the rightmost.

  /// Whether a place has crossed the seam since the last whole turn about x.
  ///
  /// - Parameters:
  ///   - start: the y coordinate of the place on the lattice as it lies at the start, which turning about y keeps.
  ///   - y: that of the turned place.
  ///   - turned: the part of a turn about x, 0..<1.
  static func hasCrossedSeam(from start: Double, to y: Double, turned: Double) -> Bool {
    // By its angle α in the plane of y and z, −π..<π with 0 in front, the place comes to α − 2π·turned and has
    // crossed the seam when that is −π or less. Within half a turn it has if it began below 0 and is not there
    // now; after more it has unless it began at 0 or above and is below now. The sign of y is that of the angle.
    turned < 0.5 ? start < 0 && y >= 0 : !(start >= 0 && y < 0)
  }

  /// The opacity that the seam leaves a turned place: 0 on it, rising to 1 at a quarter of the radius from it.
  static func seamAlpha(at place: Point3D) -> Double {
    let distance = place.z < 0 ? abs(place.y) : (place.y * place.y + place.z * place.z).squareRoot()
    return min(1, 4 * distance)
  }
}
