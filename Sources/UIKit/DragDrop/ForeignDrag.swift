/// A drag that another program started, over a window. A host reports its position and its end.
@MainActor
public final class ForeignDrag {
  private let session: DragSession
  private let destination = DragDestination()
  private let window: UIWindow

  /// Starts the drag when it enters a window.
  ///
  /// - Parameters:
  ///   - itemProviders: The dragged items.
  ///   - window: The window that the drag is over.
  public init(_ itemProviders: [NSItemProvider], over window: UIWindow) {
    self.window = window
    session = DragSession(items: itemProviders.map(UIDragItem.init), in: window)
  }

  /// Moves the drag to a point of the window.
  ///
  /// - Returns: The operation of a drop at that point.
  public func move(to location: CGPoint) -> UIDropOperation {
    session.location = location
    destination.follow(session, in: window)
    return destination.operation
  }

  /// Ends the drag, because it left the window.
  public func leave() { destination.leave() }

  /// Drops at the last point.
  ///
  /// - Returns: Whether a view accepted the drop.
  public func drop() -> Bool {
    let isTaken = destination.perform([]) != nil
    destination.end()
    return isTaken
  }
}
