/// A drag on its way, from its source.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in the window.
  var location = CGPoint.zero
  /// From the finger to the middle of the item that was lifted.
  var grip = CGPoint.zero
  /// Where the items are in the view they come from, in their order.
  var sourcePaths: [IndexPath?] = []

  /// Whether another program has begun it.
  let isForeign: Bool

  private unowned let window: UIWindow
  /// The view that the items come from.
  private(set) weak var source: UICollectionView?

  init(from source: UICollectionView, in window: UIWindow) {
    self.source = source
    self.window = window
    isForeign = false
  }

  /// A drag that another program has begun.
  init(items: [UIDragItem], in window: UIWindow) {
    self.items = items
    self.window = window
    sourcePaths = items.map { _ in nil }
    allowsMoveOperation = false
    isForeign = true
  }

  func location(in view: UIView) -> CGPoint { window.convert(location, to: view) }

  /// Where the middle of the item that was lifted is now, in a view's coordinates.
  func middleOfItem(in view: UIView) -> CGPoint {
    window.convert(CGPoint(x: location.x + grip.x, y: location.y + grip.y), to: view)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Follows the items in their view through an update.
  func carry(through map: UpdateMap) { sourcePaths = sourcePaths.map { $0.flatMap(map.path(after:)) } }
}
