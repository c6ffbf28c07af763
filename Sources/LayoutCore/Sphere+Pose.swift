import Geometry

extension Sphere {
  /// The sphere at one offset: what all items of a frame have in common.
  struct Pose: Sendable {
    let sphere: Sphere
    let pages: (x: Double, y: Double)
    let lattice: SphereLattice
    /// How the lattice is turned from where it lies at the start.
    let turn: Matrix4
    private let start: Matrix4
    private let radius: Double
    private let eye: Double
    private let size: Size2D
    private let middle: Point2D

    init(sphere: Sphere, offset: Point2D) {
      self.sphere = sphere
      pages = sphere.pages(at: offset)
      lattice = SphereLattice(count: sphere.items)
      turn = sphere.turn(at: offset)
      start = sphere.latticePose
      radius = sphere.radius
      eye = sphere.eye
      size = sphere.drawnItemSize
      middle = Point2D(x: sphere.pageWidth / 2, y: sphere.pageHeight / 2)
    }

    /// The direction of the viewer as the lattice sees it.
    var front: Point3D {
      let pose = start.then(turn)
      return Point3D(x: pose.m13, y: pose.m23, z: pose.m33)
    }

    /// A point of the lattice as it lies at the start.
    func point(_ index: Int) -> Point3D { lattice.point(index).turned(by: start) }

    func latticeItem(_ index: Int, _ point: Point3D) -> Item {
      let place = point.turned(by: turn)
      let share = (1 + place.z) / 2
      let scale = sphere.backScale.asShare + (1 - sphere.backScale.asShare) * share
      let alpha = sphere.backAlpha.asShare + (1 - sphere.backAlpha.asShare) * share
      if sphere.facing == .viewer { return upright(index, place, scale: scale, alpha: alpha) }
      let transform = Matrix4.scale(x: scale, y: scale)
        .then(.translation(x: 0, y: 0, z: radius)).then(point.facingOutward).then(turn)
        .then(.perspective(distance: eye))
      return item(index, depth: place.z, alpha: alpha, transform)
    }

    func circleItem(_ index: Int) -> Item {
      let angle = sphere.circleAngle(ofItem: index, at: pages)
      let transform = Matrix4.translation(x: 0, y: 0, z: radius)
        .then(.rotation(by: angle, about: sphere.circleAxis(ofItem: index)))
        .then(.perspective(distance: eye))
      return item(index, depth: Trigonometry.cos(angle), alpha: 1, transform)
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
  var asShare: Double { self >= 0 ? min(self, 1) : 0 }
}
