import UIKit

/// Animates the pictures of an album from another controller's layout to this one's.
///
/// Each picture starts at its position and with its appearance in the other layout, and fades to its appearance here.
/// Elements without a counterpart fade out in place. If the layout changes again meanwhile, the new animation starts
/// from the current state.
@MainActor
final class LayoutMorph {
  /// The duration of the spring in seconds, and its damping ratio.
  private static let (duration, damping): (TimeInterval, CGFloat) = (0.75, 0.86)
  /// The durations of fading in new appearances and fading out old ones, in seconds.
  private static let (comingIn, going): (TimeInterval, TimeInterval) = (0.2, 0.25)

  /// Contains the elements that fade out.
  let remains = UIView()
  /// The content offset to keep while the layout changes; nil afterwards.
  private(set) var offset: CGPoint?
  private unowned let controller: AlbumViewController
  private var view: UICollectionView { controller.collectionView }
  /// The initial state of the pictures, by index path in this controller's album.
  private var beginnings: [IndexPath: SeenElement] = [:]
  /// The pictures of cells, which may have left the layout meanwhile.
  private var items: [ObjectIdentifier: AlbumItem] = [:]

  init(in controller: AlbumViewController) { self.controller = controller }

  /// The picture that a cell has shown since the animation began.
  func item(in cell: UIView) -> AlbumItem? { items[ObjectIdentifier(cell)] }

  /// Starts the animation.
  ///
  /// - Parameters:
  ///   - seen: The album as the other controller shows it.
  ///   - completion: Called when the animation ends, or another one replaces it.
  func begin(from seen: SeenAlbum, completion: @escaping () -> Void) {
    if UIAccessibility.isReduceMotionEnabled {
      crossFade(from: seen.picture, completion: completion)
      return
    }
    let (layout, ground) = (view.collectionViewLayout, view.backgroundColor)
    UIView.performWithoutAnimation {
      place(seen, endingIn: layout)
      view.backgroundColor = seen.ground
    }
    changeLooks()
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: Self.damping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      view.backgroundColor = ground
      view.setCollectionViewLayout(layout, animated: true)
    } completion: { _ in
      completion()
    }
    offset = nil
  }

  /// Places all elements at their initial positions.
  private func place(_ seen: SeenAlbum, endingIn layout: UICollectionViewLayout) {
    let shown = seen.elements.compactMap { element in element.item.map { ($0, element.path) } }
    let places = controller.album.indexPaths(of: Dictionary(shown) { first, _ in first })
    remains.frame = view.frame
    remains.isUserInteractionEnabled = false
    var frozen: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    offset = view.contentOffset
    for element in seen.elements {
      if let path = element.item.flatMap({ places[$0] }), frozen[path] == nil,
        let end = layout.layoutAttributesForItem(at: path), end.size.width > 0, end.size.height > 0
      {
        frozen[path] = element.attributes(for: end, at: view.contentOffset)
        beginnings[path] = element
      } else {
        element.place(in: remains)
      }
    }
    controller.view.addSubview(remains)
    view.collectionViewLayout = FrozenLayout(frozen, contentSize: view.contentSize)
    // A wheel shows an item between pixels.
    if let offset { view.bounds.origin = offset }
    view.layoutIfNeeded()
  }

  /// Fades each picture to its appearance here.
  private func changeLooks() {
    var (arrivals, departures): ([(view: UIView, alpha: CGFloat)], [UIView]) = (
      [(controller.caption, 1)], [remains]
    )
    for (path, beginning) in beginnings {
      guard let cell = view.cellForItem(at: path) else { continue }
      items[ObjectIdentifier(cell)] = beginning.item
      arrivals += cell.subviews.map { ($0, $0.alpha) }
      let picture = beginning.picture
      picture.frame = cell.bounds
      // The size of the cell may change during the animation, when its file's aspect ratio is known.
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.addSubview(picture)
      departures.append(picture)
    }
    for arrival in arrivals { arrival.view.alpha = 0 }
    UIView.animate(withDuration: Self.comingIn, delay: 0, options: .allowUserInteraction) {
      for arrival in arrivals { arrival.view.alpha = arrival.alpha }
    }
    fade(departures, after: Self.comingIn / 2)
  }

  private func crossFade(from picture: UIView?, completion: @escaping () -> Void) {
    guard let picture else { return completion() }
    picture.frame = controller.view.bounds
    picture.isUserInteractionEnabled = false
    controller.view.addSubview(picture)
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(withDuration: Self.going, delay: 0, options: .allowUserInteraction) { [self] in
      view.alpha = 1
    }
    fade([picture], after: 0, completion: completion)
  }

  private func fade(_ views: [UIView], after delay: TimeInterval, completion: (() -> Void)? = nil) {
    UIView.animate(withDuration: Self.going, delay: delay, options: .allowUserInteraction) {
      for view in views { view.alpha = 0 }
    } completion: { _ in
      for view in views { view.removeFromSuperview() }
      completion?()
    }
  }
}
