import UIKit

/// The shade over a page. Its background darkens the page, its gradient the fold at the spine.
final class BookShadeView: UIView {
  /// The edge at the spine.
  var bindingEdge: UIRectEdge = [] { didSet { if bindingEdge != oldValue { setNeedsLayout() } } }

  private let hollow = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hollow.colors = [0.32, 0.12, 0].map { UIColor(white: 0, alpha: $0).cgColor }
    hollow.locations = [0, 0.35, 1]
    layer.addSublayer(hollow)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isUpright = bindingEdge == .left || bindingEdge == .right
    let depth = (isUpright ? bounds.width : bounds.height) * 0.16
    // The start and end of the gradient along the page, in units of its strip.
    let (strip, start, end): (CGRect, CGPoint, CGPoint) =
      switch bindingEdge {
      case .left:
        (CGRect(x: 0, y: 0, width: depth, height: bounds.height), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
      case .right:
        (
          CGRect(x: bounds.width - depth, y: 0, width: depth, height: bounds.height), CGPoint(x: 1, y: 0),
          CGPoint(x: 0, y: 0)
        )
      case .top:
        (CGRect(x: 0, y: 0, width: bounds.width, height: depth), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1))
      case .bottom:
        (
          CGRect(x: 0, y: bounds.height - depth, width: bounds.width, height: depth), CGPoint(x: 0, y: 1),
          CGPoint(x: 0, y: 0)
        )
      default: (.zero, .zero, .zero)
      }
    CATransaction.withoutActions {
      (hollow.frame, hollow.startPoint, hollow.endPoint) = (strip, start, end)
    }
  }
}
