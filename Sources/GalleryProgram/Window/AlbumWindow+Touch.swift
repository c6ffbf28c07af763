import GTKHost
import GalleryApp
import Translations
import UIKit

// What fingers need: a selection mode, and the header bar in full screen, where they have no pointer.
extension AlbumWindow {
  /// How close to the upper edge a tap on the album shows the header bar, in points.
  private static let edge: CGFloat = 48

  /// Connects what happens when fingers tap.
  func connectTouch() {
    switcher.onSelecting = { [weak self] in self?.showHeaderBar() }
    switcher.gallery.onTap = { [weak self] in self?.fingerDidTap(at: $0) }
  }

  /// In full screen, a tap on an open picture, or on the upper edge of the album, shows the header bar. The next tap hides it.
  private func fingerDidTap(at point: CGPoint) {
    guard host.isFullscreen else { return }
    if host.isHeaderBarShown {
      host.isHeaderBarShown = false
    } else if switcher.gallery.viewer != nil || point.y < Self.edge {
      host.isHeaderBarShown = true
    }
  }

  /// The button that ends the selection mode.
  var selectionButton: HeaderBarItem {
    .button(
      HeaderBarButton(title: GalleryText.endSelecting, iconName: "object-select-symbolic") { [weak self] in
        self?.switcher.isSelecting = false
      })
  }
}
