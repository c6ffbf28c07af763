import UIKit

/// What stays where it is seen when the view gets another size, as long as nobody scrolls.
///
/// It is kept over any number of sizes, so that the content is where it was when the first one comes again, also after one
/// in which it could not be scrolled that far.
struct KeptPlace {
  /// The picture; nil for the beginning of the content.
  var item: AlbumItem?
  /// Where it was when the first size was about to change; nil before.
  var position: Position?

  /// Where a picture is seen.
  struct Position {
    /// Its middle, in widths and heights of the view, from the upper left corner.
    var middle: CGPoint
    /// Whether all of it is seen.
    var isWhole: Bool
    /// Whether the content is scrolled to its beginning.
    var isAtBeginning: Bool
  }

  /// Keeps a picture.
  init(item: AlbumItem?) { self.item = item }
}
