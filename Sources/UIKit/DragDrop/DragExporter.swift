/// Continues drags that leave their window. A host implements it.
@MainActor
public protocol DragExporter: AnyObject {
  /// Continues a drag in the desktop.
  ///
  /// - Parameter itemProviders: The dragged items.
  /// - Returns: Whether the host continues the drag. The drag in the window then ends.
  func export(_ itemProviders: [NSItemProvider]) -> Bool
}
