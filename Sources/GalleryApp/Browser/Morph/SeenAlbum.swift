import UIKit

/// The visible state of an album at one moment.
@MainActor
struct SeenAlbum {
  /// The elements in the viewport, from back to front.
  let elements: [SeenElement]
  /// The background colour.
  let ground: UIColor?
  /// A snapshot of the whole view.
  let picture: UIView?

  /// Captures the current state of a controller, even during an animation.
  init(of controller: AlbumViewController) {
    let view = controller.collectionView
    let shown = view.layer.presentation() ?? view.layer
    let items = view.subviews.compactMap { element -> SeenElement? in
      guard element is UICollectionReusableView else { return nil }
      let path = (element as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
      let item = path.map { controller.item(at: $0) } ?? controller.morph?.item(in: element)
      return SeenElement(element, showing: item, at: path, from: shown.bounds.origin)
    }
    let remains = (controller.morph?.remains).flatMap { SeenElement($0, showing: nil, at: nil, from: .zero) }
    let caption =
      controller.caption.superview == nil
      ? nil : SeenElement(controller.caption, showing: nil, at: nil, from: .zero)
    elements = items + [caption, remains].compactMap(\.self)
    ground = shown.backgroundColor.map { UIColor(cgColor: $0) } ?? view.backgroundColor
    picture = controller.view.snapshotView(afterScreenUpdates: false)
  }
}
