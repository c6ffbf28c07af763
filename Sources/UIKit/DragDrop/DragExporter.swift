/// Takes over drags that leave their window: a host's part.
@MainActor
public protocol DragExporter: AnyObject {
  /// Goes on with a drag in the desktop.
  ///
  /// - Parameter itemProviders: What is dragged.
  /// - Returns: Whether it does; the drag in the window is over then.
  func export(_ itemProviders: [NSItemProvider]) -> Bool
}
