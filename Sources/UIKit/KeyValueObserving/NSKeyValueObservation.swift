/// An observation of a property. It ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Unchecked because views, and so their observations, belong to the main actor.
  private weak var observers: KeyValueObservers?

  init(_ observers: KeyValueObservers) {
    self.observers = observers
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observers?.end(self)
    observers = nil
  }

  deinit { observers?.end(self) }
}
