extension UIView {
  /// The clock with which the view moves: that of its window, or that of the host.
  package var motionClock: FrameClock { window?.frameClock ?? .main }
}

extension UIGestureRecognizer {
  /// The clock of the recognizer's view.
  var motionClock: FrameClock { view?.motionClock ?? .main }
}

extension CALayer {
  /// The clock with which the animations of the layer begin: that of its window, or that of the host.
  ///
  /// - Complexity: O(*d*) for *d* layers above this one.
  var motionClock: FrameClock {
    var root = self
    while let superlayer = root.superlayer { root = superlayer }
    return root.view?.motionClock ?? .main
  }
}

extension UIWindow {
  /// Begins what has been set in motion, no matter when the next frame comes.
  package func beginMotion() {
    FrameClock.main.update()
    if frameClock !== FrameClock.main { frameClock.update() }
  }
}
