import Geometry
import UIKit

/// How a window is to appear.
public struct WindowOptions: Sendable {
  /// The program's identifier in reverse domain notation; what is remembered is kept under it.
  public var applicationID: String
  /// The title.
  public var title: String
  /// The layouts to choose from in the header bar.
  public var layouts: [LayoutChoice]
  /// The identifier of the layout shown first; nil for the one remembered.
  public var layout: String?
  /// Whether the window covers the whole screen, without its header bar.
  public var isFullscreen: Bool
  /// Light or dark; unspecified to follow the desktop.
  public var style: UIUserInterfaceStyle
  /// The size of what is shown in the window, in points; nil for the size remembered.
  public var contentSize: Size2D?

  /// Describes a window.
  public init(
    applicationID: String, title: String, layouts: [LayoutChoice] = [], layout: String? = nil,
    isFullscreen: Bool = false, style: UIUserInterfaceStyle = .unspecified,
    contentSize: Size2D? = nil
  ) {
    self.applicationID = applicationID
    self.title = title
    self.layouts = layouts
    self.layout = layout
    self.isFullscreen = isFullscreen
    self.style = style
    self.contentSize = contentSize
  }
}
