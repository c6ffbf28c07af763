#if os(Linux)
  import Geometry
  import UIKit

  /// Where an element is drawn, for the question whether it belongs into a rectangle.
  @MainActor
  struct DrawnArea {
    /// The corners; nil if some are behind the viewer.
    private let outline: Quadrilateral?

    /// - Parameter bounds: The area that the element draws, in its own coordinates.
    init(of attributes: UICollectionViewLayoutAttributes, bounds: CGRect) {
      let anchor =
        (attributes as? any UICollectionViewLayoutAnchoring)?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
      let (size, t) = (attributes.size, attributes.transform3D)
      // The center is the middle of the element without its transform.
      let pivot = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
      let origin = CGPoint(
        x: attributes.center.x - size.width / 2 + pivot.x, y: attributes.center.y - size.height / 2 + pivot.y)
      var isSeen = true
      func corner(_ x: CGFloat, _ y: CGFloat) -> Point2D {
        let (x, y) = (x - pivot.x, y - pivot.y)
        let w = x * t.m14 + y * t.m24 + t.m44
        if w <= 0 { isSeen = false }
        return Point2D(
          x: Double(origin.x + (x * t.m11 + y * t.m21 + t.m41) / w),
          y: Double(origin.y + (x * t.m12 + y * t.m22 + t.m42) / w))
      }
      let corners = Quadrilateral(
        corner(bounds.minX, bounds.minY), corner(bounds.maxX, bounds.minY), corner(bounds.maxX, bounds.maxY),
        corner(bounds.minX, bounds.maxY))
      outline = isSeen ? corners : nil
    }

    /// Distances below which two areas may count as overlapping or not.
    private static let margin = 0.01

    /// Whether the element surely overlaps a rectangle. False if they only touch, or one of them has hardly an area.
    func surelyOverlaps(_ rect: CGRect) -> Bool {
      let core = Rectangle(rect.insetBy(dx: Self.margin, dy: Self.margin))
      guard let outline, abs(outline.doubledSignedArea) > 0.1, core.width > 0, core.height > 0 else {
        return false
      }
      return outline.overlaps(core)
    }

    /// Whether the element surely lies outside a rectangle. False if they touch.
    func isSurelyOutside(_ rect: CGRect) -> Bool {
      guard let outline else { return false }
      let (box, rect) = (outline.boundingBox, Rectangle(rect.insetBy(dx: -Self.margin, dy: -Self.margin)))
      return box.minX > rect.maxX || box.maxX < rect.minX || box.minY > rect.maxY || box.maxY < rect.minY
    }

    /// Whether the element lies inside a rectangle, give or take a distance.
    func isInside(_ rect: CGRect, within tolerance: Double) -> Bool {
      guard let outline else { return false }
      let (box, rect) = (outline.boundingBox, Rectangle(rect))
      return box.minX >= rect.minX - tolerance && box.maxX <= rect.maxX + tolerance
        && box.minY >= rect.minY - tolerance && box.maxY <= rect.maxY + tolerance
    }
  }
#endif
