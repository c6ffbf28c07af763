import UIKit

/// The visible state of an album at one moment.
@MainActor
struct SeenAlbum {
  /// The elements in the viewport, from back to front.
  let elements: [SeenElement]
  /// The background colour.
  let ground: UIColor?
  /// The elements of earlier layouts, which fade out in front of the others.
  let remains: [FadingPicture]
  /// The appearance of the whole view, for a cross-fade; nil unless motion is reduced, or if the view has no size.
  let whole: SeenAppearance?

  /// Captures the current state of a controller, even during an animation.
  init(of controller: AlbumViewController) {
    let (view, morph) = (controller.collectionView, controller.morph)
    let shown = view.layer.presentation() ?? view.layer
    let items = view.subviews.compactMap { element -> SeenElement? in
      guard element is UICollectionReusableView else { return nil }
      let path = (element as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
      let known = path.map { (item: controller.item(at: $0), path: $0) } ?? morph?.item(in: element)
      return SeenElement(
        element, showing: known?.item, at: known?.path, behind: morph?.pictures(over: element) ?? [],
        from: shown.bounds.origin)
    }
    let caption =
      controller.caption.superview == nil
      ? nil : SeenElement(controller.caption, showing: nil, at: nil, behind: [], from: .zero)
    let order = items.indices.sorted { (items[$0].depth, $0) < (items[$1].depth, $1) }
    elements = order.map { items[$0] } + [caption].compactMap(\.self)
    ground = shown.backgroundColor.map { UIColor(cgColor: $0) } ?? view.backgroundColor
    remains = morph?.remains.compactMap(\.copy) ?? []
    whole =
      UIAccessibility.isReduceMotionEnabled
      ? SeenAppearance(of: controller.view, behind: morph?.covers ?? [], delay: 0) : nil
  }
}
