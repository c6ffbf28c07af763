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

  /// Something to be done at a time.
  final class Deadline {
    let time: CFTimeInterval
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(time: CFTimeInterval, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    /// Lets it pass without anything being done.
    @MainActor func cancel() { action = nil }
  }

  private var deadlines: [Deadline] = []
  /// Not kept alive: what is gone moves no more.
  private struct Participant {
    weak var object: (any FrameClockParticipant)?
  }

  /// In the order in which they began.
  private var participants: [Participant] = []
  /// Where the participants stand; an object that is gone leaves its name to another.
  private var places: [ObjectIdentifier: Int] = [:]
  private var afterTick: [() -> Void] = []

  /// Whether anything moves, so that another tick is wanted.
  public var isRunning: Bool {
    participants.contains { $0.object != nil } || deadlines.contains { $0.action != nil }
  }

  /// Advances everything that moves to a time in seconds. Time does not run backwards: an earlier one counts as
  /// the last one.
  public func tick(at time: CFTimeInterval) {
    if time.isFinite { self.time = max(self.time, time) }
    meetDeadlines(until: self.time)
    for participant in participants {
      guard let object = participant.object, !object.advance(to: self.time) else { continue }
      if let place = place(of: object) { participants[place].object = nil }
    }
    closeRanks()
    let actions = afterTick
    afterTick = []
    for action in actions { action() }
  }

  /// Moves everything to the time that is now, after something was moved by hand.
  func update() { tick(at: time) }

  /// Lets an object take part in every tick until it says that it is done.
  func add(_ participant: any FrameClockParticipant) {
    guard place(of: participant) == nil else { return }
    let wasRunning = isRunning
    places[ObjectIdentifier(participant)] = participants.count
    participants.append(Participant(object: participant))
    if !wasRunning { onStart?() }
  }

  private func place(of participant: any FrameClockParticipant) -> Int? {
    places[ObjectIdentifier(participant)].flatMap { participants[$0].object === participant ? $0 : nil }
  }

  /// Forgets those that are done or gone.
  private func closeRanks() {
    let objects = participants.compactMap(\.object)
    guard objects.count < participants.count else { return }
    participants = objects.map { Participant(object: $0) }
    places = Dictionary(
      objects.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Does something at a time in seconds, once; not later than the first tick at or after it.
  @discardableResult
  func schedule(at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> Deadline {
    let wasRunning = isRunning
    let deadline = Deadline(time: time, action: action)
    deadlines.append(deadline)
    if !wasRunning { onStart?() }
    return deadline
  }

  /// Does what is due, the earliest first.
  func meetDeadlines(until time: CFTimeInterval) {
    deadlines.removeAll { $0.action == nil }
    while let next = deadlines.min(by: { $0.time < $1.time }), next.time <= time {
      deadlines.removeAll { $0 === next }
      let action = next.action
      next.action = nil
      action?()
    }
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
