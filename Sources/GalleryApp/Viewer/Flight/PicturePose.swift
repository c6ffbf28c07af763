import Geometry
import UIKit

/// How a picture lies in the viewer at one moment: where its corners are, and which part of it is visible.
struct PicturePose {
  /// The corners of the whole picture, including cropped parts, in the viewer's coordinates.
  var corners: Quadrilateral
  /// The size of the picture in its own plane, in points. ``crop`` and ``cornerRadius`` are in this plane.
  var size: CGSize
  /// The visible part, from the picture's upper left corner.
  var crop: CGRect
  /// The corner radius of the visible part.
  var cornerRadius: CGFloat = 0
  /// The outline of the visible part; nil for a rectangle with rounded corners.
  var outline: PictureOutline?
  /// The opacity, from 0 to 1.
  var opacity: CGFloat = 1

  /// Creates the pose of a whole picture in a rectangle of the viewer.
  init(_ rect: CGRect) {
    self.init(
      corners: Rectangle(rect).corners, size: rect.size, crop: CGRect(origin: .zero, size: rect.size))
  }

  /// Creates a pose.
  init(
    corners: Quadrilateral, size: CGSize, crop: CGRect, cornerRadius: CGFloat = 0,
    outline: PictureOutline? = nil, opacity: CGFloat = 1
  ) {
    self.corners = corners
    self.size = size
    self.crop = crop
    self.cornerRadius = cornerRadius
    self.outline = outline
    self.opacity = opacity
  }

  /// The map from the picture's plane to the viewer; nil if the picture is edge-on.
  var map: Homography? {
    Homography(from: Rectangle(CGRect(origin: .zero, size: size)), to: corners)
  }

  /// The corners of the visible part in the viewer; nil if the picture is edge-on.
  var visibleCorners: Quadrilateral? { map?.apply(to: Rectangle(crop)) }

  /// The mean of the corners.
  var middle: Point2D { corners.middle }

  /// Whether the visible part overlaps or touches a rectangle of the viewer.
  func intersects(_ rect: CGRect) -> Bool { visibleCorners?.intersects(Rectangle(rect)) == true }

  /// Returns the pose between this one and another.
  ///
  /// The picture turns by the shortest way while its sides change. A picture that is upside down therefore does not
  /// collapse half-way.
  ///
  /// - Parameters:
  ///   - end: The other pose.
  ///   - progress: 0 for this pose and 1 for the other. A spring may go beyond 1.
  func interpolated(to end: PicturePose, progress: CGFloat) -> PicturePose {
    func mixed(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    func fraction(_ start: CGFloat, _ startLength: CGFloat, _ end: CGFloat, _ endLength: CGFloat) -> CGFloat {
      min(max(0, mixed(start / max(startLength, 1e-6), end / max(endLength, 1e-6))), 1)
    }
    let size = CGSize(
      width: max(1e-3, mixed(size.width, end.size.width)),
      height: max(1e-3, mixed(size.height, end.size.height)))
    let left = fraction(crop.minX, self.size.width, end.crop.minX, end.size.width)
    let right = fraction(crop.maxX, self.size.width, end.crop.maxX, end.size.width)
    let top = fraction(crop.minY, self.size.height, end.crop.minY, end.size.height)
    let bottom = fraction(crop.maxY, self.size.height, end.crop.maxY, end.size.height)
    return PicturePose(
      corners: corners.turning(to: end.corners, progress: Double(progress)), size: size,
      crop: CGRect(
        x: left * size.width, y: top * size.height, width: (right - left) * size.width,
        height: (bottom - top) * size.height),
      cornerRadius: max(0, mixed(cornerRadius, end.cornerRadius)),
      outline: outline == nil && end.outline == nil
        ? nil : wholeOutline.interpolated(to: end.wholeOutline, progress: progress),
      opacity: min(max(0, mixed(opacity, end.opacity)), 1))
  }

  private var wholeOutline: PictureOutline {
    outline
      ?? PictureOutline(
        CGRect(
          x: crop.minX / size.width, y: crop.minY / size.height, width: crop.width / size.width,
          height: crop.height / size.height))
  }

  /// Returns the pose, scaled about a point and then moved.
  func moved(by translation: CGPoint, scale: CGFloat = 1, about point: CGPoint = .zero) -> PicturePose {
    var pose = self
    let (center, shift) = (Point2D(point), Point2D(translation))
    pose.corners = corners.map { center + ($0 - center) * Double(scale) + shift }
    return pose
  }
}

extension Quadrilateral {
  /// The mean of the corners.
  fileprivate var middle: Point2D { (topLeft + topRight + bottomRight + bottomLeft) * 0.25 }

  /// The direction from the left to the right side, in radians, clockwise on screen; nil if the sides are at the same
  /// place, as those of a face that is seen edge-on.
  private var direction: Double? {
    let across = topRight + bottomRight - topLeft - bottomLeft
    guard max(abs(across.x), abs(across.y)) > Self.minimumExtentOfDirection else { return nil }
    return Trigonometry.atan2(across.y, across.x)
  }

  /// In points. The direction of a smaller extent would be that of rounding errors.
  private static let minimumExtentOfDirection = 1e-3

  fileprivate func map(_ transform: (Point2D) -> Point2D) -> Quadrilateral {
    Quadrilateral(transform(topLeft), transform(topRight), transform(bottomRight), transform(bottomLeft))
  }

  private func turned(by angle: Double, about center: Point2D) -> Quadrilateral {
    let turn = AffineMatrix.rotation(by: angle)
    return map { center + turn.apply(to: $0 - center) }
  }

  /// Returns the corners between these and others, turned by the shortest way.
  fileprivate func turning(to end: Quadrilateral, progress: Double) -> Quadrilateral {
    func mixed(_ start: Point2D, _ end: Point2D) -> Point2D { start + (end - start) * progress }
    var angle = 0.0
    if let from = direction, let to = end.direction { angle = (to - from).remainder(dividingBy: 2 * .pi) }
    let start = turned(by: angle, about: middle)
    return Quadrilateral(
      mixed(start.topLeft, end.topLeft), mixed(start.topRight, end.topRight),
      mixed(start.bottomRight, end.bottomRight), mixed(start.bottomLeft, end.bottomLeft)
    ).turned(by: angle * (progress - 1), about: mixed(middle, end.middle))
  }
}
