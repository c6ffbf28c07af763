import UIKit

/// A checkerboard behind a transparent picture. Its squares have the same size in every view.
final class CheckerboardView: UIView {
  /// The side of a square in points.
  static let side: CGFloat = 8
  /// The colour of the square in the upper left corner.
  static let light = color(light: 1, dark: 0.38)
  /// The colour of its neighbours.
  static let dark = color(light: 0.8, dark: 0.28)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Draws each row of squares as one dashed line.
  override func draw(_ rect: CGRect) {
    let side = Self.side
    Self.light.setFill()
    UIBezierPath(rect: bounds).fill()
    for parity in 0...1 {
      let rows = UIBezierPath()
      for y in stride(from: side * (CGFloat(parity) + 0.5), to: bounds.height + side / 2, by: 2 * side) {
        rows.move(to: CGPoint(x: 0, y: y))
        rows.addLine(to: CGPoint(x: bounds.width, y: y))
      }
      rows.lineWidth = side
      // The upper left square stays light.
      rows.setLineDash([side, side], count: 2, phase: parity == 0 ? side : 0)
      Self.dark.setStroke()
      rows.stroke()
    }
  }

  private static func color(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
  }
}
