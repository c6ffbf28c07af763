import UIKit

/// The size of a caption, which depends on the size of the view and of text. A small view has none.
struct CaptionMetrics {
  /// The minimum height of a view with a caption, in points.
  private static let minimumHeight: CGFloat = 300
  /// The height of two lines of text, in points of the design.
  private static let usualHeight: CGFloat = 44

  /// The length of a point of the design, in points.
  let unit: CGFloat
  private let size: CGSize

  /// Creates the metrics of a caption in a view of a size and traits. Large text takes at most a seventh of the height.
  init(in size: CGSize, traits: UITraitCollection) {
    self.size = size
    let usual = min(max(0.85, min(size.width, size.height) / 700), 2)
    let scaled = UIFontMetrics.default.scaledValue(for: usual, compatibleWith: traits)
    unit = min(scaled, max(usual, size.height / 7 / Self.usualHeight))
  }

  /// The height of two lines of text.
  var height: CGFloat { (Self.usualHeight * unit).rounded() }
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
