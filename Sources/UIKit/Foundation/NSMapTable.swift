/// A dictionary of objects that can hold its keys or values weakly.
///
/// An entry leaves the table when its key or value is released. Keys are compared with `isEqual(_:)`, or by identity if they
/// do not inherit from `NSObject`.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: TableReference, value: TableReference)] = []
  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool

  private init(keysAreWeak: Bool, valuesAreWeak: Bool) {
    (self.keysAreWeak, self.valuesAreWeak) = (keysAreWeak, valuesAreWeak)
    super.init()
  }

  /// Creates a table with options. With `weakMemory`, keys or values are held weakly.
  public convenience init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.init(
      keysAreWeak: keyOptions.contains(.weakMemory), valuesAreWeak: valueOptions.contains(.weakMemory))
  }

  /// Creates a table that holds keys and values strongly.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keysAreWeak: false, valuesAreWeak: false)
  }
  /// Creates a table that holds its keys weakly.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keysAreWeak: true, valuesAreWeak: false)
  }
  /// Creates a table that holds its values weakly.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keysAreWeak: false, valuesAreWeak: true)
  }
  /// Creates a table that holds keys and values weakly.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keysAreWeak: true, valuesAreWeak: true)
  }

  private func removeReleased() { entries.removeAll { $0.key.object == nil || $0.value.object == nil } }

  /// The number of entries.
  public var count: Int { entries.count { $0.key.object != nil && $0.value.object != nil } }

  /// The value of a key. Nil if there is none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in entries.first { $0.key.refers(to: key) }?.value.object as? ObjectType }
  }

  /// Sets the value of a key. Nil keys and values are ignored.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeReleased()
    guard let anObject, let aKey else { return }
    let value = TableReference(anObject, isWeak: valuesAreWeak)
    if let index = entries.firstIndex(where: { $0.key.refers(to: aKey) }) {
      entries[index].value = value
    } else {
      entries.append((TableReference(aKey, isWeak: keysAreWeak), value))
    }
  }

  /// Removes a key and its value.
  public func removeObject(forKey aKey: KeyType?) {
    removeReleased()
    if let aKey { entries.removeAll { $0.key.refers(to: aKey) } }
  }

  /// Removes all entries.
  public func removeAllObjects() { entries = [] }

  /// Enumerates the keys that the table contains now.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  /// Enumerates the values that the table contains now. Nil if there are none.
  public func objectEnumerator() -> NSEnumerator? {
    count == 0 ? nil : NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }
}
