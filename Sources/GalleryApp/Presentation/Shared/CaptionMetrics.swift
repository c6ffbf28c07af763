import UIKit

/// The size of a caption, which depends on the size of the view. A small view has none.
struct CaptionMetrics {
  /// The minimum height of a view with a caption, in points.
  private static let minimumHeight: CGFloat = 300

  /// The length of a point of the design, in points.
  let unit: CGFloat
  private let size: CGSize

  /// Creates the metrics of a caption in a view of a size.
  init(in size: CGSize) {
    self.size = size
    unit = min(max(0.85, min(size.width, size.height) / 700), 2)
  }

  /// The height of two lines of text.
  var height: CGFloat { (44 * unit).rounded() }
  /// The distance from the card.
  var gap: CGFloat { (10 * unit).rounded() }
  /// The height to leave free at the bottom of the view: an even number of points, 0 without a caption.
  var reserve: CGFloat { isShown ? 2 * ((height + 2 * gap) / 2).rounded() : 0 }

  private var isShown: Bool { size.height >= Self.minimumHeight }

  /// Returns the frame of a caption below a card, or at the bottom of the view if there is no space below the card. Nil
  /// without a caption.
  func frame(below bottom: CGFloat) -> CGRect? {
    guard isShown else { return nil }
    let y = min((bottom + gap).rounded(), size.height - gap - height)
    return CGRect(x: gap, y: y, width: max(0, size.width - 2 * gap), height: height)
  }
}
