import Geometry

/// The ring around a focused cell or control: a layer in the view, so that it is drawn and moves with the view.
///
/// The focus effect of the view determines its outline.
@MainActor
final class FocusRing {
  private static let width: CGFloat = 3

  /// The ring around a rectangle.
  private let frame = CALayer().still()
  /// The ring along a path. It is twice as wide, and ``inside`` hides the outer half.
  private lazy var line = CAShapeLayer().still()
  private lazy var inside = CAShapeLayer().still()
  /// The layer in use; nil while there is no ring.
  private var shown: CALayer?

  /// The view that has the ring; nil if none has it.
  private(set) weak var view: UIView?

  /// Adds the ring to a view. Nil removes the ring, and so does a view without a focus effect.
  func surround(_ view: UIView?, color: UIColor) {
    self.view = view
    guard let view, let effect = view.focusEffect else { return show(nil, in: nil, above: nil) }
    let color = color.resolvedColor(with: view.traitCollection).cgColor
    let halo = effect as? UIFocusHaloEffect
    let container = halo?.containerView ?? view
    switch halo?.outline {
    case nil:
      let outline = view.defaultFocusOutline
      draw(outline.rect, cornerRadius: outline.cornerRadius, curve: .circular, color)
      show(frame, in: container, above: nil)
    case .roundedRect(let rect, let cornerRadius, let curve):
      draw(container.convert(rect, from: view), cornerRadius: cornerRadius, curve: curve, color)
      show(frame, in: container, above: halo?.referenceView)
    case .path(let path):
      draw(path, at: container.convert(CGPoint.zero, from: view), color)
      show(line, in: container, above: halo?.referenceView)
    }
  }

  private func draw(_ rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve, _ color: CGColor) {
    frame.frame = rect
    frame.cornerRadius = cornerRadius
    frame.cornerCurve = curve
    frame.borderWidth = Self.width
    frame.borderColor = color
  }

  private func draw(_ path: CGPath, at origin: CGPoint, _ color: CGColor) {
    line.frame.origin = origin
    line.path = path
    line.fillColor = nil
    line.strokeColor = color
    line.lineWidth = 2 * Self.width
    inside.path = path
    if line.mask == nil { line.mask = inside }
  }

  /// Shows a layer above a subview of a container, or above all subviews.
  private func show(_ layer: CALayer?, in container: UIView?, above reference: UIView?) {
    if shown !== layer {
      shown?.removeFromSuperlayer()
      shown = layer
    }
    guard let layer, let container = container?.layer else { return }
    let sublayers = container.sublayers ?? []
    if let reference, let index = sublayers.firstIndex(where: { $0 === reference.layer }) {
      if sublayers.dropFirst(index + 1).first !== layer {
        container.insertSublayer(layer, above: reference.layer)
      }
    } else if sublayers.last !== layer {
      container.addSublayer(layer)
    }
  }
}
