/// The time of frames, which a host or a test supplies. No other code reads the time.
///
/// Animations, scrolling and gestures advance only through `tick(at:)`. The same ticks therefore always give the same
/// results.
///
/// What moves in a window uses the window's clock, `UIWindow.frameClock`. A host gives each of its scenes a clock, so
/// that a window of the desktop advances with its own frames only. A test creates a clock, so that other tests do not
/// move its window.
@preconcurrency @MainActor
public final class FrameClock {
  /// The clock of the host, for display links, views without a window, and windows that have no clock of their own.
  public static let main = FrameClock()

  /// The clock that ticks with this one, and before it.
  private let parent: FrameClock?
  /// Whether the parent advances this clock.
  private var followsParent = false

  /// Creates a clock.
  ///
  /// - Parameter parent: A clock that each tick of this one advances first, to the same time. A host passes
  ///   ``main``, so that display links advance with the frames of every window. Nil for a clock on its own, which
  ///   begins at 0.
  public init(parent: FrameClock? = nil) {
    self.parent = parent
    time = parent?.time ?? 0
  }

  /// The time of the last tick, in seconds since an origin that the host chooses. 0 before the first tick.
  public private(set) var time: CFTimeInterval

  /// Called when something starts to move while the clock is idle. A host then starts to tick.
  public var onStart: (() -> Void)?

  /// An action that is due at a time.
  final class Deadline {
    let time: CFTimeInterval
    fileprivate var action: (@MainActor () -> Void)?

    fileprivate init(time: CFTimeInterval, action: @escaping @MainActor () -> Void) {
      self.time = time
      self.action = action
    }

    /// Cancels the action.
    @MainActor func cancel() { action = nil }

    fileprivate func isDue(at time: CFTimeInterval) -> Bool { action != nil && self.time <= time }
  }

  private var deadlines: [Deadline] = []
  /// An object that takes part in ticks. The reference is weak, so that the clock does not keep it alive.
  private struct Participant {
    weak var object: (any FrameClockParticipant)?
    /// What the object moves. It must not be deallocated during a tick, not even on another thread.
    weak var moved: AnyObject?

    @MainActor init(_ object: any FrameClockParticipant) { (self.object, moved) = (object, object.moved) }
  }

  /// The participants, in the order in which they were added.
  private var participants: [Participant] = []
  /// The indexes of the participants. A deallocated object's identifier can be reused by another.
  private var places: [ObjectIdentifier: Int] = [:]
  private var afterTick: [() -> Void] = []
  /// A task that waits for time left between frames. The reference is weak, as for a participant.
  private struct WaitingTask {
    weak var object: (any FrameClockTask)?
  }

  private var waitingTasks: [WaitingTask] = []

  /// Whether anything moves or waits for a time, so that the clock, or its parent, needs another tick.
  public var isRunning: Bool { hasWork || parent?.isRunning == true }

  /// Whether anything moves, so that every frame needs a tick. What waits for a later time, such as a caret that blinks,
  /// does not: it needs a tick at ``nextDeadline``.
  package var isMoving: Bool { moves || parent?.isMoving == true }

  private var hasWork: Bool { moves || nextDeadline != nil }

  private var moves: Bool {
    participants.contains { $0.object?.isWaiting == false } || deadlines.contains { $0.isDue(at: time) }
  }

  /// Called when participants that waited move again.
  func participantsDidResume() { if hasWork { didStart() } }

  /// Advances everything that moves to a time in seconds. Time does not run backwards: an earlier time is treated as
  /// the time of the last tick.
  ///
  /// Before, the parent ticks, and one step of a waiting task is performed.
  public func tick(at time: CFTimeInterval) {
    parent?.tick(at: time)
    performWaitingStep()
    advance(to: time)
  }

  /// Lets the parent advance this clock, because the window that it belonged to has no frames any more. What moves in
  /// the window thus still ends.
  public func followParent() {
    followsParent = true
    if hasWork { parent?.add(self) }
  }

  private func advance(to time: CFTimeInterval) {
    if time.isFinite { self.time = max(self.time, time) }
    runDueActions(until: self.time)
    for participant in participants {
      guard let object = participant.object else { continue }
      if let moved = participant.moved, withExtendedLifetime(moved, { object.advance(with: self) }) {
        continue
      }
      if let place = place(of: object) { participants[place].object = nil }
    }
    removeFinishedParticipants()
    let actions = afterTick
    afterTick = []
    for action in actions { action() }
  }

  /// Advances everything to the current time, after a manual change.
  func update() { advance(to: time) }

