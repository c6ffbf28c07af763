/// Calls a method or a closure for every frame.
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

  /// Creates a link that calls a method of an object by name. It keeps the object.
  ///
  /// - Parameters:
  ///   - target: The object. Its class conforms to ``SelectorPerforming``.
  ///   - sel: The name of the method. It may take the link.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { link in sel.perform(on: target, with: [link]) }
  }

  /// Starts the calls. All links run with the frames of the main run loop; the arguments are ignored.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    joinFrames()
  }

  /// Stops the calls until the link is added again. The arguments are ignored.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    lastTimestamp = nil
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

  /// The number of calls in a second that suffices. 0 for one call in each frame.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      preferredFrameRateRange =
        newValue > 0
        ? CAFrameRateRange(minimum: Float(newValue), maximum: Float(newValue), preferred: Float(newValue))
        : .default
    }
  }

  /// The number of frames from one call to the next, at 60 frames a second.
  @available(*, deprecated, renamed: "preferredFramesPerSecond")
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }

  /// The number of calls in a second that suffices. Only the preferred rate has an effect: the window decides about its
  /// frames, and the link skips those that are not needed.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Whether a frame is too early for the preferred rate. Frames are not on time to the microsecond.
  private func isTooEarly(_ time: CFTimeInterval) -> Bool {
    guard let rate = preferredFrameRateRange.preferred, rate > 0, rate.isFinite, let lastTimestamp else {
      return false
    }
    return time - lastTimestamp < 0.9 / Double(rate)
  }

  private func joinFrames() {
    keepAlive = isAdded ? self : nil
    if isAdded, !isPaused { FrameClock.main.add(self) }
  }

  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    guard isAdded, !isPaused else { return false }
    if isTooEarly(time) { return true }
    if let lastTimestamp, time > lastTimestamp { duration = time - lastTimestamp }
    lastTimestamp = time
    timestamp = time
    callback(self)
    return isAdded && !isPaused
  }
}
