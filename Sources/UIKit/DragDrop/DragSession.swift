/// A drag session, as its source sees it.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The position of the finger in the window.
  var location = CGPoint.zero
  /// The vector from the finger to the centre of the lifted item.
  var grip = CGPoint.zero
  /// The index paths of the items in the source view, in their order.
  var sourcePaths: [IndexPath?] = []

  /// Whether another program started the drag.
  let isForeign: Bool

  /// The window in which the drag began. Nil if it was released.
  private(set) weak var window: UIWindow?
  /// The view that the items come from.
  private(set) weak var source: UIView?

  init(from source: UIView, in window: UIWindow) {
    self.source = source
    self.window = window
    isForeign = false
  }

  /// Creates a session for a drag that another program started.
  init(items: [UIDragItem], in window: UIWindow) {
    self.items = items
    self.window = window
    sourcePaths = items.map { _ in nil }
    allowsMoveOperation = false
    isForeign = true
  }

  func location(in view: UIView) -> CGPoint { convert(location, to: view) }

  /// The current centre of the lifted item, in a view's coordinates.
  func middleOfItem(in view: UIView) -> CGPoint {
    convert(CGPoint(x: location.x + grip.x, y: location.y + grip.y), to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView) -> CGPoint {
    window?.convert(point, to: view) ?? point
  }

  /// Moves the finger, and the previews with it.
  func move(_ previews: [DragPreviewView], to location: CGPoint) {
    for preview in previews {
      preview.center.x += location.x - self.location.x
      preview.center.y += location.y - self.location.y
    }
    self.location = location
  }

  /// Hands the drag over to the desktop if the finger is outside of the window, unless it is restricted to this program.
  ///
  /// - Returns: Whether the desktop has it now. Then it has left its destination, and the previews have gone.
  func leaveWindow(with previews: [DragPreviewView], from destination: DragDestination) -> Bool {
    guard let window, !window.bounds.contains(location), !isRestrictedToDraggingApplication,
      window.dragExporter?.export(items.map(\.itemProvider)) == true
    else { return false }
    destination.leave()
    for preview in previews { preview.removeFromSuperview() }
    return true
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Updates the index paths of the items after a batch update.
  func carry(through map: UpdateMap) { sourcePaths = sourcePaths.map { $0.flatMap(map.path(after:)) } }
}
