import UIKit

/// Returns to a picture viewer where the album shows its pictures, and follows what the viewer shows.
@MainActor
protocol PictureViewControllerDelegate: AnyObject {
  /// Returns the pose of a picture in its cell; nil if the album does not show it.
  ///
  /// - Parameters:
  ///   - item: The picture.
  ///   - aspectRatio: Its width over its height.
  func pose(of item: AlbumItem, aspectRatio: CGFloat) -> PicturePose?

  /// Returns a copy of a cell's picture that looks different from the same picture in the viewer; nil if it does not.
  func cover(of item: AlbumItem) -> UIView?

  /// Called when the viewer shows a picture.
  func viewer(_ viewer: PictureViewController, didShow item: AlbumItem)

  /// Called when the viewer keeps its picture for a while. The album scrolls to it.
  func viewerDidRest(_ viewer: PictureViewController)

  /// Called when the viewer begins or ends to hide everything behind it.
  func viewer(_ viewer: PictureViewController, didCover isCovering: Bool)

  /// Starts a slide show with the picture of a viewer, or stops it if one runs.
  func viewerToggleSlideShow(_ viewer: PictureViewController)

  /// Called when a slide show starts or stops.
  func viewer(_ viewer: PictureViewController, didChangeSlideShow isRunning: Bool)

  /// Called when a finger taps the picture once.
  func viewer(_ viewer: PictureViewController, wasTappedAt point: CGPoint)

  /// Called before the picture returns to its cell, which scrolls into view if necessary.
  func viewerWillClose(_ viewer: PictureViewController)

  /// Called when the picture has arrived at its cell, which shows it again.
  func viewerDidLand(_ viewer: PictureViewController)

  /// Called when the viewer shows nothing any more, and can be removed.
  func viewerDidClose(_ viewer: PictureViewController)
}
