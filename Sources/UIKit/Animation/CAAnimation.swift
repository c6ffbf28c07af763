/// A change of what a layer looks like over time; the subclasses say what changes, and how.
@preconcurrency @MainActor
open class CAAnimation: PlainInitializable, NSCopying, CAMediaTiming {
  /// Makes an animation of 0.25 seconds that runs once.
  public override init() { super.init() }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// How the progress follows from the time; nil for constant speed.
  open var timingFunction: CAMediaTimingFunction?

  /// Whether the layer forgets the animation when it has ended.
  open var isRemovedOnCompletion = true

  /// Is told about start and stop. Kept, as on Apple's platforms, while the animation runs.
  open var delegate: (any CAAnimationDelegate)?

  /// The progress of animations that belong together, in the place of `timingFunction`.
  var pacing: AnimationPacing?

  /// Changes the properties a layer is shown with.
  ///
  /// - Parameters:
  ///   - time: The time in the current run, in seconds from 0 to the duration.
  func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {}

  /// The share of the way at a time in the run.
  func progress(at time: CFTimeInterval) -> Double {
    if let pacing { return pacing.progress(at: time, of: duration) }
    guard duration > 0 else { return 1 }
    let fraction = time / duration
    return timingFunction?.curve.y(at: fraction) ?? min(1, max(0, fraction))
  }

  /// Applies what the phase at a time asks for.
  ///
  /// - Returns: Whether the animation has ended.
  func apply(to properties: inout LayerProperties, elapsed: CFTimeInterval) -> Bool {
    switch phase(at: elapsed) {
    case .before:
      if fillMode == .backwards || fillMode == .both { apply(to: &properties, at: 0) }
      return false
    case .during(let time):
      apply(to: &properties, at: time)
      return false
    case .after(let time):
      if fillMode == .forwards || fillMode == .both { apply(to: &properties, at: time) }
      return true
    }
  }

  /// An independent animation that does the same.
  ///
  /// Called on the main actor only; `NSCopying` leaves that unsaid.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> CAAnimation in
      let copy = make(type(of: self))
      takeOver(to: copy)
      return copy
    }
  }

  /// Gives a copy the values of this animation.
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
  }
}
