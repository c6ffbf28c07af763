// The time of a layer, in which its animations and those of its sublayers run. A speed of 0 pauses them.
extension CALayer: CAMediaTiming {
  /// The superlayer's time at which the layer's own time is `timeOffset`, in seconds. Default 0.
  public var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// How fast the layer's time passes, relative to its superlayer's. With 0, animations stand still. Default 1.
  public var speed: Float {
    get { timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  /// An offset of the layer's time, in seconds. Default 0.
  public var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Infinite by default: a layer is displayed without end. Another value is stored, and has no effect.
  public var duration: CFTimeInterval {
    get { timing?.duration ?? .infinity }
    set { changeTiming { $0.duration = newValue } }
  }

  /// Stored, and has no effect on a layer.
  public var repeatCount: Float {
    get { timing?.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Stored, and has no effect on a layer.
  public var repeatDuration: CFTimeInterval {
    get { timing?.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Stored, and has no effect on a layer.
  public var autoreverses: Bool {
    get { timing?.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Stored, and has no effect on a layer.
  public var fillMode: CAMediaTimingFillMode {
    get { timing?.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// Converts a time of another layer to this layer's time. Nil means the time of the window's frame clock, which in a
  /// window is that of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    time(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time of this layer to another layer's time. Nil means the time of the window's frame clock, which in a
  /// window is that of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(at: t)
    return l?.time(at: clock) ?? clock
  }

  /// The layer's time at a time of the clock.
  ///
  /// - Complexity: O(1) while no layer of the program has a timing of its own, otherwise O(depth).
  func time(at clock: CFTimeInterval) -> CFTimeInterval {
    guard Self.timingIsUsed else { return clock }
    let outer = superlayer?.time(at: clock) ?? clock
    return timing?.own(at: outer) ?? outer
  }

  private func clockTime(at time: CFTimeInterval) -> CFTimeInterval {
    let outer = timing?.outer(at: time) ?? time
    return superlayer?.clockTime(at: outer) ?? outer
  }

  /// Whether the layer or one above it has speed 0, so that no frame changes anything.
  var isPaused: Bool {
    Self.timingIsUsed && sequence(first: self, next: \.superlayer).contains { $0.timing?.speed == 0 }
  }

  private func changeTiming(_ change: (LayerTiming) -> Void) {
    let timing = timing ?? LayerTiming()
    Self.timingIsUsed = true
    self.timing = timing
    change(timing)
    resumeAnimationsInTree()
  }

  /// Lets the clock tick for the animations of the layer and its sublayers, which may have been paused.
  private func resumeAnimationsInTree() {
    for animation in animations { animation.clock.add(self) }
    for child in children { child.resumeAnimationsInTree() }
  }
}
