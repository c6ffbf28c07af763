import Geometry

/// An element of a compositional layout and its frame.
public struct CompositionalElement: Hashable, Sendable {
  /// The kind of an element.
  public enum Kind: Hashable, Sendable {
    /// An item, by its index in the section.
    case item(Int)
    /// An element that is attached to an item, or to the group that begins with the item.
    case supplement(id: Int, item: Int)
    /// A boundary element of the section, by its index among them.
    case boundary(Int)
    /// A background of the section, by its index among them.
    case background(Int)
    /// A boundary element of the whole layout, by its index among them. Its section is 0.
    case globalBoundary(Int)
  }

  /// The kind of the element.
  public var kind: Kind
  /// The index of its section.
  public var section: Int
  /// Its frame in content coordinates, in points. In an orthogonal section the frame includes the section's scroll
  /// offset.
  public var frame: Rectangle
  /// The z-index of the element.
  public var zIndex: Int

  /// Makes an element.
  public init(kind: Kind, section: Int, frame: Rectangle, zIndex: Int) {
    self.kind = kind
    self.section = section
    self.frame = frame
    self.zIndex = zIndex
  }
}
