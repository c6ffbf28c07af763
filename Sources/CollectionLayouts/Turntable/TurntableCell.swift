import LayoutCore
import UIKit

/// A cell that is cut to a sector on a turntable, and a rectangle in any other layout.
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
  /// Cuts the view to the sector of `TurntableLayoutAttributes` with a mask; with other attributes the mask goes.
  ///
  /// To be called from `apply(_:)`. A mask of the app's own, that is no `CAShapeLayer`, is left alone.
  public func applySector(of attributes: UICollectionViewLayoutAttributes) {
    guard let sector = (attributes as? TurntableLayoutAttributes)?.sector else {
      if layer.mask is CAShapeLayer { layer.mask = nil }
      return
    }
    let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.path = UIBezierPath(sector, width: attributes.size.width).cgPath
    if layer.mask == nil { layer.mask = mask }
  }
}

extension UIBezierPath {
  /// The outline of a sector in a view of a width: the hub is on its vertical middle line.
  fileprivate convenience init(_ sector: TurntableSector, width: CGFloat) {
    self.init()
    guard let outline = sector.outline else { return }
    let hub = CGPoint(x: width / 2, y: CGFloat(sector.outerRadius))
    // Here angles count from the vertical, there from the x axis.
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
