import DisplayList
import UIKit

/// Lays an album out without a window and waits for all its pictures.
@MainActor
public struct AlbumSnapshot {
  /// What to show.
  public var album: Album
  /// In which layout; nil for the sheet with all of them.
  public var layout: GalleryLayout?
  /// The size of the picture in points.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat = 2
  /// How far to scroll from where the layout starts, in points; the sheet does not scroll.
  public var scroll: CGPoint = .zero
  /// Light or dark colours.
  public var style: UIUserInterfaceStyle = .light

  /// Describes a snapshot.
  public init(album: Album, layout: GalleryLayout? = nil, size: CGSize) {
    self.album = album
    self.layout = layout
    self.size = size
  }

  /// One frame with every picture in it.
  ///
  /// - Parameter report: Is told in one line of every picture that cannot be shown.
  public func makeDisplayList(report: @escaping (String) -> Void) -> DisplayList {
    makeStage(report: report).makeDisplayList()
  }

  /// Lays everything out, and waits for nothing.
  ///
  /// - Parameter report: Is told in one line of every picture that cannot be shown.
  public func makeStage(report: @escaping (String) -> Void) -> AlbumStage {
    let thumbnails = ThumbnailLoader(report: report)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.displayScale = scale
    window.overrideUserInterfaceStyle = style
    let controllers: [AlbumViewController]
    let switcher = layout.map {
      LayoutSwitcher(album: album, thumbnails: thumbnails, window: window, layout: $0)
    }
    if let switcher {
      window.layoutIfNeeded()
      switcher.controller.scroll(by: scroll)
      controllers = [switcher.controller]
    } else {
      let sheet = SheetViewController(album: album, thumbnails: thumbnails)
      window.rootViewController = sheet
      controllers = sheet.children.compactMap { $0 as? AlbumViewController }
    }
    window.layoutIfNeeded()
    return AlbumStage(window: window, controllers: controllers, thumbnails: thumbnails, switcher: switcher)
  }
}
