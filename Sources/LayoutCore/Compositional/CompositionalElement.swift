import Geometry

/// One element of a compositional layout and where it stands.
public struct CompositionalElement: Hashable, Sendable {
  /// What an element is.
  public enum Kind: Hashable, Sendable {
    /// An item, by its number in the section.
    case item(Int)
    /// What is attached to an item, or to the group that begins with it.
    case supplement(id: Int, item: Int)
    /// A boundary element of the section, by its number among them.
    case boundary(Int)
    /// A background of the section, by its number among them.
    case background(Int)
    /// A boundary element of the whole layout, by its number among them; the section is 0.
    case globalBoundary(Int)
  }

  /// What the element is.
  public var kind: Kind
  /// The number of its section.
  public var section: Int
  /// Its place in content coordinates, in points; of an orthogonal section, as far as that is scrolled now.
  public var frame: Rectangle
  /// Its depth.
  public var zIndex: Int

  /// Names an element and its place.
  public init(kind: Kind, section: Int, frame: Rectangle, zIndex: Int) {
    self.kind = kind
    self.section = section
    self.frame = frame
    self.zIndex = zIndex
  }
}
