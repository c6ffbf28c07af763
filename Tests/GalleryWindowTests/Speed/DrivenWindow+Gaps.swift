import Foundation
import Testing

extension DrivenWindow {
  /// The longest time in seconds in which the window did not advance while something is done, from its beginning until
  /// everything is visible and at rest: it drew no frame, and its frame clock did not tick. A window at rest needs
  /// neither, and a tick without a frame is one in which nothing changed.
  ///
  /// No gap between frames is longer. It may be shorter: the program prints its state when its main loop is idle, which
  /// may be after several frames, and the beginning includes the start of the program that sends the input.
  func longestGap(during action: () throws -> Void) throws -> Double {
    try wait(for: \.isComplete)
    try readStates()
    var last = (time: ProcessInfo.processInfo.systemUptime, state: state, isMoving: true)
    try record(action)
    var longest = 0.0
    for state in states.dropFirst() {
      let hasAdvanced = state.frames != last.state.frames || state.clock != last.state.clock
      if hasAdvanced, last.isMoving { longest = max(longest, state.time - last.time) }
      if hasAdvanced || !last.isMoving { last.time = state.time }
      (last.state, last.isMoving) = (state, state.isMoving)
    }
    return longest
  }

  /// The times in seconds between frames while something is done, and until everything is visible and at rest. The times
  /// of frames are those of the frame clock: when they are to be on the screen.
  ///
  /// The program prints its state when its main loop is idle. If that is after several frames, all but one of them are
  /// assumed to be in time, so that the longest time is never too short.
  func frameGaps(during action: () throws -> Void) throws -> [Double] {
    let interval = 1.0 / 60
    try wait(for: \.isComplete)
    try readStates()
    try record(action)
    var gaps: [Double] = []
    var last: (clock: Double, frames: Int)?
    for state in states.dropFirst() {
      guard let clock = state.clock else {
        last = nil
        continue
      }
      if let last {
        let count = state.frames - last.frames
        guard count > 0 else { continue }
        gaps += repeatElement(interval, count: count - 1)
        gaps.append(clock - last.clock - interval * Double(count - 1))
      }
      last = (clock, state.frames)
    }
    return gaps
  }

  /// Keeps all states from now until what follows from an action is visible and at rest.
  private func record(_ action: () throws -> Void) throws {
    try action()
    // What follows from the last input begins at once. Nothing is waited for here but the end.
    _ = try? wait(within: .milliseconds(500)) { _ in false }
    try wait(for: \.isComplete)
  }
}
