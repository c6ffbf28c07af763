extension NotificationCenter {
  /// Calls a method of an object by name for each notification, on the main thread.
  ///
  /// The centre does not keep the observer. A notification that another thread posts reaches the observer a little later,
  /// on the main thread.
  ///
  /// - Parameters:
  ///   - observer: The object. Its class conforms to ``SelectorPerforming``.
  ///   - aSelector: The name of the method. It may take the notification.
  ///   - aName: The name of the notification. Nil for all names.
  ///   - anObject: The sender of the notification. Nil for all senders.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let method = ObservingMethod(TargetAction(observer, aSelector))
    let token = addObserver(forName: aName, object: anObject, queue: nil) { method.receive($0) }
    SelectorObservations.shared.add(
      SelectorObservation(
        observer: observer as AnyObject, center: self, token: token, name: aName,
        sender: anObject.map { $0 as AnyObject }))
  }

  /// Ends all observations of an object that were added with a selector, or the observation of a token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    SelectorObservations.shared.remove(observer, from: self, name: nil, sender: nil)
  }

  /// Ends the observations of an object that were added with a selector, for a name and a sender. Nil stands for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    SelectorObservations.shared.remove(
      observer, from: self, name: aName, sender: anObject.map { $0 as AnyObject })
  }
}

/// The method of an observer, which receives notifications from all threads.
// Unchecked because the method is only used on the main actor, apart from creating it.
private final class ObservingMethod: @unchecked Sendable {
  private let method: TargetAction

  init(_ method: TargetAction) { self.method = method }

  func receive(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { method.perform(with: [notification]) }
    } else {
      DispatchQueue.main.async { self.method.perform(with: [notification]) }
    }
  }
}
