import UIKit

/// The position and appearance of a view at one moment, even during an animation.
@MainActor
struct SeenElement {
  /// The picture of the album that the view shows; nil if it shows none.
  let item: AlbumItem?
  /// The index path of that picture in the other album; nil if it is unknown.
  let path: IndexPath?
  /// The appearance of the view, without its position and opacity.
  let appearance: SeenAppearance
  /// The position along z, which is 0 in the plane of the screen.
  let depth: CGFloat
  private let size: CGSize
  /// The position of the anchor point, from the viewport's upper left corner.
  private let position: CGPoint
  private let anchorPoint: CGPoint
  private let transform: CATransform3D
  private let opacity: CGFloat

  /// Captures a view; nil if it is not visible.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - item: The picture that the view shows.
  ///   - path: The index path of that picture.
  ///   - fading: The pictures that fade out over the view.
  ///   - origin: The viewport's upper left corner, in the coordinates of the superview.
  init?(
    _ view: UIView, showing item: AlbumItem?, at path: IndexPath?, behind fading: [FadingPicture],
    from origin: CGPoint
  ) {
    let layer = view.layer.presentation() ?? view.layer
    guard !view.isHidden, layer.opacity > 0.01, layer.bounds.width > 0, layer.bounds.height > 0,
      let appearance = SeenAppearance(of: view, behind: fading, delay: LayoutMorph.departureDelay)
    else { return nil }
    self.item = item
    self.path = path
    self.appearance = appearance
    depth = layer.zPosition
    size = layer.bounds.size
    position = CGPoint(x: layer.position.x - origin.x, y: layer.position.y - origin.y)
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    opacity = CGFloat(layer.opacity)
  }

  /// The transform about the centre that is equivalent to the view's transform about its anchor point.
  private var transformAboutMiddle: CATransform3D {
    let (x, y) = ((anchorPoint.x - 0.5) * size.width, (anchorPoint.y - 0.5) * size.height)
    return CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform)
  }

  /// Returns attributes that show an item of another size at this position, scaled to this size.
  ///
  /// - Parameters:
  ///   - end: The final attributes of the item.
  ///   - offset: The content offset of the viewport.
  ///   - zIndex: The z-index among the elements that were visible.
  func attributes(for end: UICollectionViewLayoutAttributes, at offset: CGPoint, zIndex: Int)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: end.indexPath)
    attributes.size = end.size
    attributes.center = CGPoint(x: offset.x + position.x, y: offset.y + position.y)
    attributes.transform3D = CATransform3DConcat(
      CATransform3DMakeScale(size.width / end.size.width, size.height / end.size.height, 1),
      transformAboutMiddle)
    attributes.alpha = opacity
    attributes.zIndex = zIndex
    return attributes
  }

  /// Adds the appearance to a view as large as the viewport, at its captured position.
  func place(in viewport: UIView) {
    let picture = UIView(frame: CGRect(origin: .zero, size: size))
    appearance.place(over: picture)
    picture.center = position
    picture.transform3D = transformAboutMiddle
    picture.alpha = opacity
    viewport.addSubview(picture)
  }
}
