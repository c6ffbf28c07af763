/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked because the lock protects the value.
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Protects a value that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Changes the value, which no other thread can read meanwhile. The closure need not be `Sendable`.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Changes the value, which no other thread can read meanwhile.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Changes the value if no other thread has the lock.
  ///
  /// - Returns: The result, or nil if another thread has the lock.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }

  /// Changes the value if no other thread has the lock. The closure need not be `Sendable`.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Protects a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects no value of its own.
  public init() { self.init(uncheckedState: ()) }

  /// Waits for the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if no thread has it. Returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
