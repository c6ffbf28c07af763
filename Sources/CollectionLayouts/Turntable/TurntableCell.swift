import LayoutCore
import UIKit

/// A cell that is clipped to its sector on a turntable. In any other layout it is a rectangle.
///
/// A cell with another superclass calls `applySector(of:)` in its own `apply(_:)`.
@preconcurrency @MainActor
open class TurntableCell: UICollectionViewCell {
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applySector(of: layoutAttributes)
  }
}

extension UICollectionReusableView {
  /// Clips the view to the sector of `TurntableLayoutAttributes` with a mask. With other attributes, removes the mask.
  ///
  /// Call this method from `apply(_:)`. A mask of the app that is not a `CAShapeLayer` stays unchanged.
  public func applySector(of attributes: UICollectionViewLayoutAttributes) {
    guard let sector = (attributes as? TurntableLayoutAttributes)?.sector else {
      if layer.mask is CAShapeLayer { layer.mask = nil }
      return
    }
    let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    let path = UIBezierPath(sector, width: attributes.size.width).cgPath
    // While a disc turns, only the sectors at the seam change their shape. The others are not drawn again.
    if mask.path != path { mask.path = path }
    if layer.mask == nil { layer.mask = mask }
  }
}

extension UIBezierPath {
  /// The outline of a sector in a view of the given width. The hub is on the view's vertical middle line.
  fileprivate convenience init(_ sector: TurntableSector, width: CGFloat) {
    self.init()
    guard let outline = sector.outline else { return }
    let hub = CGPoint(x: width / 2, y: CGFloat(sector.outerRadius))
    // The sector's angles are measured from the vertical, those of a path from the x axis.
    func direction(_ angle: Double) -> CGFloat { CGFloat(angle - .pi / 2) }
    addArc(
      withCenter: hub, radius: CGFloat(sector.outerRadius), startAngle: direction(outline.outerStart),
      endAngle: direction(outline.outerEnd), clockwise: true)
    switch outline.inside {
    case .arc(let radius, let start, let end):
      addArc(
        withCenter: hub, radius: CGFloat(radius), startAngle: direction(end), endAngle: direction(start),
        clockwise: false)
    case .corner(let distance, let angle):
      addLine(
        to: CGPoint(
          x: hub.x + CGFloat(distance) * cos(direction(angle)),
          y: hub.y + CGFloat(distance) * sin(direction(angle))))
    }
    close()
  }
}
