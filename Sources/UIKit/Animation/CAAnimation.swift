/// An animation of a layer's appearance. Subclasses define what changes, and how.
@preconcurrency @MainActor
open class CAAnimation: PlainInitializable, NSCopying, CAMediaTiming {
  /// Creates an animation that lasts 0.25 seconds and runs once.
  public override init() { super.init() }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// The timing curve. Nil for constant speed.
  open var timingFunction: CAMediaTimingFunction?

  /// Whether the layer removes the animation when it ends.
  open var isRemovedOnCompletion = true

  /// The delegate, which receives the start and the stop. A strong reference, as on Apple's platforms.
  open var delegate: (any CAAnimationDelegate)?

  /// The values that the app stored by names.
  private var values: [String: Any] = [:]

  /// Stores a value of the app by a name. Names of the animation's own properties are not set: assign the property.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that the app stored by a name. Nil if there is none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// The pacing that related animations share. It replaces `timingFunction`.
  var pacing: AnimationPacing?

  /// Applies the animation to the properties that a layer is displayed with.
  ///
  /// - Parameters:
  ///   - properties: The properties to change.
  ///   - time: The time in the current run, in seconds from 0 to the duration.
  ///   - run: The number of runs before the current one. A run that also plays in reverse is one.
  func apply(to properties: inout LayerProperties, at time: CFTimeInterval, run: Int) {}

  /// The progress at a time of the run.
  func progress(at time: CFTimeInterval) -> Double {
    if let pacing { return pacing.progress(at: time, of: duration) }
    guard duration > 0 else { return 1 }
    let fraction = time / duration
    return timingFunction?.curve.y(at: fraction) ?? min(1, max(0, fraction))
  }

  /// Sets the duration if there is none.
  func resolveDuration(_ inherited: CFTimeInterval) {
    if duration == 0 { duration = inherited }
  }

  /// Applies the phase at an elapsed time.
  ///
  /// - Parameters:
  ///   - properties: The properties to change.
  ///   - elapsed: The time since the start, in seconds.
  ///   - holdingEnd: Whether the end shows after it, whatever the fill mode is.
  /// - Returns: Whether the animation has ended.
  func apply(
    to properties: inout LayerProperties, elapsed: CFTimeInterval, holdingEnd: Bool = false
  ) -> Bool {
    switch phase(at: elapsed) {
    case .before:
      if fillMode == .backwards || fillMode == .both { apply(to: &properties, at: 0, run: 0) }
      return false
    case .during(let time, let run):
      apply(to: &properties, at: time, run: run)
      return false
    case .after(let time, let run):
      if holdingEnd || fillMode == .forwards || fillMode == .both {
        apply(to: &properties, at: time, run: run)
      }
      return true
    }
  }

  /// A copy of the animation.
  ///
  /// Call this method on the main actor only; `NSCopying` cannot declare that.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> CAAnimation in
      let copy = make(type(of: self))
      takeOver(to: copy)
      return copy
    }
  }

  /// Copies the values of this animation to a copy.
  func takeOver(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    copy.pacing = pacing
    copy.values = values
  }
}
