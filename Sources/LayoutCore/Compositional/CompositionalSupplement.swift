import Geometry

/// An element that is attached to an item or a group, such as a badge (behaviour 16.12).
public struct CompositionalSupplement: Hashable, Sendable {
  /// By which the owner of the layout knows it.
  public var id: Int
  /// Its size; shares are those of its host. Estimates are taken as they are.
  public var size: CompositionalSize
  /// Where on its host it is.
  public var containerAnchor: CompositionalAnchor
  /// Which point of its own lies there; nil for the one at the same edges.
  public var itemAnchor: CompositionalAnchor?
  /// Its depth.
  public var zIndex: Int

  /// Describes an element.
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

  /// Its frame on a host.
  func frame(on host: Rectangle) -> Rectangle {
    let size = size.size(in: host.size)
    let target = containerAnchor.point(on: host, for: size)
    let own = (itemAnchor ?? CompositionalAnchor(unitPoint: containerAnchor.unitPoint))
      .point(on: Rectangle(origin: .zero, size: size), for: size)
    return Rectangle(origin: target - own, size: size)
  }
}
