#if os(Linux)
  import Glibc

  /// Counts the objects that Swift allocates on this thread: instances of classes, and the storage of arrays and closures.
  ///
  /// The runtime calls a replaceable function for each allocation while its instrumentation is on (`_swift_allocObject` in
  /// HeapObject.cpp of the runtime). A runtime that is linked statically may not export it.
  @MainActor
  enum AllocationCounter {
    /// Returns the number of objects that a closure allocates; nil if the runtime cannot be instrumented.
    static func count(during body: () -> Void) -> Int? {
      guard let hook else { return nil }
      original = hook.function.pointee
      countingThread = pthread_self()
      allocations = 0
      hook.function.pointee = countAllocation
      hook.isOn.pointee = true
      body()
      hook.isOn.pointee = false
      hook.function.pointee = original
      return allocations
    }

    private static let hook: (function: UnsafeMutablePointer<Allocate?>, isOn: UnsafeMutablePointer<Bool>)? =
      {
        let flag = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
        guard let function = dlsym(nil, "_swift_allocObject"), let isOn = dlsym(nil, flag) else { return nil }
        return (function.assumingMemoryBound(to: Allocate?.self), isOn.assumingMemoryBound(to: Bool.self))
      }()
  }

  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  // The runtime's function has no context. It writes only on the thread that counts, which is the main thread, and the
  // other two values do not change meanwhile.
  private nonisolated(unsafe) var allocations = 0
  private nonisolated(unsafe) var original: Allocate?
  private nonisolated(unsafe) var countingThread: pthread_t = 0

  private func countAllocation(
    metadata: UnsafeRawPointer?, size: Int, alignmentMask: Int
  ) -> UnsafeMutableRawPointer? {
    if pthread_self() == countingThread { allocations += 1 }
    return original?(metadata, size, alignmentMask)
  }
#endif
