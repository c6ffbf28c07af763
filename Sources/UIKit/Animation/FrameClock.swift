/// The time of frames, handed in by a host or a test: nothing else here knows what time it is.
///
/// Animations, scrolling and gestures advance only by `tick(at:)`, so that the same ticks give the same numbers
/// every time.
@preconcurrency @MainActor
public final class FrameClock {
  /// The clock of the program.
  public static let main = FrameClock()

  /// The time of the last tick, in seconds from a beginning of the host's choice; 0 before the first.
  public private(set) var time: CFTimeInterval = 0

  /// Called when something begins to move while nothing did; a host begins to tick then.
  public var onStart: (() -> Void)?

  private var participants: [any FrameClockParticipant] = []
  private var afterTick: [() -> Void] = []

  /// Whether anything moves, so that another tick is wanted.
  public var isRunning: Bool { !participants.isEmpty }

  /// Advances everything that moves to a time in seconds. Time does not run backwards: an earlier one is the last one.
  public func tick(at time: CFTimeInterval) {
    if time.isFinite { self.time = max(self.time, time) }
    for participant in participants where !participant.advance(to: self.time) {
      participants.removeAll { $0 === participant }
    }
    let actions = afterTick
    afterTick = []
    for action in actions { action() }
  }

  /// Moves everything to the time that is now, after something was moved by hand.
  func update() { tick(at: time) }

  /// Lets an object take part in every tick until it says that it is done.
  func add(_ participant: any FrameClockParticipant) {
    guard !participants.contains(where: { $0 === participant }) else { return }
    participants.append(participant)
    if participants.count == 1 { onStart?() }
  }

  /// Runs a closure at the end of the current tick, or of the next one, when everything has moved.
  func performAfterTick(_ action: @escaping () -> Void) { afterTick.append(action) }
}

/// Something that moves with the frames.
@MainActor
protocol FrameClockParticipant: AnyObject {
  /// Moves to a time in seconds.
  ///
  /// - Returns: Whether there is more to come.
  func advance(to time: CFTimeInterval) -> Bool
}
