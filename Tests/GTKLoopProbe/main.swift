import CGTK4
import Dispatch
import Foundation
import GTKHost

// Shows that Swift's main thread is served inside GLib's loop: each line is printed by something that runs
// only there. `GTKHostTests` runs this program, since a test already runs inside the main queue.

MainLoopBridge.shared.attach()
nonisolated(unsafe) var seen: Set<String> = []
@MainActor func report(_ what: String) { seen.insert(what) }

DispatchQueue.main.async { MainActor.assumeIsolated { report("DispatchQueue.main") } }
Task { @MainActor in
  report("main actor")
  await Task.yield()
  report("main actor again")
  try? await Task.sleep(for: .milliseconds(1))
  report("sleep")
}
_ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { timer in
  MainActor.assumeIsolated { report("timer") }
  timer.invalidate()
}
RunLoop.main.perform { MainActor.assumeIsolated { report("RunLoop.main") } }
Thread.detachNewThread {
  DispatchQueue.main.async { MainActor.assumeIsolated { report("other thread") } }
  RunLoop.main.perform { MainActor.assumeIsolated { report("RunLoop.main from another thread") } }
}
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(2)) {
  MainActor.assumeIsolated {
    // A timer set from inside the loop has to shorten the wait.
    _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
      MainActor.assumeIsolated { report("timer set later") }
    }
  }
}
let expected: Set = [
  "DispatchQueue.main", "main actor", "main actor again", "sleep", "timer", "RunLoop.main", "other thread",
  "RunLoop.main from another thread", "timer set later",
]
// A bound on wake-ups, not on time; what does not arrive at all would leave the loop waiting, so something
// wakes it up.
g_timeout_add(100, { _ in 1 }, nil)
var wakeUps = 0
while seen != expected, wakeUps < 200 {
  g_main_context_iteration(nil, 1)
  wakeUps += 1
}
for what in seen.sorted() { print(what) }