  /// Adds an object that takes part in every tick until it returns false.
  func add(_ participant: any FrameClockParticipant) {
    guard place(of: participant) == nil else { return }
    let hadWork = hasWork
    places[ObjectIdentifier(participant)] = participants.count
    participants.append(Participant(participant))
    if !hadWork { didStart() }
  }

  private func didStart() {
    if followsParent { parent?.add(self) }
    onStart?()
  }

  private func place(of participant: any FrameClockParticipant) -> Int? {
    places[ObjectIdentifier(participant)].flatMap { participants[$0].object === participant ? $0 : nil }
  }

  /// Removes the participants that are finished or deallocated.
  private func removeFinishedParticipants() {
    let objects = participants.compactMap(\.object)
    guard objects.count < participants.count else { return }
    participants.removeAll { $0.object == nil }
    places = Dictionary(
      objects.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Runs an action once, in the first tick at or after a time in seconds.
  @discardableResult
  func schedule(at time: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> Deadline {
    let hadWork = hasWork
    let deadline = Deadline(time: time, action: action)
    deadlines.append(deadline)
    if !hadWork { didStart() }
    return deadline
  }

  /// Runs the actions that are due, earliest first. What they schedule waits for the next tick, even if it is due: a
  /// completion may begin the same animation again.
  func runDueActions(until time: CFTimeInterval) {
    for deadline in deadlines.filter({ $0.isDue(at: time) }).sorted(by: { $0.time < $1.time }) {
      let action = deadline.action
      deadline.action = nil
      action?()
    }
    deadlines.removeAll { $0.action == nil }
  }

  // MARK: - Waiting tasks

  /// Adds a task whose steps can wait until a frame leaves time for them. Waiting tasks do not keep the clock running.
  func add(_ task: any FrameClockTask) {
    guard !waitingTasks.contains(where: { $0.object === task }) else { return }
    waitingTasks.append(WaitingTask(object: task))
  }

  /// Performs steps of the waiting tasks, such as preparing a cell that will soon appear. A host calls this in the time
  /// that a frame leaves.
  ///
  /// - Parameter hasTime: Called before each step. Returns whether there is time for it.
  public func performWaitingTasks(while hasTime: () -> Bool) {
    while nextWaitingTask != nil, hasTime() { performWaitingStep() }
  }

  private func performWaitingStep() {
    guard let task = nextWaitingTask, !task.performStep() else { return }
    waitingTasks.removeAll { $0.object == nil || $0.object === task }
  }

  private var nextWaitingTask: (any FrameClockTask)? {
    // Each reference is read once: a task can be released on another thread at any time.
    for task in waitingTasks {
      if let object = task.object { return object }
    }
    return nil
  }

  /// Runs a closure at the end of the current tick, or of the next one, after everything has moved.
  func performAfterTick(_ action: @escaping () -> Void) { afterTick.append(action) }
}

extension FrameClock: FrameClockParticipant {
  func advance(with parent: FrameClock) -> Bool {
    advance(to: parent.time)
    return hasWork
  }

  var isWaiting: Bool { !moves }

  /// When the clock needs a tick although nothing may move: when the first action is due, in seconds. Nil if none is pending.
  package var nextDeadline: CFTimeInterval? {
    let own = deadlines.lazy.filter { $0.action != nil }.map(\.time).min()
    // The clocks of windows that have closed follow this one.
    let following = participants.lazy.compactMap { $0.object?.nextDeadline }.min()
    return [own, following].compactMap(\.self).min()
  }
}

/// An object that advances with the frames.
@MainActor
protocol FrameClockParticipant: AnyObject {
  /// Advances to the time of a clock that it was added to.
  ///
  /// - Returns: Whether it needs more ticks of this clock.
  func advance(with clock: FrameClock) -> Bool

  /// What the object moves, if it does not keep that alive itself.
  var moved: AnyObject { get }

  /// Whether the object takes part in ticks, but needs none before its next deadline, or until
  /// ``FrameClock/participantsDidResume()`` is called.
  var isWaiting: Bool { get }

  /// When an object that waits needs a tick, in seconds. Nil for never.
  var nextDeadline: CFTimeInterval? { get }
}

extension FrameClockParticipant {
  var moved: AnyObject { self }
  var isWaiting: Bool { false }
  var nextDeadline: CFTimeInterval? { nil }
}

/// Work in small steps that can wait for time between two frames.
@MainActor
protocol FrameClockTask: AnyObject {
  /// Performs a step.
  ///
  /// - Returns: Whether another step can follow at once. If not, the task is removed from the clock.
  func performStep() -> Bool
}
