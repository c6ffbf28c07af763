import Geometry

/// An item, header or footer of a section, and its frame.
public struct SectionElement: Hashable, Sendable {
  /// The kind of an element.
  public enum Kind: Hashable, Sendable {
    /// The header of its section.
    case header
    /// An item, by its index in the section.
    case item(Int)
    /// The footer of its section.
    case footer
  }

  /// The kind of the element.
  public var kind: Kind

  /// The index of its section.
  public var section: Int

  /// Its frame in content coordinates, in points. The origin is on a whole pixel.
  public var frame: Rectangle

  /// Makes an element.
  public init(kind: Kind, section: Int, frame: Rectangle) {
    self.kind = kind
    self.section = section
    self.frame = frame
  }
}
