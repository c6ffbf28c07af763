/// The locks of objects that threads are in, or wait for.
private final class ObjectLocks: @unchecked Sendable {
  // Unchecked because `guardian` protects `locks`.
  static let shared = ObjectLocks()

  private let guardian = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, object: AnyObject, users: Int)] = [:]

  func enter(_ object: AnyObject) {
    guardian.lock()
    let key = ObjectIdentifier(object)
    // The entry keeps the object, so that no other one gets its address.
    var entry = locks[key] ?? (NSRecursiveLock(), object, 0)
    entry.users += 1
    locks[key] = entry
    guardian.unlock()
    entry.lock.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    guardian.lock()
    defer { guardian.unlock() }
    let key = ObjectIdentifier(object)
    guard var entry = locks[key] else { return false }
    entry.users -= 1
    locks[key] = entry.users == 0 ? nil : entry
    entry.lock.unlock()
    return true
  }
}

/// The result of a call that succeeded.
public let OBJC_SYNC_SUCCESS: Int32 = 0
/// The result of `objc_sync_exit(_:)` without `objc_sync_enter(_:)`.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread is between this call and `objc_sync_exit(_:)` with the same object. Calls may be nested.
///
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(obj as AnyObject)
  return OBJC_SYNC_SUCCESS
}

/// Lets the next thread pass `objc_sync_enter(_:)` with the same object.
///
/// - Returns: `OBJC_SYNC_SUCCESS`, or an error if no thread has entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(obj as AnyObject) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}
