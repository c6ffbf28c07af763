import Geometry

/// An element of a column under a stretchy header, as it stands at an offset.
public struct StretchyElement: Hashable, Sendable {
  /// What an element is.
  public enum Role: Hashable, Sendable {
    /// The large header on top.
    case header
    /// The menu bar.
    case menu
    /// The header of a section.
    case sectionHeader(section: Int)
    /// An item of a section.
    case item(Int, section: Int)
    /// The footer of a section.
    case sectionFooter(section: Int)
  }

  /// What the element is.
  public var role: Role
  /// Where it stands, in content coordinates.
  public var frame: Rectangle
  /// The upper left corner it has in the content when nothing sticks or stretches.
  public var initialOrigin: Point2D
  /// Its place in the stack, higher is nearer: the header, cells and footers in order, section headers in
  /// section order, the menu.
  public var zIndex: Int
  /// How far what a cell shows is moved downwards, in points; 0 for other elements.
  public var parallaxOffset = 0.0
  /// The alpha of the header's overlay; 0 for other elements.
  public var headerOverlayAlpha = 0.0
}
