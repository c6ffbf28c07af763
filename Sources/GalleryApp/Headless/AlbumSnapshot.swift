import DisplayList
import UIKit

/// Lays an album out without a window and waits for all its pictures.
@MainActor
package struct AlbumSnapshot {
  /// The album to show.
  package var album: Album
  /// The layout to show; nil for a sheet with all layouts.
  package var layout: GalleryLayout?
  /// The size of the picture in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// The picture to make current, before scrolling; nil for the first one. The sheet has no current picture.
  package var currentItem: AlbumItem?
  /// The distance to scroll from the initial position, in points. The sheet does not scroll.
  package var scroll: CGPoint = .zero
  /// The light or dark style.
  package var style: UIUserInterfaceStyle = .light
  /// The direction in which the user's language is written.
  package var direction: UITraitEnvironmentLayoutDirection = .leftToRight

  /// Creates a snapshot.
  package init(album: Album, layout: GalleryLayout? = nil, size: CGSize) {
    self.album = album
    self.layout = layout
    self.size = size
  }

  /// Returns one frame with all pictures loaded.
  ///
  /// - Parameter report: Receives a line for every picture that cannot be shown.
  package func makeDisplayList(report: @escaping (String) -> Void) -> DisplayList {
    makeStage(report: report).makeDisplayList()
  }

  /// Lays out the album without waiting for pictures.
  ///
  /// - Parameter report: Receives a line for every picture that cannot be shown.
  package func makeStage(report: @escaping (String) -> Void) -> AlbumStage {
    let thumbnails = ThumbnailLoader(report: report)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.displayScale = scale
    window.traitOverrides.layoutDirection = direction
    window.overrideUserInterfaceStyle = style
    let controllers: [AlbumViewController]
    let switcher = layout.map {
      LayoutSwitcher(album: album, thumbnails: thumbnails, window: window, layout: $0)
    }
    if let switcher {
      currentItem.map(switcher.controller.attend)
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
