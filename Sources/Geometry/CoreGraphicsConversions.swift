// The only conversions between the core and the types of Core Graphics. They are left out where those types do not
// exist, as in Embedded Swift.
#if canImport(Darwin)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(Foundation) || canImport(Darwin)
  extension Point2D {
    /// The same point.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension Size2D {
    /// The same size.
    public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension Rectangle {
    /// The same rectangle. Negative extents are kept.
    public init(_ rect: CGRect) { self.init(origin: Point2D(rect.origin), size: Size2D(rect.size)) }
  }

  extension CGPoint {
    /// The same point.
    public init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    /// The same size.
    public init(_ size: Size2D) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    /// The same rectangle.
    public init(_ rectangle: Rectangle) {
      self.init(origin: CGPoint(rectangle.origin), size: CGSize(rectangle.size))
    }
  }
#endif
