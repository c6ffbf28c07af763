/// A variable with a separate value for every thread.
///
/// Holds the current object of a drawing operation, so that threads do not affect each other.
// Unchecked because a thread accesses only its own value, and the key never changes.
final class ThreadLocal<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let key: pthread_key_t
  private let initial: @Sendable () -> Value

  /// Creates a variable that exists until the program ends. `initial` is evaluated once per thread.
  init(_ initial: @escaping @autoclosure @Sendable () -> Value) {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    precondition(status == 0, "The system has no thread-local variable left")
    self.key = key
    self.initial = initial
  }

  /// The value of the current thread.
  var value: Value {
    get { box.value }
    set { box.value = newValue }
  }

  private var box: Box {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue()
    }
    let box = Box(initial())
    pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    return box
  }
}
