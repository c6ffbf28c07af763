import CoreGraphics
import QuartzCore

/// What a file with the imports of iOS, and without UIKit's, can use.
public func quarterTurned(_ rectangle: CGRect) -> (CGRect, CATransform3D) {
  (
    rectangle.applying(CGAffineTransform(rotationAngle: .pi / 2)),
    CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
  )
}
