import Synchronization

/// An observation of notifications with a selector.
struct SelectorObservation {
  weak var observer: AnyObject?
  let center: NotificationCenter
  let token: any NSObjectProtocol
  let name: NSNotification.Name?
  weak var sender: AnyObject?

  func end() { center.removeObserver(token as Any) }
}

/// All observations with a selector, of all threads.
///
/// An observer is found by its address, so that it can be removed while it is deinitialized.
final class SelectorObservations: Sendable {
  static let shared = SelectorObservations()

  // Changes only while the lock is held.
  fileprivate struct Contents: @unchecked Sendable {
    var observations: [ObjectIdentifier: [SelectorObservation]] = [:]
    /// The number of observers at which those that were released are removed.
    var limit = 64
  }

  private let contents = Mutex(Contents())

  func add(_ observation: SelectorObservation) {
    guard let observer = observation.observer else { return }
    let identifier = ObjectIdentifier(observer)
    let change = Change(observations: [observation])
    let obsolete = contents.withLock { contents in
      // A new object can have the address of one that was released.
      var obsolete = Change()
      obsolete.observations = contents.take(identifier) { $0.observer == nil }
      contents.observations[identifier, default: []] += change.observations
      if contents.observations.count >= contents.limit {
        for identifier in Array(contents.observations.keys) {
          obsolete.observations += contents.take(identifier) { $0.observer == nil }
        }
        contents.limit = max(64, 2 * contents.observations.count)
      }
      return obsolete
    }
    obsolete.end()
  }

  func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?, sender: AnyObject?
  ) {
    let identifier = ObjectIdentifier(observer)
    let sender = sender.map(ObjectIdentifier.init)
    contents.withLock { contents in
      Change(
        observations: contents.take(identifier) { observation in
          observation.center === center && (name == nil || observation.name == name)
            && (sender == nil || observation.sender.map(ObjectIdentifier.init) == sender)
        })
    }.end()
  }

  /// What goes into the lock and out of it. Observations end outside of it, because that takes the centre's lock.
  private struct Change: @unchecked Sendable {
    var observations: [SelectorObservation] = []

    func end() { for observation in observations { observation.end() } }
  }
}

extension SelectorObservations.Contents {
  /// Removes the observations of an observer that fulfil a condition.
  fileprivate mutating func take(
    _ observer: ObjectIdentifier, where isTaken: (SelectorObservation) -> Bool
  ) -> [SelectorObservation] {
    let all = observations[observer] ?? []
    let rest = all.filter { !isTaken($0) }
    observations[observer] = rest.isEmpty ? nil : rest
    return all.filter(isTaken)
  }
}
