import UIKit

/// Replaces a picture that cannot be shown: a torn frame above the name of the file.
final class MissingPictureView: UIView {
  private let label = UILabel()

  init(name: String) {
    super.init(frame: .zero)
    contentMode = .redraw
    backgroundColor = .secondarySystemBackground
    label.text = name
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 16)
    let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    label.frame = CGRect(x: 8, y: min(symbol.maxY + 8, bounds.maxY - height), width: width, height: height)
    setNeedsDisplay()
  }

  /// The rectangle of the frame.
  private var symbol: CGRect {
    let side = min(44, bounds.width / 2, bounds.height / 3)
    return CGRect(x: bounds.midX - side * 0.6, y: bounds.midY - side, width: side * 1.2, height: side)
  }

  override func draw(_ rect: CGRect) {
    let frame = symbol
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    for (outline, shift) in [
      ([at(0, 0), at(0.52, 0), at(0.44, 0.3), at(0.56, 0.55), at(0.4, 1), at(0, 1)], -2),
      ([at(0.52, 0), at(1, 0), at(1, 1), at(0.4, 1), at(0.56, 0.55), at(0.44, 0.3)], 3),
    ] as [([CGPoint], CGFloat)] {
      let half = UIBezierPath(polygon: outline)
      half.apply(CGAffineTransform(translationX: shift, y: 0))
      half.stroke(.tertiaryLabel, width: 2)
    }
  }
}
