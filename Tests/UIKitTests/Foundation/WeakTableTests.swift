import Testing
import UIKit

@Suite("Tables of objects")
struct WeakTableTests {
  final class Thing {}

  @Test("a weak table forgets objects that are released, and contains each object once")
  func hashTable() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Thing()
    do {
      let lost = Thing()
      table.add(kept)
      table.add(kept)
      table.add(lost)
      #expect(table.count == 2 && table.contains(lost))
      withExtendedLifetime(lost) {}
    }
    #expect(table.allObjects.count == 1 && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.objectEnumerator().nextObject() == nil)
  }

  @Test("a strong table keeps its objects, and compares them with isEqual")
  func strong() {
    let table = NSHashTable<NSString>()
    table.add(NSString(string: "a"))
    table.add(NSString(string: "a"))
    #expect(table.count == 1 && table.contains(NSString(string: "a")))
    #expect(table.member(NSString(string: "b")) == nil)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test("an entry of a map goes with the end that is weak")
  func mapTable() {
    let names = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let owners = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let kept = Thing()
    do {
      let lost = Thing()
      names.setObject(kept, forKey: "kept")
      names.setObject(lost, forKey: "lost")
      owners.setObject("kept", forKey: kept)
      owners.setObject("lost", forKey: lost)
      #expect(names.object(forKey: "lost") === lost && owners.count == 2)
      withExtendedLifetime(lost) {}
    }
    #expect(names.object(forKey: "lost") == nil && names.object(forKey: "kept") === kept)
    #expect(names.count == 1 && owners.count == 1)
    names.setObject(Thing(), forKey: "kept")
    #expect(names.object(forKey: "kept") == nil, "the new value has no other owner")
    owners.removeObject(forKey: kept)
    #expect(owners.count == 0 && owners.objectEnumerator() == nil)
  }

  @Test("only one thread at a time is between objc_sync_enter and objc_sync_exit")
  func synchronization() {
    nonisolated(unsafe) let object = NSObject()
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
}
