import Geometry
import UIKit

/// The initial appearance of a window.
public struct WindowOptions: Sendable {
  /// The program's identifier in reverse domain notation. The window state is stored under it.
  public var applicationID: String
  /// The title of the window.
  public var title: String
  /// The layouts to choose from in the header bar.
  public var layouts: [LayoutChoice]
  /// The identifier of the layout to select first; nil for the layout of the last run.
  public var layout: String?
  /// Whether the window covers the whole screen, without its header bar.
  public var isFullscreen: Bool
  /// The light or dark style; `.unspecified` follows the desktop.
  public var style: UIUserInterfaceStyle
  /// The size of the window's content, in points; nil for the size of the last run.
  public var contentSize: Size2D?
  /// The maximum size of textures and drawings that the window keeps while they are not visible, in bytes.
  public var cacheLimit: Int

  /// Creates options.
  public init(
    applicationID: String, title: String, layouts: [LayoutChoice] = [], layout: String? = nil,
    isFullscreen: Bool = false, style: UIUserInterfaceStyle = .unspecified,
    contentSize: Size2D? = nil, cacheLimit: Int = 128 << 20
  ) {
    self.applicationID = applicationID
    self.title = title
    self.layouts = layouts
    self.layout = layout
    self.isFullscreen = isFullscreen
    self.style = style
    self.contentSize = contentSize
    self.cacheLimit = cacheLimit
  }
}
