import Geometry

extension Sphere {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// How far in front of the sphere's middle it stands, in radii: 1 at the front, −1 at the back.
    public var depth: Double
    /// The opacity.
    public var alpha: Double
    /// The transform of the item about the middle of the viewport.
    public var transform: Matrix4
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral

    /// The place in the stack: the depth in millionths of a radius, so that near covers far.
    public var zIndex: Int { Int((depth * 1_000_000).rounded()) }
  }

  /// The items that meet a rectangle, those of a lattice found from its structure.
  ///
  /// - Complexity: O(``Sphere/visibleItems``) for a whole pass and, beyond that many, the square root of the
  ///   number of all for the search in a lattice, which is some nanoseconds an index; allocates nothing.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private enum Candidates: Sendable {
      case none
      case lattice(SphereLattice.Candidates)
      case circles(CircleCandidates)
    }

    private let pose: Pose
    private let rectangle: Rectangle
    private let nearest: Double
    private var candidates: Candidates

    init(sphere: Sphere, offset: Point2D, rectangle: Rectangle) {
      self.rectangle = rectangle
      pose = Pose(sphere: sphere, offset: offset)
      let count = sphere.items
      // A cap of this height holds its share of the points.
      nearest = count > sphere.limit ? 1 - 2 * Double(sphere.limit) / Double(count) : -2
      if count == 0 || rectangle.isEmpty {
        candidates = .none
      } else if sphere.arrangement == .lattice {
        candidates = .lattice(pose.lattice.candidates(around: pose.front, cosine: nearest))
      } else {
        candidates = .circles(CircleCandidates(sphere: sphere, pages: pose.pages))
      }
    }

    private mutating func nextCandidate() -> Sphere.Item? {
      switch candidates {
      case .none: return nil
      case .lattice(var indices):
        defer { candidates = .lattice(indices) }
        while let index = indices.next() {
          let point = pose.point(index)
          if point.turnedDepth(pose.turn) >= nearest { return pose.latticeItem(index, point) }
        }
      case .circles(var indices):
        defer { candidates = .circles(indices) }
        return indices.next().map(pose.circleItem)
      }
      return nil
    }

    /// The next item, in no order that means something.
    public mutating func next() -> Sphere.Item? {
      while let item = nextCandidate() {
        if item.quadrilateral.touches(rectangle) { return item }
      }
      return nil
    }
  }

  /// The items that meet the viewport at an offset; none when the viewport has no area.
  public func items(at offset: Point2D) -> Items {
    items(at: offset, touching: Rectangle(x: 0, y: 0, width: pageWidth, height: pageHeight))
  }

  /// The items that meet a rectangle (relative to the viewport) at an offset; none when it has no area.
  public func items(at offset: Point2D, touching rectangle: Rectangle) -> Items {
    Items(sphere: self, offset: offset, rectangle: rectangle)
  }

  /// A single item at an offset, wherever it stands; nil when there is no such item.
  public func item(_ index: Int, at offset: Point2D) -> Item? {
    guard index >= 0, index < items else { return nil }
    let pose = Pose(sphere: self, offset: offset)
    return arrangement == .lattice ? pose.latticeItem(index, pose.point(index)) : pose.circleItem(index)
  }
}

extension Point3D {
  /// The depth of the point under a turn.
  fileprivate func turnedDepth(_ turn: Matrix4) -> Double { x * turn.m13 + y * turn.m23 + z * turn.m33 }
}
