import UIKit

/// Shows the pictures of a presentation in sizes that change continuously.
@MainActor
protocol ThumbnailResizing: AnyObject {
  /// The sizes to choose from, for the current size of the view.
  var sizes: ThumbnailSizes { get }

  /// The level that the user chose; nil for the default.
  var chosenLevel: CGFloat? { get set }

  /// The layouts in use: one, or two during a change.
  var layouts: [UICollectionViewLayout] { get }

  /// Prepares to change the size from rest.
  ///
  /// - Parameters:
  ///   - anchor: The picture that stays in place, as far as the content allows.
  ///   - controller: The controller that shows the pictures.
  func begin(at anchor: ZoomAnchor, in controller: AlbumViewController)

  /// Shows a level, which need not be one of rest.
  func show(_ level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController)

  /// Ends the change at a level of rest.
  func end(at level: CGFloat, keeping anchor: ZoomAnchor, in controller: AlbumViewController)

  /// Called when the content has scrolled while the size does not change.
  func didScroll(in controller: AlbumViewController)
}

extension ThumbnailResizing {
  /// The level that is shown at rest.
  var restingLevel: CGFloat { chosenLevel.map { sizes.resting(near: $0) } ?? sizes.usual }

  func didScroll(in controller: AlbumViewController) {}
}
