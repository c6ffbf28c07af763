import Geometry

/// An element that is attached to an item or a group, such as a badge (Behaviour.md 16.12).
public struct CompositionalSupplement: Hashable, Sendable {
  /// The identifier by which the owner of the layout knows the element.
  public var id: Int
  /// The size. Fractions refer to the host. Estimates are used unchanged.
  public var size: CompositionalSize
  /// The position of the element on its host.
  public var containerAnchor: CompositionalAnchor
  /// The point of the element that is placed at `containerAnchor`. Nil for the point at the same edges.
  public var itemAnchor: CompositionalAnchor?
  /// The z-index of the element.
  public var zIndex: Int

  /// Makes a supplement.
  public init(
    id: Int, size: CompositionalSize, containerAnchor: CompositionalAnchor, itemAnchor: CompositionalAnchor?,
    zIndex: Int
  ) {
    self.id = id
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  /// The frame of the element on a host.
  func frame(on host: Rectangle) -> Rectangle {
    let size = size.size(in: host.size)
    let target = containerAnchor.point(on: host, for: size)
    let own = (itemAnchor ?? CompositionalAnchor(unitPoint: containerAnchor.unitPoint))
      .point(on: Rectangle(origin: .zero, size: size), for: size)
    return Rectangle(origin: target - own, size: size)
  }
}
