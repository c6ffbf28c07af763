import Geometry

/// One element of a flow and where it stands.
public struct FlowElement: Hashable, Sendable {
  /// What an element is.
  public enum Kind: Hashable, Sendable {
    /// The header of its section.
    case header
    /// An item, by its number in the section.
    case item(Int)
    /// The footer of its section.
    case footer
  }

  /// What the element is.
  public var kind: Kind

  /// The number of its section.
  public var section: Int

  /// Its place in content coordinates: points, origin on a whole pixel.
  public var frame: Rectangle

  /// Names an element and its place.
  public init(kind: Kind, section: Int, frame: Rectangle) {
    self.kind = kind
    self.section = section
    self.frame = frame
  }
}
