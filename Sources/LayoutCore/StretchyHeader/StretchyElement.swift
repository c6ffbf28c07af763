import Geometry

/// An element of a column under a stretchy header, with its geometry at an offset.
public struct StretchyElement: Hashable, Sendable {
  /// The role of an element.
  public enum Role: Hashable, Sendable {
    /// The large header at the top.
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

  /// The role of the element.
  public var role: Role
  /// Its frame, in content coordinates.
  public var frame: Rectangle
  /// The element's upper left corner in the content if nothing sticks or stretches.
  public var initialOrigin: Point2D
  /// Its z-index. From back to front: the header, cells and footers in order, section headers in section order, the
  /// menu.
  public var zIndex: Int
  /// How far the content of a cell is moved downwards, in points. 0 for other elements.
  public var parallaxOffset = 0.0
  /// The alpha of the header's overlay. 0 for other elements.
  public var headerOverlayAlpha = 0.0
}
