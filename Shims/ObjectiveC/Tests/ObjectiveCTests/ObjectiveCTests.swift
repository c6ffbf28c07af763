import ObjectiveC
import Testing

@Suite("The module ObjectiveC")
struct ObjectiveCTests {
  @Test("only one thread at a time is between enter and exit")
  func synchronization() {
    let object = NSObject()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(object)
        objc_sync_enter(object)
        count += 1
        objc_sync_exit(object)
        objc_sync_exit(object)
      }
    }
    #expect(count == 8000)
    #expect(objc_sync_exit(object) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @MainActor private static var key: UInt8 = 0

  @Test("associated objects are found with this import alone")
  @MainActor func associatedObjects() {
    let object = NSObject()
    objc_setAssociatedObject(object, &Self.key, "value", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &Self.key) as? String == "value")
  }
}
