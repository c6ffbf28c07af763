/// Calls a closure for every frame.
///
/// Apple's initializer takes a target and a selector. Selectors need Objective-C, so this one takes a closure.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject, FrameClockParticipant {
  private let callback: (CADisplayLink) -> Void
  private var isAdded = false
  private var lastTimestamp: CFTimeInterval?
  /// Keeps a running link alive, as a run loop does on Apple's platforms.
  private var keepAlive: CADisplayLink?

  /// Creates a link. It runs after a call of `add(to:forMode:)`.
  public init(_ callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// Starts the calls. All links run with the frames of the main run loop; the arguments are ignored.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    joinFrames()
  }

  /// Stops the calls permanently.
  public func invalidate() {
    isAdded = false
    joinFrames()
  }

  /// Whether the calls are paused.
  public var isPaused = false {
    didSet {
      lastTimestamp = nil
      joinFrames()
    }
  }

  /// The time of the frame, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The expected time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// The time between the last two frames, in seconds. It is 1/60 before the second frame.
  public private(set) var duration: CFTimeInterval = 1.0 / 60

  private func joinFrames() {
    keepAlive = isAdded ? self : nil
    if isAdded, !isPaused { FrameClock.main.add(self) }
  }

  func advance(to time: CFTimeInterval) -> Bool {
    guard isAdded, !isPaused else { return false }
    if let lastTimestamp, time > lastTimestamp { duration = time - lastTimestamp }
    lastTimestamp = time
    timestamp = time
    callback(self)
    return isAdded && !isPaused
  }
}
