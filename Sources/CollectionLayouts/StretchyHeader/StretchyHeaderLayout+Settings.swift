import Geometry
import LayoutCore
import UIKit

extension StretchyHeaderLayout {
  /// The elements of the column, and their behaviour.
  ///
  /// All lengths are in points. NaN and negative lengths are treated as 0. An element whose size is nil or has no area
  /// is absent and takes no space.
  public struct Settings: Equatable, Sendable {
    /// The size of the header at the top of the content. Default nil.
    public var headerSize: CGSize?
    /// The size of the menu bar below the header. Default nil.
    public var menuSize: CGSize?
    /// The size of a cell. Default nil: a cell is as high as the view and `W − 2 · minimumInteritemSpacing` wide.
    public var itemSize: CGSize?
    /// The size of a section's header. Default nil.
    public var sectionHeaderSize: CGSize?
    /// The size of a section's footer. Default nil.
    public var sectionFooterSize: CGSize?
    /// Whether the header grows when the content is pulled down past its top. Default true.
    public var isHeaderStretchy = true
    /// Whether a header that grows keeps its proportions. It then grows beyond the sides of the content, equally on
    /// both. Default false.
    public var isHeaderScaling = false
    /// Whether the header stays at the top of the view, behind the content that scrolls over it, until it is covered.
    /// Default false.
    public var isHeaderBehindContent = false
    /// Whether the header's overlay darkens while the header scrolls away. Default true.
    public var isHeaderOverlayFading = true
    /// The maximum alpha of the header's overlay, 0 to 1. Default 1.
    public var maximumHeaderOverlayAlpha: CGFloat = 1
    /// Whether the menu stays at the top of the view after it has scrolled there. Default true.
    public var isMenuSticky = true
    /// Whether a section's header stays below the menu while the section's items scroll past. Default true.
    public var areSectionHeadersSticky = true
    /// Whether the image in a cell moves against the scroll direction. Default true.
    public var hasParallax = true
    /// The maximum distance by which the image moves, up and down. Default 30.
    public var maximumParallaxOffset: CGFloat = 30
    /// The space above every cell. Default 0.
    public var minimumLineSpacing: CGFloat = 0
    /// The space to the left of every cell. Default 0.
    public var minimumInteritemSpacing: CGFloat = 0

    /// Makes settings in which all elements except the cells are absent.
    public init() {}

    var solved: StretchySettings {
      var settings = StretchySettings()
      settings.headerSize = headerSize.map(Size2D.init)
      settings.menuSize = menuSize.map(Size2D.init)
      settings.itemSize = itemSize.map(Size2D.init)
      settings.sectionHeaderSize = sectionHeaderSize.map(Size2D.init)
      settings.sectionFooterSize = sectionFooterSize.map(Size2D.init)
      settings.isHeaderStretchy = isHeaderStretchy
      settings.isHeaderScaling = isHeaderScaling
      settings.isHeaderBehindContent = isHeaderBehindContent
      settings.isHeaderOverlayFading = isHeaderOverlayFading
      settings.maximumHeaderOverlayAlpha = Double(maximumHeaderOverlayAlpha)
      settings.isMenuSticky = isMenuSticky
      settings.areSectionHeadersSticky = areSectionHeadersSticky
      settings.hasParallax = hasParallax
      settings.maximumParallaxOffset = Double(maximumParallaxOffset)
      settings.lineSpacing = Double(minimumLineSpacing)
      settings.itemSpacing = Double(minimumInteritemSpacing)
      return settings
    }
  }
}
