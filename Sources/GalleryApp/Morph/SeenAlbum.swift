import UIKit

/// What is seen of an album at a moment.
@MainActor
struct SeenAlbum {
  /// All that is in the viewport, from back to front.
  let elements: [SeenElement]
  /// The colour behind it.
  let ground: UIColor?
  /// The whole as one picture.
  let picture: UIView?

  /// Looks at what a controller shows, which may be on its way from another one.
  init(of controller: AlbumViewController) {
    let view = controller.collectionView
    let shown = view.layer.presentation() ?? view.layer
    let items = view.subviews.compactMap { element -> SeenElement? in
      guard element is UICollectionReusableView else { return nil }
      let path = (element as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
      let item = path.map { controller.item(at: $0) } ?? controller.morph?.item(in: element)
      return SeenElement(element, showing: item, from: shown.bounds.origin)
    }
    let remains = (controller.morph?.remains).flatMap { SeenElement($0, showing: nil, from: .zero) }
    elements = items + [remains].compactMap(\.self)
    ground = shown.backgroundColor.map { UIColor(cgColor: $0) } ?? view.backgroundColor
    picture = controller.view.snapshotView(afterScreenUpdates: false)
  }
}
