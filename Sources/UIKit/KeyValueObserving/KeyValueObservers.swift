import Synchronization

/// The observations of the properties of one view.
final class KeyValueObservers: Sendable {
  private struct Entry: @unchecked Sendable {
    // Unchecked because it is called on the main actor only. It is only released elsewhere.
    let id: ObjectIdentifier
    /// Compares the value with the last one, and reports it if it changed.
    let check: @MainActor () -> Void
  }

  private let entries = Mutex<[Entry]>([])

  var isEmpty: Bool { entries.withLock { $0.isEmpty } }

  func add(_ id: ObjectIdentifier, check: @escaping @MainActor () -> Void) {
    entries.withLock { $0.append(Entry(id: id, check: check)) }
  }

  func end(_ observation: NSKeyValueObservation) { remove(ObjectIdentifier(observation)) }

  func remove(_ id: ObjectIdentifier) {
    // The closures are released after the lock, because that may end other observations.
    let removed = entries.withLock { entries in
      let removed = entries.filter { $0.id == id }
      entries.removeAll { $0.id == id }
      return removed
    }
    _ = removed
  }

  /// Reports the properties that changed.
  @MainActor
  func check() {
    for entry in entries.withLock({ $0 }) where entries.withLock({ $0.contains { $0.id == entry.id } }) {
      entry.check()
    }
  }
}

/// The last value of an observed property.
@MainActor
final class ObservedValue<Value> {
  private let read: () -> Value?
  private var last: Value?

  init(_ read: @escaping () -> Value?) {
    self.read = read
    last = read()
  }

  /// The new and the previous value, if the value changed. A value that cannot be compared counts as changed.
  func change() -> (new: Value, old: Value?)? {
    guard let value = read() else { return nil }
    let old = last
    if let old, let one = old as? any Equatable, one.equals(value) { return nil }
    last = value
    return (value, old)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
