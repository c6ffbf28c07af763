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
  /// The duration of fading in new appearances, in seconds.
  private static let comingIn: TimeInterval = 0.2
  /// How long old appearances stay before they fade out, in seconds.
  static let departureDelay: TimeInterval = 0.1

  /// The elements without a counterpart here, and those of earlier animations, from back to front.
  private(set) var remains: [FadingPicture] = []
  /// The pictures of the whole view in a cross-fade, from back to front.
  private(set) var covers: [FadingPicture] = []
  /// The content offset to keep while the layout changes; nil afterwards.
  private(set) var offset: CGPoint?
  private unowned let controller: AlbumViewController
  private var view: UICollectionView { controller.collectionView }
  /// The initial state of the pictures, by index path in this controller's album.
  private var beginnings: [IndexPath: SeenElement] = [:]
  /// The pictures of cells, which may have left the layout meanwhile, and their index paths in this controller's album.
  private var items: [ObjectIdentifier: (item: AlbumItem, path: IndexPath)] = [:]
  /// The earlier appearances of cells.
  private var pictures: [ObjectIdentifier: [FadingPicture]] = [:]

  init(in controller: AlbumViewController) { self.controller = controller }

  /// The picture that a cell has shown since the animation began, and its index path.
  func item(in cell: UIView) -> (item: AlbumItem, path: IndexPath)? { items[ObjectIdentifier(cell)] }

  /// The earlier appearances that fade out over a cell, from back to front.
  func pictures(over cell: UIView) -> [FadingPicture] { pictures[ObjectIdentifier(cell)] ?? [] }

  /// Starts the animation.
  ///
  /// - Parameters:
  ///   - seen: The album as the other controller shows it.
  ///   - completion: Called when the animation ends, or another one replaces it.
  func begin(from seen: SeenAlbum, completion: @escaping () -> Void) {
    if UIAccessibility.isReduceMotionEnabled {
      crossFade(from: seen.whole, completion: completion)
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
    let unmatched = UIView(frame: view.frame)
    var frozen: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    offset = view.contentOffset
    for (zIndex, element) in seen.elements.enumerated() {
      if let path = element.item.flatMap({ places[$0] }), frozen[path] == nil,
        let end = layout.layoutAttributesForItem(at: path), end.size.width > 0, end.size.height > 0
      {
        frozen[path] = element.attributes(for: end, at: view.contentOffset, zIndex: zIndex)
        beginnings[path] = element
      } else {
        element.place(in: unmatched)
      }
    }
    remains = seen.remains
    if !unmatched.subviews.isEmpty {
      remains.insert(FadingPicture(unmatched, after: Self.departureDelay), at: 0)
    }
    for picture in remains { controller.view.addSubview(picture.view) }
    view.collectionViewLayout = FrozenLayout(frozen, contentSize: view.contentSize)
    // A wheel shows an item between pixels.
    if let offset { view.bounds.origin = offset }
    view.layoutIfNeeded()
    // In the middle of another animation, a depth need not be an integer, as a z-index is. Elements of the same depth
    // keep their order, although the layout that follows orders the subviews again.
    for (path, attributes) in frozen {
      guard let beginning = beginnings[path] else { continue }
      view.visibleCell(at: path)?.layer.zPosition = beginning.depth + 0.001 * CGFloat(attributes.zIndex)
    }
  }

  /// Fades each picture to its appearance here.
  private func changeLooks() {
    var arrivals: [(view: UIView, alpha: CGFloat)] = [(controller.caption, 1)]
    for (path, beginning) in beginnings {
      guard let cell = view.visibleCell(at: path) else { continue }
      items[ObjectIdentifier(cell)] = beginning.item.map { ($0, path) }
      arrivals += cell.subviews.map { ($0, $0.alpha) }
      beginning.appearance.place(over: cell)
      pictures[ObjectIdentifier(cell)] = beginning.appearance.pictures
    }
    for arrival in arrivals { arrival.view.alpha = 0 }
    UIView.animate(withDuration: Self.comingIn, delay: 0, options: .allowUserInteraction) {
      for arrival in arrivals { arrival.view.alpha = arrival.alpha }
    }
    FadingPicture.fade(remains + pictures.values.joined())
  }

  private func crossFade(from appearance: SeenAppearance?, completion: @escaping () -> Void) {
    guard let appearance else { return completion() }
    appearance.place(over: controller.view)
    covers = appearance.pictures
    UIView.performWithoutAnimation { view.alpha = 0 }
    UIView.animate(withDuration: FadingPicture.duration, delay: 0, options: .allowUserInteraction) { [self] in
      view.alpha = 1
    } completion: { _ in
      completion()
    }
    FadingPicture.fade(covers)
  }
}
