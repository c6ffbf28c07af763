import Synchronization

/// How an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly: the value becomes nil when it is released elsewhere.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of a value that conforms to `NSCopying`, otherwise the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy of a value that conforms to `NSCopying`, otherwise the value.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object, under a key: usually the address of a static variable.
///
/// Values of views, controllers and other responders are released with their object. Values of other objects are released
/// some time after it: when another value is associated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let value = value.map { AssociatedValue($0, policy) }
  // The values of one object are used from one thread, like its properties.
  if let responder = object as? UIResponder {
    responder.associatedValues[key] = value
  } else {
    AssociationTable.shared.set(value, of: object, for: key)
  }
}

/// Returns a new key, for a property that is kept beside its object.
func makeAssociationKey() -> UnsafeRawPointer {
  UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// The value associated with an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  let value =
    (object as? UIResponder).map { $0.associatedValues[key] }
    ?? AssociationTable.shared.value(of: object, for: key)
  return value?.value
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    responder.associatedValues = [:]
  } else {
    AssociationTable.shared.removeAll(of: object)
  }
}

/// A value and how it is kept.
struct AssociatedValue {
  private var strong: Any?
  private weak var unowned: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: unowned = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
    }
  }

  var value: Any? { strong ?? unowned }
}

/// The associated values of objects that cannot keep them themselves.
private final class AssociationTable: Sendable {
  static let shared = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  /// The contents, which only change while the lock is held. The values are those that the app passes between threads.
  private struct Contents: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    var limit = 16
  }

  private let contents = Mutex(Contents())

  func set(_ value: AssociatedValue?, of object: AnyObject, for key: UnsafeRawPointer) {
    let change = Change(object: object, key: key, value: value)
    // Released outside of the lock, because a value's deinitializer may associate values.
    let removed = contents.withLock { contents in
      var removed = Removed()
      let identifier = ObjectIdentifier(change.object)
      // A new object can have the address of a deallocated one.
      var entry = contents.entries[identifier] ?? Entry()
      if entry.object !== change.object {
        removed.entries.append(entry)
        entry = Entry(object: change.object)
      }
      removed.value = entry.values[change.key]
      entry.values[change.key] = change.value
      contents.entries[identifier] = entry
      if contents.entries.count >= contents.limit {
        removed.entries += contents.entries.values.filter { $0.object == nil }
        contents.entries = contents.entries.filter { $0.value.object != nil }
        contents.limit = max(16, 2 * contents.entries.count)
      }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> AssociatedValue? {
    let change = Change(object: object, key: key, value: nil)
    return contents.withLock { contents in
      guard let entry = contents.entries[ObjectIdentifier(change.object)], entry.object === change.object
      else {
        return Removed()
      }
      return Removed(value: entry.values[change.key])
    }.value
  }

  func removeAll(of object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    let removed = contents.withLock { contents in
      Removed(entries: contents.entries.removeValue(forKey: identifier).map { [$0] } ?? [])
    }
    withExtendedLifetime(removed) {}
  }

  /// What goes into the lock and out of it. The app decides on which threads it uses its objects.
  private struct Change: @unchecked Sendable {
    let object: AnyObject
    let key: UnsafeRawPointer
    let value: AssociatedValue?
  }

  private struct Removed: @unchecked Sendable {
    var value: AssociatedValue?
    var entries: [Entry] = []
  }
}
