import UIKit

/// The appearance of a view at one moment: a snapshot, and in front of it the pictures that fade out over the view.
///
/// The snapshot does not contain those pictures. If it did, each change of the layout during another one would draw all
/// earlier appearances again.
@MainActor
struct SeenAppearance {
  /// The pictures, from back to front, as large as the view. Not empty.
  let pictures: [FadingPicture]

  /// Captures a view that is about to be hidden; nil if it has no size.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - fading: The pictures that fade out over it, from back to front. They are removed, because copies continue them.
  ///   - delay: How long its snapshot stays opaque, in seconds.
  init?(of view: UIView, behind fading: [FadingPicture], delay: TimeInterval) {
    let copies = fading.compactMap(\.copy)
    if let front = copies.lastIndex(where: \.isOpaque) {
      pictures = Array(copies[front...])
      return
    }
    for picture in fading { picture.view.removeFromSuperview() }
    guard let snapshot = view.snapshotView(afterScreenUpdates: false) else { return nil }
    pictures = [FadingPicture(snapshot, after: delay)] + copies
  }

  /// Adds the pictures to a view that they cover.
  func place(over view: UIView) {
    for picture in pictures {
      picture.view.frame = view.bounds
      // The size of a cell may change during the animation, when its file's aspect ratio is known.
      picture.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(picture.view)
    }
  }
}
