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
    public var zIndex: Int { Int((depth * 1_000_000 + 0.5).rounded(.down)) }
  }

  /// The items that meet a rectangle.
  ///
  /// - Complexity: O(``Sphere/visibleItems``) for a whole pass, whatever the number of all items; allocates
  ///   nothing.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private enum Candidates: Sendable {
      case places(Range<Int>)
      case circles(CircleCandidates)
    }

    private let pose: Pose
    private let rectangle: Rectangle
    private var candidates: Candidates

    init(sphere: Sphere, offset: Point2D, rectangle: Rectangle) {
      self.rectangle = rectangle.asQuery
      pose = Pose(sphere: sphere, offset: offset)
      if sphere.arrangement == .lattice || sphere.items == 0 || self.rectangle.isEmpty {
        candidates = .places(0..<(self.rectangle.isEmpty ? 0 : sphere.places))
      } else {
        candidates = .circles(CircleCandidates(sphere: sphere, pages: pose.pages))
      }
    }

    private mutating func nextCandidate() -> Sphere.Item? {
      switch candidates {
      case .places(let places):
        for place in places {
          guard let item = pose.latticeItem(atPlace: place) else { continue }
          candidates = .places(place + 1..<places.upperBound)
          return item
        }
        candidates = .places(0..<0)
        return nil
      case .circles(var indices):
        defer { candidates = .circles(indices) }
        while let index = indices.next() {
          if let item = pose.circleItem(index) { return item }
        }
        return nil
      }
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
    items(at: offset, touching: viewportSize.asViewport)
  }

  /// The items that meet a rectangle (relative to the viewport) at an offset; none when it has no area.
  public func items(at offset: Point2D, touching rectangle: Rectangle) -> Items {
    Items(sphere: self, offset: offset, rectangle: rectangle)
  }

  /// A single item at an offset, in the viewport or not; nil when there is no such item, or it is not on the
  /// sphere, which has no room for more than ``visibleItems``. Complexity: O(1).
  public func item(_ index: Int, at offset: Point2D) -> Item? {
    guard index >= 0, index < items else { return nil }
    let pose = Pose(sphere: self, offset: offset)
    guard arrangement == .lattice else { return pose.circleItem(index) }
    return pose.latticeItem(atPlace: latticePlace(ofItem: index).place).flatMap {
      $0.item == index ? $0 : nil
    }
  }
}
