import CairoRenderer
import GTKHost
import GalleryApp
import UIKit

/// Draws small pictures of an album in other layouts, for the layout menu.
///
/// Layouts are prepared on the main thread, for only as many pictures as fit. Files are decoded and frames are drawn in
/// the background.
@MainActor
final class LayoutPictures {
  /// The maximum number of the album's pictures in a layout.
  private static let pictureCount = 40
  /// How much smaller everything is than in a window.
  private static let reduction: CGFloat = 4

  private let switcher: LayoutSwitcher
  private let thumbnails: ThumbnailLoader
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates the drawing for an album in a window.
  ///
  /// - Parameters:
  ///   - switcher: Shows the album.
  ///   - thumbnails: Loads the pictures.
  init(of switcher: LayoutSwitcher, thumbnails: ThumbnailLoader) {
    self.switcher = switcher
    self.thumbnails = thumbnails
  }

  /// Returns a picture of the album in a layout, beginning with the current picture; nil if the album is empty.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - size: The size of the picture in points.
  ///   - scale: Pixels per point.
  func draw(_ layout: GalleryLayout, size: CGSize, scale: CGFloat) async -> UIImage? {
    let shown = switcher.controller
    guard !switcher.album.sections.isEmpty else { return nil }
    let first = shown.focusedItem ?? shown.collectionView.itemAtRest ?? IndexPath(item: 0, section: 0)
    let album = switcher.album.excerpt(from: first, count: Self.pictureCount)
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: size.width * Self.reduction, height: size.height * Self.reduction))
    let ownScale = scale / Self.reduction
    window.traitOverrides.displayScale = ownScale
    window.overrideUserInterfaceStyle = shown.traitCollection.userInterfaceStyle
    window.backgroundColor = .systemBackground
    let preview = LayoutSwitcher(album: album, thumbnails: thumbnails, window: window, layout: layout)
    window.layoutIfNeeded()
    await untilLoaded()
    // The cells receive their pictures through the switcher's controller.
    withExtendedLifetime(preview) {}
    guard !Task.isCancelled else { return nil }
    window.layoutIfNeeded()
    let frame = window.makeDisplayList()
    let image = await Task.detached(priority: .utility) {
      CairoRenderer(cacheLimit: 0).render(frame, scale: ownScale).map {
        UIImage(cgImage: CGImage($0), scale: scale, orientation: .up)
      }
    }.value
    return image
  }

  /// Call it when the program is idle. Continues drawing if no pictures are loading.
  func didBecomeIdle() {
    guard !waiting.isEmpty, thumbnails.pendingCount == 0 else { return }
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }

  private func untilLoaded() async {
    guard thumbnails.pendingCount > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
