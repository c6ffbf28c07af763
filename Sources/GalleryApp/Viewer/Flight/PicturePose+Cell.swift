import Geometry
import UIKit

extension PicturePose {
  /// Creates the pose of a picture in its cell, as it is drawn now, even during an animation. Nil if it is not drawn.
  ///
  /// - Parameters:
  ///   - cell: The cell that shows the picture.
  ///   - aspectRatio: The width of the whole picture over its height; nil for a picture that the program draws, which
  ///     is not cropped.
  ///   - space: The view in whose coordinates the corners are returned. It contains the cell.
  @MainActor
  init?(of cell: any AlbumCell, aspectRatio: CGFloat?, in space: UIView) {
    let view = cell.pictureView
    let bounds = view.layer.shown.bounds
    guard bounds.width > 0, bounds.height > 0, let map = view.layer.shownMap(to: space.layer) else {
      return nil
    }
    let whole = aspectRatio.map { bounds.filled(withAspectRatio: $0) } ?? bounds
    let clip = CellClip(of: view, in: cell)
    let crop = clip.rect.intersection(whole)
    guard !crop.isEmpty, let corners = map.apply(to: Rectangle(whole)) else { return nil }
    self.init(
      corners: corners, size: whole.size, crop: crop.offsetBy(dx: -whole.minX, dy: -whole.minY),
      cornerRadius: clip.cornerRadius,
      outline: PictureOutline(
        clip.outline.map {
          CGPoint(x: ($0.x - whole.minX) / whole.width, y: ($0.y - whole.minY) / whole.height)
        }),
      opacity: CGFloat(cell.layer.shown.opacity))
  }
}

/// The visible part of a view in a cell, in the view's coordinates: what the view and the views around it, up to the
/// cell, do not clip.
@MainActor
private struct CellClip {
  private(set) var rect: CGRect
  private(set) var cornerRadius: CGFloat = 0
  /// The outline of a mask; empty without one.
  private(set) var outline: [CGPoint] = []

  init(of view: UIView, in cell: UIView) {
    rect = view.layer.shown.bounds
    var layer: CALayer? = view.layer
    while let current = layer {
      if let map = view.layer.shownMap(to: current)?.inverse { clip(to: current, through: map) }
      layer = current === cell.layer ? nil : current.superlayer
    }
  }

  /// Clips to a layer.
  ///
  /// - Parameter map: The map from the layer's plane to the view's.
  private mutating func clip(to layer: CALayer, through map: Homography) {
    let shown = layer.shown
    if layer.masksToBounds, let box = map.apply(to: Rectangle(shown.bounds))?.boundingBox {
      let bounds = CGRect(box)
      if shown.cornerRadius > 0, bounds.width <= rect.width + 0.5, bounds.height <= rect.height + 0.5 {
        cornerRadius = shown.cornerRadius * bounds.width / max(shown.bounds.width, 1e-6)
      }
      rect = rect.intersection(bounds)
    }
    if let path = (layer.mask as? CAShapeLayer)?.path {
      outline = path.polygon.map { map.apply(to: Point2D($0)).map { CGPoint($0) } ?? $0 }
    }
  }
}

extension CALayer {
  /// The layer with the values that are drawn now, which differ from those that were set while an animation runs.
  fileprivate var shown: CALayer { presentation() ?? self }

  /// The map from the plane of this layer to that of an enclosing one, as they are drawn now.
  fileprivate func shownMap(to ancestor: CALayer) -> Homography? {
    var map = Homography.identity
    var layer = self
    while layer !== ancestor {
      guard let above = layer.superlayer else { return nil }
      let (shown, bounds) = (layer.shown, layer.shown.bounds)
      let transform = shown.transform
      map = map.then(
        Homography(
          .translation(
            x: -Double(bounds.minX + shown.anchorPoint.x * bounds.width),
            y: -Double(bounds.minY + shown.anchorPoint.y * bounds.height))))
      if transform != CATransform3DIdentity {
        map = map.then(
          Homography(
            (Double(transform.m11), Double(transform.m12), Double(transform.m14)),
            (Double(transform.m21), Double(transform.m22), Double(transform.m24)),
            (Double(transform.m41), Double(transform.m42), Double(transform.m44))))
      }
      map = map.then(
        Homography(.translation(x: Double(shown.position.x), y: Double(shown.position.y))))
      layer = above
    }
    return map
  }
}

extension CGRect {
  /// Returns the smallest rectangle with an aspect ratio, width over height, and the same centre, that contains this
  /// one.
  fileprivate func filled(withAspectRatio ratio: CGFloat) -> CGRect {
    guard ratio > 0, ratio.isFinite else { return self }
    let size = CGSize(width: max(width, height * ratio), height: max(height, width / ratio))
    return CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
