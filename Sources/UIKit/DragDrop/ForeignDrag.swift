/// A drag that another program has begun, over a window: a host's part, which tells where it is and what becomes of it.
@MainActor
public final class ForeignDrag {
  private let session: DragSession
  private let destination = DragDestination()
  private let window: UIWindow

  /// A drag that has come over a window.
  ///
  /// - Parameters:
  ///   - itemProviders: What is dragged.
  ///   - window: The window it is over.
  public init(_ itemProviders: [NSItemProvider], over window: UIWindow) {
    self.window = window
    session = DragSession(items: itemProviders.map(UIDragItem.init), in: window)
  }

  /// It is at a point of the window.
  ///
  /// - Returns: What a drop there would do.
  public func move(to location: CGPoint) -> UIDropOperation {
    session.location = location
    destination.follow(session, in: window)
    return destination.operation
  }

  /// It has left the window.
  public func leave() { destination.leave() }

  /// It is dropped where it was last.
  ///
  /// - Returns: Whether anybody has taken it.
  public func drop() -> Bool {
    let isTaken = destination.perform([]) != nil
    destination.end()
    return isTaken
  }
}
