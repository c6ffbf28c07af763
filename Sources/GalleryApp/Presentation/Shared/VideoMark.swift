import UIKit

/// The mark of a video: a triangle on a disc in the middle.
final class VideoMark: UIView {
  private static let side: CGFloat = 36

  /// Creates a mark.
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.55)
    layer.cornerRadius = Self.side / 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 13.5, y: 10))
    path.addLine(to: CGPoint(x: 27, y: 18))
    path.addLine(to: CGPoint(x: 13.5, y: 26))
    path.close()
    let triangle = CAShapeLayer()
    triangle.path = path.cgPath
    triangle.fillColor = UIColor.white.cgColor
    layer.addSublayer(triangle)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the mark to the middle of a picture. Small thumbnails have a smaller mark.
  func place(in area: CGRect) {
    let frame = Self.frame(in: area)
    let scale = frame.width / Self.side
    transform = CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns the frame of the mark in a picture.
  static func frame(in area: CGRect) -> CGRect {
    let side = min(Self.side, max(0, min(area.width, area.height) / 2.5))
    return CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
  }
}
