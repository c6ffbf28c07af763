#if canImport(UIKit)
  import Geometry
  import UIKit

  /// Where an element is drawn, for the question whether it belongs into a rectangle.
  @MainActor
  struct DrawnArea {
    /// The corners of a rectangle that contains everything drawn; nil if some are behind the viewer.
    private let outline: Quadrilateral?
    /// The corners of a rectangle that is filled; nil if some are behind the viewer.
    private let core: Quadrilateral?

    /// - Parameters:
    ///   - attributes: The element.
    ///   - bounds: The rectangle that contains everything the element draws, in its own coordinates.
    ///   - filled: A rectangle that the element fills, in its own coordinates.
    init(of attributes: UICollectionViewLayoutAttributes, bounds: CGRect, filled: CGRect) {
      let anchor = Self.anchorPoint(of: attributes)
      let (size, t) = (attributes.size, attributes.transform3D)
      // The center is the middle of the element without its transform.
      let pivot = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
      let origin = CGPoint(
        x: attributes.center.x - size.width / 2 + pivot.x, y: attributes.center.y - size.height / 2 + pivot.y)
      var isSeen = true
      func quadrilateral(_ rect: CGRect) -> Quadrilateral? {
        isSeen = true
        let corners = Quadrilateral(
          corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
          corner(rect.minX, rect.maxY))
        return isSeen ? corners : nil
      }
      func corner(_ x: CGFloat, _ y: CGFloat) -> Point2D {
        let (x, y) = (x - pivot.x, y - pivot.y)
        let w = x * t.m14 + y * t.m24 + t.m44
        if w <= 0 { isSeen = false }
        return Point2D(
          x: Double(origin.x + (x * t.m11 + y * t.m21 + t.m41) / w),
          y: Double(origin.y + (x * t.m12 + y * t.m22 + t.m42) / w))
      }
      outline = quadrilateral(bounds)
      core = filled == bounds ? outline : quadrilateral(filled)
    }

    private static func anchorPoint(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
      #if os(Linux)
        if let anchored = attributes as? any UICollectionViewLayoutAnchoring { return anchored.anchorPoint }
      #endif
      return CGPoint(x: 0.5, y: 0.5)
    }

    /// Distances below which two areas may count as overlapping or not.
    private static let margin = 0.01

    /// Whether the element surely overlaps a rectangle. False if they only touch, or one of them has hardly an area.
    func surelyOverlaps(_ rect: CGRect) -> Bool {
      let inside = Rectangle(rect.insetBy(dx: Self.margin, dy: Self.margin))
      guard let core, abs(core.doubledSignedArea) > 0.1, inside.width > 0, inside.height > 0 else {
        return false
      }
      return core.overlaps(inside)
    }

    /// Whether two elements surely overlap, by more than rounding to pixels explains.
    func surelyOverlaps(_ other: DrawnArea) -> Bool {
      guard let core, let otherCore = other.core, abs(core.doubledSignedArea) > 0.1,
        abs(otherCore.doubledSignedArea) > 0.1
      else { return false }
      return core.overlaps(ConvexPolygon(corners: otherCore.corners), deeperThan: 1)
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
