import Geometry

/// What stands in a column under a large header, and how it behaves while it scrolls.
///
/// All lengths are points; those that are NaN or negative count as 0. An element whose size is nil, or encloses
/// no area, is absent and takes no room.
public struct StretchySettings: Hashable, Sendable {
  /// The size of the header on top of everything.
  public var headerSize: Size2D?
  /// The size of the menu bar under the header.
  public var menuSize: Size2D?
  /// The size of a cell; absent, it is as high as the viewport and `W − 2 · itemSpacing` wide.
  public var itemSize: Size2D?
  /// The size of a section's header.
  public var sectionHeaderSize: Size2D?
  /// The size of a section's footer.
  public var sectionFooterSize: Size2D?
  /// Whether the header grows when the content is pulled down past its top.
  public var isHeaderStretchy = true
  /// Whether the header's overlay darkens as the header slides away.
  public var isHeaderOverlayFading = true
  /// The alpha at which the overlay stops darkening, 0 to 1.
  public var maximumHeaderOverlayAlpha = 1.0
  /// Whether the menu stays at the top when it gets there.
  public var isMenuSticky = true
  /// Whether a section's header stays under the menu while the section's items pass.
  public var areSectionHeadersSticky = true
  /// Whether what a cell shows moves against the direction of scrolling.
  public var hasParallax = true
  /// How far it moves at most, up and down.
  public var maximumParallaxOffset = 30.0
  /// The room above every cell.
  public var lineSpacing = 0.0
  /// The room to the left of every cell.
  public var itemSpacing = 0.0

  /// Makes settings in which every element is absent but the cells.
  public init() {}
}
