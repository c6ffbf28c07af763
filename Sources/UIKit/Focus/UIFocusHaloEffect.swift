/// A ring along an outline, just inside of it.
///
/// The outline is in the coordinates of the view that has the effect.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline of a ring.
  enum Outline {
    case roundedRect(CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)
    case path(CGPath)
  }

  let outline: Outline

  /// Creates a ring around a rectangle.
  public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0, curve: .circular) }

  /// Creates a ring around a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    outline = .roundedRect(rect, cornerRadius: cornerRadius, curve: curve)
    super.init()
  }

  /// Creates a ring along a path. Later changes to the path have no effect.
  public init(path: UIBezierPath) {
    outline = .path(path.cgPath)
    super.init()
  }

  /// The view that contains the ring. Nil for the view that has the effect.
  open weak var containerView: UIView?

  /// The subview of the container above which the ring is drawn. Nil to draw it above all subviews.
  open weak var referenceView: UIView?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy =
      switch outline {
      case .roundedRect(let rect, let cornerRadius, let curve):
        UIFocusHaloEffect(roundedRect: rect, cornerRadius: cornerRadius, curve: curve)
      case .path(let path): UIFocusHaloEffect(path: UIBezierPath(cgPath: path))
      }
    copy.containerView = containerView
    copy.referenceView = referenceView
    return copy
  }
}
