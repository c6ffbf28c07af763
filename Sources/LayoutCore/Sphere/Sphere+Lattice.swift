import Geometry

extension Sphere {
  /// The lattice of the items' positions.
  var lattice: SphereLattice { SphereLattice(count: max(1, pointCount)) }

  /// The initial rotation of the lattice: about y, so that its first point is in front.
  var latticePose: Matrix4 {
    let first = lattice.point(0)
    return Matrix4((first.z, 0, first.x, 0), (0, 1, 0, 0), (-first.x, 0, first.z, 0), (0, 0, 0, 1))
  }

  // MARK: - Items in turns

  /// The number of turns of the lattice after which every item has been visible.
  var turns: Int { max(1, (items + visibleLimit - 1) / visibleLimit) }
  /// The maximum number of items on the lattice at once.
  var pointCount: Int { (items + turns - 1) / turns }

  // With T turns, turn k has the items from ⌊k·n/T⌋ up to those of the next turn. That is as many as there are points,
  // or one fewer, so the sphere is always full. No two turns share an item, so no item is on the sphere twice. The
  // products have at most 60 bits and cannot overflow. Not every platform can detect overflow of 64-bit numbers.

  /// The items on the lattice during a turn.
  func latticeItems(inTurn turn: Int) -> Range<Int> {
    let turn = Int64(turn % turns)
    let (count, turns) = (Int64(items), Int64(turns))
    return Int(turn &* count / turns)..<Int((turn + 1) &* count / turns)
  }

  /// The turn during which an item is on the lattice, and its point.
  func latticePoint(ofItem item: Int) -> (turn: Int, point: Int) {
    let turn = Int(((Int64(item) + 1) &* Int64(turns) - 1) / Int64(items))
    return (turn, item - latticeItems(inTurn: turn).lowerBound)
  }

  // MARK: - The seam

  // On a sphere that turns about two axes, the turns of a point cannot be counted without a cut: some closed paths in
  // the plane of offsets turn the point once and return it to its position. At the cut, points change their items. It
  // is where it is least visible: across the back, from the leftmost point to the rightmost one.

  /// Whether a lattice point has crossed the seam since the last whole turn about x.
  ///
  /// - Parameters:
  ///   - start: The y coordinate of the point on the lattice in its initial rotation. Turning about y does not change
  ///     it.
  ///   - y: The y coordinate of the turned point.
  ///   - turned: The fraction of a turn about x, 0..<1.
  static func hasCrossedSeam(from start: Double, to y: Double, turned: Double) -> Bool {
    // Let α be the angle of the point in the plane of y and z, −π..<π with 0 in front. The turn moves it to α −
    // 2π·turned, and it has crossed the seam when that is −π or less. Within half a turn, that is the case if it began
    // below 0 and is now at 0 or above. After more than half a turn, it is the case unless it began at 0 or above and
    // is now below 0. The sign of y is the sign of the angle.
    turned < 0.5 ? start < 0 && y >= 0 : !(start >= 0 && y < 0)
  }

  /// The opacity of a turned point near the seam: 0 on the seam, rising to 1 at a quarter of the radius from it.
  static func seamAlpha(at point: Point3D) -> Double {
    let distance = point.z < 0 ? abs(point.y) : (point.y * point.y + point.z * point.z).squareRoot()
    return min(1, 4 * distance)
  }
}
