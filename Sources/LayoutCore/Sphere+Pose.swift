import Geometry

extension Sphere {
  /// The sphere at one offset: what all items of a frame have in common.
  struct Pose: Sendable {
    let sphere: Sphere
    let pages: (x: Double, y: Double)
    private let lattice: SphereLattice
    private let start: Matrix4
    /// How the lattice is turned from where it lies at the start: about y, then about x.
    private let turn: Matrix4
    private let fromLattice: Matrix4
    /// The part of a turn by which the lattice has turned about x since it was last as it lies at the start.
    private let turned: Double
    /// Whether items are more than places, so that they take turns.
    private let takesTurns: Bool
    /// The items on the places that have not crossed the seam since then, and on those that have.
    private let latticeItems: (before: Range<Int>, after: Range<Int>)
    private let radius: Double
    private let eye: Double
    private let size: Size2D
    private let middle: Point2D

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
      middle = Point2D(x: sphere.pageWidth / 2, y: sphere.pageHeight / 2)
    }

    /// The item on a place of the lattice, nil when the place is empty.
    func latticeItem(atPlace index: Int) -> Item? {
      let point = lattice.point(index)
      let place = point.turned(by: fromLattice)
      var number = index
      let share = (1 + place.z) / 2
      var alpha = sphere.backAlpha.asShare + (1 - sphere.backAlpha.asShare) * share
      if takesTurns {
        let hasCrossed = Sphere.hasCrossedSeam(from: point.y, to: place.y, turned: turned)
        let items = hasCrossed ? latticeItems.after : latticeItems.before
        number += items.lowerBound
        guard items.contains(number) else { return nil }
        alpha *= Sphere.seamAlpha(at: place)
      }
      let scale = sphere.backScale.asShare + (1 - sphere.backScale.asShare) * share
      if sphere.facing == .viewer { return upright(number, place, scale: scale, alpha: alpha) }
      let transform = Matrix4.scale(x: scale, y: scale)
        .then(.translation(x: 0, y: 0, z: radius)).then(point.turned(by: start).facingOutward).then(turn)
        .then(.perspective(distance: eye))
      return item(number, depth: place.z, alpha: alpha, transform)
    }

    /// The item on its circle, nil when it is not among those nearest the front.
    func circleItem(_ index: Int) -> Item? {
      guard let angle = sphere.circleAngle(ofItem: index, at: pages) else { return nil }
      let transform = Matrix4.translation(x: 0, y: 0, z: radius)
        .then(.rotation(by: angle, about: sphere.circleAxis(ofItem: index)))
        .then(.perspective(distance: eye))
      // At the back the next items enter: the sine is the distance from there in radii.
      let depth = Trigonometry.cos(angle)
      let alpha = takesTurns && depth < 0 ? min(1, 4 * abs(Trigonometry.sin(angle))) : 1
      return item(index, depth: depth, alpha: alpha, transform)
    }

    /// Scaled, moved to its place and projected: four rows that can be written down at once.
    private func upright(_ index: Int, _ place: Point3D, scale: Double, alpha: Double) -> Item {
      let (x, y, z) = (place.x * radius, place.y * radius, place.z * radius)
      let w = 1 - z / eye
      let transform = Matrix4(
        (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, -1 / eye), (x, y, z, w))
      let drawn = Size2D(width: size.width * scale / w, height: size.height * scale / w)
      let corner = Point2D(
        x: middle.x + x / w - drawn.width / 2, y: middle.y + y / w - drawn.height / 2)
      return Item(
        item: index, depth: place.z, alpha: alpha, transform: transform,
        quadrilateral: Rectangle(origin: corner, size: drawn).corners)
    }

    private func item(_ index: Int, depth: Double, alpha: Double, _ transform: Matrix4) -> Item {
      let face = Rectangle(origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size)
      let onScreen = transform.then(.translation(x: middle.x, y: middle.y)).homography
      // An item that reaches the eye, larger than the sphere is far, is nowhere on the screen.
      let nowhere = Rectangle(x: -1e9, y: -1e9, width: 0, height: 0).corners
      return Item(
        item: index, depth: depth, alpha: alpha, transform: transform,
        quadrilateral: onScreen.apply(to: face) ?? nowhere)
    }
  }
}

extension Point3D {
  /// For a point of the unit sphere, the turn that takes the front there: about x to its latitude, then about y
  /// to its longitude, so that what was upright follows the meridian.
  fileprivate var facingOutward: Matrix4 {
    let across = (x * x + z * z).squareRoot()
    let (sine, cosine) = across > 0 ? (x / across, z / across) : (0, 1)
    return Matrix4(
      (cosine, 0, -sine, 0), (-y * sine, across, -y * cosine, 0), (x, y, z, 0), (0, 0, 0, 1))
  }
}

extension Double {
  /// The number as a share: NaN and negative numbers count as 0, numbers above 1 as 1.
  fileprivate var asShare: Double { self >= 0 ? min(self, 1) : 0 }
}
