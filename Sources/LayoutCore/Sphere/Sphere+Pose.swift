import Geometry

extension Sphere {
  /// The values that all items share at one offset of the sphere.
  public struct Pose: Sendable {
    let sphere: Sphere
    let pages: (x: Double, y: Double)
    private let lattice: SphereLattice
    private let start: Matrix4
    /// The rotation of the lattice from its initial one: about y, then about x.
    private let turn: Matrix4
    private let fromLattice: Matrix4
    /// The fraction of a turn about x since the lattice was last in its initial rotation.
    private let turned: Double
    /// Whether there are more items than lattice points, so that points change their items.
    private let takesTurns: Bool
    /// The items on points that have not crossed the seam since then, and the items on points that have.
    private let latticeItems: (before: Range<Int>, after: Range<Int>)
    private let radius: Double
    private let eye: Double
    private let size: Size2D
    private let backScale: Double
    private let backAlpha: Double
    private let opaqueFraction: Double
    private let stretch: Size2D
    private let screenMiddle: Point2D

    init(sphere: Sphere, offset: Point2D) {
      self.sphere = sphere
      pages = sphere.pages(at: offset)
      let vertical = pages.y / sphere.turnPages
      turned = vertical - vertical.rounded(.down)
      takesTurns = sphere.turns > 1
      let turns = Int(vertical)
      latticeItems = (sphere.latticeItems(inTurn: turns), sphere.latticeItems(inTurn: turns + 1))
      lattice = sphere.lattice
      start = sphere.latticePose
      turn = Matrix4.rotation(by: -2 * .pi * pages.x / sphere.turnPages, about: Point3D(x: 0, y: 1, z: 0))
        .then(.rotation(by: 2 * .pi * turned, about: Point3D(x: 1, y: 0, z: 0)))
      fromLattice = start.then(turn)
      radius = sphere.radius
      eye = sphere.eye
      size = sphere.drawnItemSize
      (backScale, backAlpha) = (sphere.backScale.asFraction, sphere.backAlpha.asFraction)
      (opaqueFraction, stretch) = (sphere.opaqueFraction.asFraction, sphere.validStretch)
      screenMiddle = Point2D(x: sphere.pageWidth / 2, y: sphere.pageHeight / 2)
    }

    /// The item on a point of the lattice. Nil when the point has none.
    func latticeItem(atPoint index: Int) -> Item? {
      let point = lattice.point(index)
      let position = point.turned(by: fromLattice)
      var number = index
      let fraction = (1 + position.z) / 2
      // Without items that fade, the quotient is not a number at the back.
      let shown = opaqueFraction < 1 ? min(1, fraction / (1 - opaqueFraction)) : 1
      var alpha = backAlpha + (1 - backAlpha) * shown
      if takesTurns {
        let hasCrossed = Sphere.hasCrossedSeam(from: point.y, to: position.y, turned: turned)
        let items = hasCrossed ? latticeItems.after : latticeItems.before
        number += items.lowerBound
        guard items.contains(number) else { return nil }
        alpha *= Sphere.seamAlpha(at: position)
      }
      let scale = backScale + (1 - backScale) * fraction
      guard sphere.facing == .outward else {
        return item(number, at: position, .facingViewer, scale: scale, alpha: alpha)
      }
      let axes = point.turned(by: start).axesOutward
      return item(
        number, at: position,
        Axes(right: axes.right.turned(by: turn), down: axes.down.turned(by: turn), outward: position),
        scale: scale, alpha: alpha)
    }

    /// The item on its circle. Nil when it is not among those nearest to the front.
    func circleItem(_ index: Int) -> Item? {
      guard let angle = sphere.circleAngle(ofItem: index, at: pages) else { return nil }
      let (axis, sine, cosine) = (
        sphere.circleAxis(ofItem: index), Trigonometry.sin(angle), Trigonometry.cos(angle)
      )
      // Rodrigues' formula for an axis in the plane of the screen.
      let (x, y, rest) = (axis.x, axis.y, 1 - cosine)
      let front = Point3D(x: y * sine, y: -x * sine, z: cosine)
      let axes = Axes(
        right: Point3D(x: cosine + x * x * rest, y: x * y * rest, z: -y * sine),
        down: Point3D(x: x * y * rest, y: cosine + y * y * rest, z: x * sine), outward: front)
      // New items enter at the back. The sine is the distance from the back in radii.
      let alpha = takesTurns && cosine < 0 ? min(1, 4 * abs(sine)) : 1
      return item(index, at: front, axes, scale: 1, alpha: alpha)
    }

    /// The orientation of an item, as three unit vectors.
    private struct Axes {
      var right: Point3D
      var down: Point3D
      var outward: Point3D

      static let facingViewer = Axes(
        right: Point3D(x: 1, y: 0, z: 0), down: Point3D(x: 0, y: 1, z: 0), outward: Point3D(x: 0, y: 0, z: 1))
    }

    /// An item at a point of the unit sphere: scaled, moved to the point and projected.
    ///
    /// The axes are the rows of the item's rotation, so the product of all matrices can be written directly.
    private func item(_ index: Int, at position: Point3D, _ axes: Axes, scale: Double, alpha: Double) -> Item
    {
      let (right, down, out) = (axes.right * scale, axes.down * scale, axes.outward)
      let middle = Point3D(
        x: position.x * radius * stretch.width, y: position.y * radius * stretch.height,
        z: position.z * radius)
      let transform = Matrix4(
        (right.x, right.y, right.z, -right.z / eye), (down.x, down.y, down.z, -down.z / eye),
        (out.x, out.y, out.z, -out.z / eye), (middle.x, middle.y, middle.z, 1 - middle.z / eye))
      let (across, along) = (right * (size.width / 2), down * (size.height / 2))
      let (upper, lower) = (middle - along, middle + along)
      return Item(
        item: index, depth: position.z, alpha: alpha, transform: transform,
        quadrilateral: projected(upper - across, upper + across, lower + across, lower - across))
    }

    private func projected(_ a: Point3D, _ b: Point3D, _ c: Point3D, _ d: Point3D) -> Quadrilateral {
      // An item that reaches the eye cannot be projected.
      guard max(a.z, b.z, c.z, d.z) < eye else {
        return Rectangle(x: -1e9, y: -1e9, width: 0, height: 0).corners
      }
      return Quadrilateral(projected(a), projected(b), projected(c), projected(d))
    }

    private func projected(_ point: Point3D) -> Point2D {
      let magnification = eye / (eye - point.z)
      return Point2D(
        x: screenMiddle.x + point.x * magnification, y: screenMiddle.y + point.y * magnification)
    }
  }
}

extension Point3D {
  /// For a point of the unit sphere, the directions right and down on the surface: along the parallel and along the
  /// meridian, as seen from outside.
  fileprivate var axesOutward: (right: Point3D, down: Point3D) {
    let across = (x * x + z * z).squareRoot()
    let (sine, cosine) = across > 0 ? (x / across, z / across) : (0, 1)
    return (Point3D(x: cosine, y: 0, z: -sine), Point3D(x: -y * sine, y: across, z: -y * cosine))
  }
}
