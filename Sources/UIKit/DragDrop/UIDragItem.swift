/// A dragged item.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Provides the item's data to the destination.
  public let itemProvider: NSItemProvider
  /// Any object for use in this program only.
  open var localObject: Any?
  /// Creates the preview under the finger. Nil uses the cell.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
