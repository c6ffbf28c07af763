import TestSupport
import UIKit

@testable import GalleryApp

/// Tests that show the built-in album on a stage.
@MainActor
protocol AlbumSuite {
  var stage: Stage { get }
  var thumbnails: ThumbnailLoader { get }
}

extension AlbumSuite {
  var window: UIWindow { stage.window }

  /// Shows the album in a layout.
  func show(_ layout: GalleryLayout) -> LayoutSwitcher {
    let switcher = LayoutSwitcher(album: .builtIn, thumbnails: thumbnails, window: window, layout: layout)
    window.layoutIfNeeded()
    tick(0)
    return switcher
  }

  /// Makes the frame of a time since the start.
  func tick(_ elapsed: CFTimeInterval) {
    stage.seconds.tick(elapsed)
    window.layoutIfNeeded()
  }
}
