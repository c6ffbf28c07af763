/// A drag on its way, as both sides see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether what is dragged may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it must stay in this program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any of it can be had as one of the types, given as uniform type identifiers.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether any of it can be had as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
