import TestSupport
import UIKit

@testable import GalleryApp

/// Tests that show the built-in album in a window, on a time of their own.
@MainActor
protocol AlbumSuite {
  var window: UIWindow { get }
  var thumbnails: ThumbnailLoader { get }
  var seconds: TestSeconds { get }
}

extension AlbumSuite {
  /// Shows the album in a layout.
  func show(_ layout: GalleryLayout) -> LayoutSwitcher {
    let switcher = LayoutSwitcher(album: .builtIn, thumbnails: thumbnails, window: window, layout: layout)
    window.layoutIfNeeded()
    tick(0)
    return switcher
  }

  /// Makes the frame of a time since the start.
  func tick(_ elapsed: CFTimeInterval) {
    seconds.tick(elapsed)
    window.layoutIfNeeded()
  }
}
