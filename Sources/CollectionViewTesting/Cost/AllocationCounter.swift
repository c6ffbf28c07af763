#if os(Linux)
  import CAllocator

  /// Counts the blocks of memory that are allocated on this thread: instances of classes, the storage of arrays and
  /// closures, and what C libraries allocate.
  enum AllocationCounter {
    /// Returns the number of allocations of a closure; nil if they cannot be counted.
    static func count(during body: () -> Void) -> Int? {
      let before = OpenCollectionViewAllocationCount()
      guard before >= 0 else { return nil }
      body()
      return Int(OpenCollectionViewAllocationCount() - before)
    }
  }
#endif
