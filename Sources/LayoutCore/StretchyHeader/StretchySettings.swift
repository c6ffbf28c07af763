import Geometry

/// The elements of a column under a large header, and their behaviour while it scrolls.
///
/// All lengths are in points. NaN and negative lengths are treated as 0. An element whose size is nil or has no area is
/// absent and takes no space.
public struct StretchySettings: Hashable, Sendable {
  /// The size of the header at the top of the content.
  public var headerSize: Size2D?
  /// The size of the menu bar below the header.
  public var menuSize: Size2D?
  /// The size of a cell. When it is absent, a cell is as high as the viewport and `W − 2 · itemSpacing` wide.
  public var itemSize: Size2D?
  /// The size of a section's header.
  public var sectionHeaderSize: Size2D?
  /// The size of a section's footer.
  public var sectionFooterSize: Size2D?
  /// Whether the header grows when the content is pulled down past its top.
  public var isHeaderStretchy = true
  /// Whether a header that grows keeps its proportions. It then grows beyond the sides of the content, equally on both.
  public var isHeaderScaling = false
  /// Whether the header stays at the top of the view, behind the content that scrolls over it, until it is covered.
  public var isHeaderBehindContent = false
  /// Whether the header's overlay darkens while the header scrolls away.
  public var isHeaderOverlayFading = true
  /// The maximum alpha of the header's overlay, 0 to 1.
  public var maximumHeaderOverlayAlpha = 1.0
  /// Whether the menu stays at the top of the view after it has scrolled there.
  public var isMenuSticky = true
  /// Whether a section's header stays below the menu while the section's items scroll past.
  public var areSectionHeadersSticky = true
  /// Whether the content of a cell moves against the scroll direction.
  public var hasParallax = true
  /// The maximum distance by which the content of a cell moves, up and down.
  public var maximumParallaxOffset = 30.0
  /// The space above every cell.
  public var lineSpacing = 0.0
  /// The space to the left of every cell.
  public var itemSpacing = 0.0

  /// Makes settings in which all elements except the cells are absent.
  public init() {}
}
