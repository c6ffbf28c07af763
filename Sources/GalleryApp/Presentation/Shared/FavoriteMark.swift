import UIKit

/// The mark of a favourite picture: a heart in the lower left corner.
final class FavoriteMark: UIView {
  private static let side: CGFloat = 20
  private static let margin: CGFloat = 7

  /// Creates a mark.
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    let heart = CAShapeLayer()
    heart.path = Self.heart.cgPath
    heart.fillColor = UIColor.systemPink.cgColor
    heart.strokeColor = UIColor.white.cgColor
    heart.lineWidth = 1.5
    heart.lineJoin = .round
    layer.addSublayer(heart)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the mark to the corner of a picture.
  ///
  /// - Parameters:
  ///   - area: The frame of the picture.
  ///   - cornerRadius: The radius of its corners. In a round picture, the mark is farther inside.
  func place(in area: CGRect, cornerRadius: CGFloat) {
    // Small thumbnails have a smaller mark.
    let scale = min(1, max(0, min(area.width, area.height) / (2.5 * Self.side)))
    // The distance of a round corner from the square one, in each direction.
    let inset = max(0, cornerRadius * (1 - 0.5.squareRoot()) - Self.margin)
    let distance = scale * (Self.margin + Self.side / 2) + inset
    transform = CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(x: area.minX + distance, y: area.maxY - distance)
  }

  private static var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 17.5))
    path.addCurve(
      to: CGPoint(x: 1.5, y: 7), controlPoint1: CGPoint(x: 5, y: 13.5),
      controlPoint2: CGPoint(x: 1.5, y: 10.5))
    path.addCurve(
      to: CGPoint(x: 10, y: 5.5), controlPoint1: CGPoint(x: 1.5, y: 1.5), controlPoint2: CGPoint(x: 8, y: 1))
    path.addCurve(
      to: CGPoint(x: 18.5, y: 7), controlPoint1: CGPoint(x: 12, y: 1), controlPoint2: CGPoint(x: 18.5, y: 1.5)
    )
    path.addCurve(
      to: CGPoint(x: 10, y: 17.5), controlPoint1: CGPoint(x: 18.5, y: 10.5),
      controlPoint2: CGPoint(x: 15, y: 13.5))
    path.close()
    return path
  }
}
