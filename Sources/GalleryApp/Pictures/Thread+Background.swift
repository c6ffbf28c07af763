import Foundation

extension Thread {
  /// Runs work on a thread of its own, which leaves the processor to other threads that need it.
  static func detachInBackground(_ work: @escaping @Sendable () -> Void) {
    detachNewThread {
      // On Linux, a thread has a nice value of its own (setpriority(2), "C library/kernel differences"). At 10, a busy
      // thread of the usual priority gets nine times as much time (sched(7)).
      setpriority(Int32(PRIO_PROCESS.rawValue), 0, 10)
      work()
    }
  }
}
