/// The animations that a transition starts, on a time of their own that can be scrubbed, reversed and ended.
@MainActor
final class TransitionRecording {
  let timeline = AnimationTimeline()
  private var changes: [AnimationScope.Change] = []
  private var animators: [UIViewPropertyAnimator] = []

  /// Whether there are no animations.
  var isEmpty: Bool { changes.isEmpty && animators.isEmpty }

  /// Runs a closure, and collects the animations that it starts.
  func record(_ body: () -> Void) {
    let outer = AnimationScope.recording
    AnimationScope.recording = self
    defer { AnimationScope.recording = outer }
    body()
  }

  func add(_ change: AnimationScope.Change) { changes.append(change) }

  func add(_ animator: UIViewPropertyAnimator) { animators.append(animator) }

  /// Shows the animations at a time in seconds, with the clock of the window.
  func scrub(to time: TimeInterval, on clock: FrameClock) {
    timeline.pause(atOwn: time)
    clock.update()
  }

  /// Ends the animations. Their completions run.
  ///
  /// - Parameter undoing: Whether the properties return to their values before.
  func end(undoing: Bool) {
    let changes = self.changes
    self.changes = []
    if undoing { for change in changes.reversed() { change.setOld() } }
    for change in changes { change.stop() }
    // They wait for their animations to finish, which have just been removed.
    let animators = self.animators
    self.animators = []
    for animator in animators { animator.end(at: undoing ? .start : .end) }
  }
}
