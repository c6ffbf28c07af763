/// The animation from a picture of a view to the view itself.
@MainActor
final class ViewTransition {
  /// The kind of a transition.
  enum Kind {
    case crossDissolve
    /// A turn about an axis in the middle of the view. The sign is that of the angle.
    case flip(x: CGFloat, y: CGFloat)
  }

  private let view: UIView
  private let old: UIView
  private let kind: Kind
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?

  init(
    of view: UIView, from old: UIView, _ kind: Kind, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    (self.view, self.old, self.kind, self.duration) = (view, old, kind, duration)
    self.options = options.subtracting([.repeat, .autoreverse])
    self.completion = completion
  }

  func run() {
    switch kind {
    case .crossDissolve: dissolve()
    case .flip(let x, let y): flip(x: x, y: y)
    }
  }

  /// Fades the picture out over the view. The picture is a subview, so that it moves and is clipped with the view.
  private func dissolve() {
    cover()
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      self.old.alpha = 0
    } completion: { isFinished in
      self.old.removeFromSuperview()
      self.completion?(isFinished)
    }
  }

  private func cover() {
    UIView.performWithoutAnimation {
      old.frame = view.bounds
      old.isUserInteractionEnabled = false
      view.addSubview(old)
    }
  }

  /// Turns the view by a quarter with the picture over it, and from the other side without.
  private func flip(x: CGFloat, y: CGFloat) {
    cover()
    turn(from: 0, to: .pi / 2, x, y, curve: .easeIn) { isFinished in
      self.old.removeFromSuperview()
      guard isFinished else {
        self.completion?(false)
        return
      }
      self.turn(from: -.pi / 2, to: 0, x, y, curve: .easeOut) { self.completion?($0) }
    }
  }

  private func turn(
    from start: CGFloat, to end: CGFloat, _ x: CGFloat, _ y: CGFloat, curve: CAMediaTimingFunctionName,
    completion: @escaping (Bool) -> Void
  ) {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    let own = view.layer.transform
    // An angle of half a turn between two frames would be ambiguous: sixteen frames are not.
    animation.values = (0...16).map { step in
      turned(own, by: start + (end - start) * CGFloat(step) / 16, x, y)
    }
    animation.duration = duration / 2
    animation.timingFunction = CAMediaTimingFunction(name: curve)
    let observer = TransitionObserver(completion)
    animation.delegate = observer
    view.layer.add(animation, forKey: "transition")
  }

  private func turned(_ transform: CATransform3D, by angle: CGFloat, _ x: CGFloat, _ y: CGFloat)
    -> CATransform3D
  {
    var perspective = CATransform3DIdentity
    // From about two view widths away, as a person looks at a card.
    perspective.m34 = -1 / max(2 * max(view.bounds.width, view.bounds.height), 1)
    return CATransform3DConcat(
      CATransform3DMakeRotation(angle, x, y, 0), CATransform3DConcat(perspective, transform))
  }
}

/// Calls a closure when an animation ends.
private final class TransitionObserver: NSObject, CAAnimationDelegate {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}
