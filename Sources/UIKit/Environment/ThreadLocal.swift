/// A variable of which every thread has its own.
///
/// It serves what is "current" while something draws: code on one thread cannot disturb another's.
// Unchecked because a thread reaches nothing but its own value; the key never changes.
final class ThreadLocal<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let key: pthread_key_t
  private let initial: @Sendable () -> Value

  /// Makes a variable that lives as long as the program; `initial` is asked once a thread.
  init(_ initial: @escaping @autoclosure @Sendable () -> Value) {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    precondition(status == 0, "The system has no thread-local variable left")
    self.key = key
    self.initial = initial
  }

  /// The value of the running thread.
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
