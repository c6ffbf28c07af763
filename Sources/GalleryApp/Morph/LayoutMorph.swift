import UIKit

/// Brings the pictures of an album from where another controller showed them to where this one does.
///
/// Each begins where it was seen and looking as it did there, which then gives way to what it looks like here. What has
/// no place here fades where it was. Whoever asks for another layout meanwhile goes on from what is seen then.
@MainActor
final class LayoutMorph {
  /// How long the spring takes to come to rest, in seconds, and how little it overshoots.
  private static let (duration, damping): (TimeInterval, CGFloat) = (0.75, 0.86)
  /// For how long the looks here come in, and those from before go, in seconds.
  private static let (comingIn, going): (TimeInterval, TimeInterval) = (0.2, 0.25)

  /// What has no place here, on its way out.
  let remains = UIView()
  /// Where the content is held while the layout changes; nil when it has.
  private(set) var offset: CGPoint?
  private unowned let controller: AlbumViewController
  private var view: UICollectionView { controller.collectionView }
  /// What is seen of the pictures, by where they are in this controller's album.
  private var beginnings: [IndexPath: SeenElement] = [:]
  /// What cells show that may have left the layout meanwhile.
  private var items: [ObjectIdentifier: AlbumItem] = [:]

  init(in controller: AlbumViewController) { self.controller = controller }

  /// The picture that a cell has shown since the beginning.
  func item(in cell: UIView) -> AlbumItem? { items[ObjectIdentifier(cell)] }

  /// Begins with what is seen.
  ///
  /// - Parameter completion: Called when everything is in its place, or another change has taken over.
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

  /// Has everything stand where it is seen.
  private func place(_ seen: SeenAlbum, endingIn layout: UICollectionViewLayout) {
    let places = controller.album.indexPaths(of: Set(seen.elements.compactMap(\.item)))
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

  /// Lets each picture take on its looks here.
  private func changeLooks() {
    var (arrivals, departures): ([(view: UIView, alpha: CGFloat)], [UIView]) = ([], [remains])
    for (path, beginning) in beginnings {
      guard let cell = view.cellForItem(at: path) else { continue }
      items[ObjectIdentifier(cell)] = beginning.item
      arrivals += cell.subviews.map { ($0, $0.alpha) }
      let picture = beginning.picture
      picture.frame = cell.bounds
      // The cell may take on another shape on the way, when its file tells how wide and high it is.
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
