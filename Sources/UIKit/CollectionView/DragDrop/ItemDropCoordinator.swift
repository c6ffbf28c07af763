/// Animates the previews of dropped items to their final positions.
@MainActor
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator, PreviewSettling {
  /// The view to which a preview moves, and where in it.
  private typealias Target = (container: UIView, center: CGPoint, transform: CGAffineTransform)

  private struct Fall {
    let target: Target
    let animator: DropAnimator
  }

  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, previewSize: CGSize) {
      self.dragItem = dragItem
      self.sourceIndexPath = sourceIndexPath
      self.previewSize = previewSize
    }
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  private unowned let host: any DropHost
  private let data: PresentedData
  private let batchUpdater: BatchUpdater
  private var falls: [ObjectIdentifier: Fall] = [:]
  private var shadowPaths: [ObjectIdentifier: UIBezierPath] = [:]

  init(
    in host: any DropHost, _ data: PresentedData, _ batchUpdater: BatchUpdater,
    _ session: DropSession, at destinationIndexPath: IndexPath?, _ proposal: UICollectionViewDropProposal,
    previews: [DragPreviewView]
  ) {
    (self.host, self.data, self.batchUpdater) = (host, data, batchUpdater)
    self.session = session
    self.destinationIndexPath = destinationIndexPath
    self.proposal = proposal
    let drag = session.drag
    items = zip(drag.items, drag.sourcePaths).map { item, path in
      // A reload may have removed the item.
      let source = drag.source === host ? path.flatMap { data.counts.contains($0) ? $0 : nil } : nil
      return Item(
        item, from: source.map(data.dataPath),
        previewSize: previews.first { $0.item === item }?.bounds.size ?? .zero)
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext { place(placeholder, for: dragItem) }

  /// Inserts a placeholder, and animates the preview of a dropped item to it.
  func place(
    _ placeholder: UICollectionViewDropPlaceholder, for dragItem: UIDragItem
  ) -> DropPlaceholderContext {
    let context = DropPlaceholderContext(placeholder, for: dragItem, in: host, data, batchUpdater)
    insert(context)
    let attributes = data.placeholders.path(of: context.presented).flatMap(host.layoutAttributesForItem)
    fall(dragItem, to: attributes.map { (host, $0.center, $0.transform) }, context.animator)
    if let cell = attributes.flatMap({ host.visibleCell(at: $0.indexPath) }) {
      shadowPaths[ObjectIdentifier(dragItem)] = placeholder.previewParametersProvider?(cell)?.shadowPath
    }
    return context
  }

  /// Inserts a placeholder at its index path, if that is valid.
  private func insert(_ context: DropPlaceholderContext) {
    host.layoutIfNeeded()
    let path = context.presented.placeholder.insertionIndexPath
    guard path.count == 2, let count = data.counts[path.section], (0...count).contains(path.item) else {
      return UIDiagnostic.reportOutOfRange(path, "used for a placeholder")
    }
    batchUpdater.add(.insert(context.presented, at: path)) {}
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    fall(dragItem, to: (target.container, target.center, target.transform))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    // The final position of the cell, not its current one in an animation.
    let attributes = host.layoutAttributesForItem(at: data.presentationPath(of: indexPath))
    return fall(dragItem, to: attributes.map { (host, $0.center, $0.transform) })
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    guard let cell = host.visibleCell(at: data.presentationPath(of: indexPath)) else {
      return fall(dragItem, to: nil)
    }
    let preview = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
    let scale =
      preview.width > 0 && preview.height > 0
      ? min(rect.width / preview.width, rect.height / preview.height) : 1
    return fall(
      dragItem,
      to: (cell, CGPoint(x: rect.midX, y: rect.midY), CGAffineTransform(scaleX: scale, y: scale)))
  }

  private func fall(_ dragItem: UIDragItem, to target: Target?) -> any UIDragAnimating {
    let animator = DropAnimator()
    fall(dragItem, to: target, animator)
    return animator
  }

  private func fall(_ dragItem: UIDragItem, to target: Target?, _ animator: DropAnimator) {
    if let target { falls[ObjectIdentifier(dragItem)] = Fall(target: target, animator: animator) }
  }

  /// Animates a preview to the target of its item. Without a target, fades it out.
  func settle(_ preview: DragPreviewView, in window: UIWindow, then completion: @escaping () -> Void) {
    guard let fall = falls[ObjectIdentifier(preview.item)] else {
      return preview.settle(at: nil, then: completion)
    }
    if let path = shadowPaths[ObjectIdentifier(preview.item)] { preview.layer.shadowPath = path.cgPath }
    let (container, center, transform) = fall.target
    preview.settle(
      at: (window.convert(center, from: container), transform), alongside: fall.animator.takeAnimations()
    ) {
      for completion in fall.animator.takeCompletions() { completion(.end) }
      completion()
    }
  }
}
