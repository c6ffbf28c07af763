import UIKit

/// A drop-shaped pointer over the rim, which points at the current picture.
final class PointerView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let radius = bounds.width / 2
    let tip = CGPoint(x: bounds.midX, y: bounds.height)
    UIBezierPath(polygon: [
      CGPoint(x: bounds.midX - 0.9 * radius, y: 1.3 * radius), tip,
      CGPoint(x: bounds.midX + 0.9 * radius, y: 1.3 * radius),
    ]).fill(.systemRed)
    UIBezierPath(center: CGPoint(x: bounds.midX, y: radius), radius: radius).fill(.systemRed)
    UIBezierPath(center: CGPoint(x: bounds.midX, y: radius), radius: 0.4 * radius).fill(.white)
  }
}
