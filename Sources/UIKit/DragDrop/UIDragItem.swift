/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What is dragged, for where it is dropped.
  public let itemProvider: NSItemProvider
  /// Anything about it that only this program sees.
  open var localObject: Any?
  /// Makes the picture under the finger; that of the cell when nil.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
