import Synchronization
import Testing

@testable import os

@Suite("The module os", .serialized)
struct OSTests {
  /// The lines that a closure writes, without their times.
  private func lines(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    return withExtendedLifetime(lines) {
      let box = Box()
      let previous = OSLog.output.withLock { output in
        let previous = output
        output = { line in box.lines.withLock { $0.append(String(line.drop { $0 != " " }.dropFirst())) } }
        return previous
      }
      defer { OSLog.output.withLock { $0 = previous } }
      body()
      return box.lines.withLock { $0 }
    }
  }

  private final class Box: Sendable { let lines = Mutex<[String]>([]) }

  @Test("a logger writes type, place and message, and hides private values")
  func logger() {
    let logger = Logger(subsystem: "org.example", category: "net")
    let (name, count): (String?, Int) = ("lake", 255)
    let written = lines {
      logger.error("cannot load \(name, privacy: .public), \(name, privacy: .private)")
      logger.log(
        level: .info,
        "\(count, format: .hex) \(1.5, format: .fixed(precision: 2)) \(count, align: .right(columns: 5))|")
      Logger().notice("plain")
      logger.debug("for development")
    }
    #expect(
      written == [
        "error [org.example:net] cannot load lake, <private>", "info [org.example:net] ff 1.50   255|",
        "default plain",
      ])
  }

  @Test("os_log formats values as printf does")
  func format() {
    let log = OSLog(subsystem: "a", category: "b")
    let missing: String? = nil
    let written = lines {
      os_log("%{public}@ has %d of %ld, %.1f %%, %x", log: log, type: .fault, "He", 3, 4, 2.25, 255)
      os_log("%{private}@ %@ %@", "secret", missing as Any?)
      os_log(.info, log: log, "\(1 + 1)")
      os_log("nothing", log: .disabled)
    }
    #expect(
      written == [
        "fault [a:b] He has 3 of 4, 2.2 %, ff", "default <private> (null) <missing>", "info [a:b] 2",
      ])
  }

  @Test("a lock protects a value")
  func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 8000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
    #expect(lock.withLockIfAvailable { $0 } == 8000)
  }

  @Test("only one thread has an unfair lock")
  func unfairLock() {
    nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(lock)
        count += 1
        os_unfair_lock_unlock(lock)
      }
    }
    #expect(count == 8000)
    #expect(os_unfair_lock_trylock(lock) && !os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test("identifiers of signposts differ, and a measured closure returns its result")
  func signposts() {
    let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
    #expect(!OSSignposter.disabled.isEnabled)
  }
}
