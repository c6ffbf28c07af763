import UIKit

/// How a view is seen at a moment, perhaps on its way: where, and what it looks like.
@MainActor
struct SeenElement {
  /// The picture of the album it shows, if it shows one.
  let item: AlbumItem?
  /// What it looks like, with nothing of its place and its opacity.
  let picture: UIView
  private let size: CGSize
  /// Where the anchor point is, from the viewport's upper left corner.
  private let position: CGPoint
  private let anchorPoint: CGPoint
  private let transform: CATransform3D
  private let opacity: CGFloat

  /// Nil for what cannot be seen.
  ///
  /// - Parameter origin: The viewport's upper left corner, in the coordinates of the view above.
  init?(_ view: UIView, showing item: AlbumItem?, from origin: CGPoint) {
    let layer = view.layer.presentation() ?? view.layer
    guard !view.isHidden, layer.opacity > 0.01, layer.bounds.width > 0, layer.bounds.height > 0,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    self.item = item
    self.picture = picture
    picture.isUserInteractionEnabled = false
    size = layer.bounds.size
    position = CGPoint(x: layer.position.x - origin.x, y: layer.position.y - origin.y)
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    opacity = CGFloat(layer.opacity)
  }

  /// The transform about the middle that does what the view's own does about its anchor point, seen from there.
  private var transformAboutMiddle: CATransform3D {
    let (x, y) = ((anchorPoint.x - 0.5) * size.width, (anchorPoint.y - 0.5) * size.height)
    return CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform)
  }

  /// What has an item of another size seen where this is, stretched to this size.
  ///
  /// - Parameters:
  ///   - end: The attributes of the item to be seen.
  ///   - offset: Where the viewport is in the content.
  func attributes(for end: UICollectionViewLayoutAttributes, at offset: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: end.indexPath)
    attributes.size = end.size
    attributes.center = CGPoint(x: offset.x + position.x, y: offset.y + position.y)
    attributes.transform3D = CATransform3DConcat(
      CATransform3DMakeScale(size.width / end.size.width, size.height / end.size.height, 1),
      transformAboutMiddle)
    attributes.alpha = opacity
    attributes.zIndex = end.zIndex
    return attributes
  }

  /// Puts the picture where the view is seen, into a view as large as the viewport.
  func place(in viewport: UIView) {
    picture.center = position
    picture.transform3D = transformAboutMiddle
    picture.alpha = opacity
    viewport.addSubview(picture)
  }
}
