import UIKit

/// The mark of a selected picture: a check mark on a disc in the lower right corner.
final class SelectionMark: UIView {
  private static let side: CGFloat = 22
  private static let margin: CGFloat = 6

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    backgroundColor = .systemBlue
    layer.cornerRadius = Self.side / 2
    layer.borderWidth = 1.5
    layer.borderColor = UIColor.white.cgColor
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6.5, y: 11.5))
    path.addLine(to: CGPoint(x: 9.75, y: 14.75))
    path.addLine(to: CGPoint(x: 15.5, y: 8))
    let check = CAShapeLayer()
    check.path = path.cgPath
    check.fillColor = nil
    check.strokeColor = UIColor.white.cgColor
    check.lineWidth = 2
    check.lineCap = .round
    check.lineJoin = .round
    layer.addSublayer(check)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the mark to the content of a cell, or removes it: thousands of cells that are not selected have none.
  static func show(_ isShown: Bool, as mark: inout SelectionMark?, in content: UIView) {
    guard isShown != (mark != nil) else { return }
    mark?.removeFromSuperview()
    mark = isShown ? SelectionMark() : nil
    mark.map(content.addSubview)
    // The cell places it.
    content.superview?.setNeedsLayout()
  }

  /// Moves the mark to the corner of a picture.
  func place(in area: CGRect) {
    // Small thumbnails have a smaller mark.
    let scale = min(1, max(0, min(area.width, area.height) / (2.5 * Self.side)))
    let distance = scale * (Self.margin + Self.side / 2)
    transform = CGAffineTransform(scaleX: scale, y: scale)
    center = CGPoint(x: area.maxX - distance, y: area.maxY - distance)
  }
}
