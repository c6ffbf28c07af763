import ObjectiveC
import Testing

@Suite("The module ObjectiveC")
struct ObjectiveCTests {
  @Test("objects are locks with this import alone")
  func synchronization() {
    let object = NSObject()
    #expect(objc_sync_enter(object) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(object) == OBJC_SYNC_SUCCESS)
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
