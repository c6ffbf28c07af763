/// Calls back for each frame.
///
/// On Apple's platforms the call is named by a selector, which Swift has only with Objective-C; here it is a closure.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject, FrameClockParticipant {
  private let callback: (CADisplayLink) -> Void
  private var isAdded = false
  private var lastTimestamp: CFTimeInterval?
  /// A link that runs keeps itself alive, as a run loop keeps it on Apple's platforms.
  private var keepAlive: CADisplayLink?

  /// Makes a link that does not run until it is added.
  public init(_ callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// Begins to call. All links run with the frames of the main run loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    joinFrames()
  }

  /// Ends the calls for good.
  public func invalidate() {
    isAdded = false
    joinFrames()
  }

  /// Whether the calls are left out for now.
  public var isPaused = false {
    didSet {
      lastTimestamp = nil
      joinFrames()
    }
  }

  /// The time of the frame, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0

  /// When the next frame is expected, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// The time between the last two frames, in seconds; a 60th before there were two.
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
