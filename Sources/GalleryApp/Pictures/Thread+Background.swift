import Foundation

extension Thread {
  /// Runs work on a thread of its own, which leaves the processor to other threads that need it.
  ///
  /// - Parameter niceValue: How far the thread steps back, up to 19. At 10, a busy thread of the usual priority gets nine
  ///   times as much time (sched(7)).
  static func detachInBackground(niceValue: Int32 = 10, _ work: @escaping @Sendable () -> Void) {
    detachNewThread {
      // On Linux, a thread has a nice value of its own (setpriority(2), "C library/kernel differences").
      setpriority(Int32(PRIO_PROCESS.rawValue), 0, niceValue)
      work()
    }
  }
}
