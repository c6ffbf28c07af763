import UIKit

/// A picture and its position, which stay when the size of the view changes, until the user scrolls.
///
/// They are kept over any number of size changes. The content returns to its position when the first size returns, even
/// if it could not be scrolled that far in between.
struct KeptPlace {
  /// The picture; nil for the beginning of the content.
  var item: AlbumItem?
  /// The position before the first size change; nil before that.
  var position: Position?

  /// The position of a picture in the view.
  struct Position {
    /// The centre, as fractions of the view's width and height.
    var middle: CGPoint
    /// Whether the whole picture is visible.
    var isWhole: Bool
    /// Whether the content is scrolled to its beginning.
    var isAtBeginning: Bool
  }

  /// Creates a value that keeps a picture, or the beginning of the content for nil.
  init(item: AlbumItem?) { self.item = item }
}
