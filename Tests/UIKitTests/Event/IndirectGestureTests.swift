import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Wheels and touchpads over views with gesture recognizers.
  @MainActor
  @Suite("Scroll steps and touchpad pinches for gesture recognizers")
  struct IndirectGestureTests {
    private final class ControlOnly: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        event.type == .scroll && event.modifierFlags.contains(.control)
      }
    }

    private let stage: Stage
    private var seconds: TestSeconds { stage.seconds }
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
      view.contentSize = CGSize(width: 300, height: 4000)
      stage = Stage(view)
    }

    private func scroll(
      _ source: InputEvent.Scroll.Source, _ phase: InputEvent.Phase = .changed, _ y: Double,
      _ modifiers: InputEvent.Modifiers = []
    ) {
      let step = InputEvent.Scroll(
        source: source, phase: phase, delta: Point2D(x: 0, y: y), location: Point2D(x: 150, y: 200))
      stage.send(.scroll(step), modifiers)
    }

    @Test("a pan recognizer receives the wheel that its delegate accepts; others scroll the view")
    func wheel() {
      let (pan, delegate) = (UIPanGestureRecognizer(), ControlOnly())
      pan.allowedScrollTypesMask = .discrete
      pan.delegate = delegate
      var states: [UIGestureRecognizer.State] = []
      var distance: CGFloat = 0
      pan.addAction { recognizer in
        states.append(recognizer.state)
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        distance += pan.translation(in: nil).y
        pan.setTranslation(.zero, in: nil)
        #expect(pan.location(in: nil) == CGPoint(x: 150, y: 200) && pan.modifierFlags == .control)
      }
      view.addGestureRecognizer(pan)
      scroll(.wheel, .changed, 2, .control)
      #expect(states == [.began, .ended] && distance == -2 * UIPanGestureRecognizer.wheelClickLength)
      #expect(view.contentOffset == .zero && pan.state == .possible)
      scroll(.touchpad, .began, 20, .control)
      scroll(.touchpad, .ended, 0, .control)
      #expect(states.count == 2)
      seconds.wait(1)
      let offset = view.contentOffset.y
      scroll(.wheel, .changed, 2)
      seconds.wait(1)
      seconds.wait(1)
      // The recognizer does not keep its delegate alive.
      withExtendedLifetime(delegate) {
        #expect(states.count == 2 && view.contentOffset.y > offset)
      }
    }

    @Test("a pan recognizer follows a whole touchpad scroll")
    func touchpad() {
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .continuous
      var log: [CGFloat] = []
      pan.addAction { log.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil).y ?? .nan) }
      view.addGestureRecognizer(pan)
      scroll(.touchpad, .began, 0)
      scroll(.touchpad, .changed, 12)
      scroll(.touchpad, .changed, 8)
      scroll(.touchpad, .ended, 0)
      #expect(log == [0, -12, -20, -20] && view.contentOffset == .zero)
    }

    @Test("a pinch recognizer receives the pinch of a touchpad over its view")
    func pinch() {
      let pinch = UIPinchGestureRecognizer()
      var log: [CGFloat] = []
      pinch.addAction { log.append(($0 as? UIPinchGestureRecognizer)?.scale ?? .nan) }
      view.addGestureRecognizer(pinch)
      for (phase, scale) in [(InputEvent.Phase.began, 1), (.changed, 1.5), (.changed, .nan), (.ended, 2)] {
        let event = InputEvent.Pinch(phase: phase, scale: scale, location: Point2D(x: 10, y: 20))
        stage.send(.pinch(event))
      }
      #expect(log == [1, 1.5, 1.5, 2] && pinch.state == .possible && pinch.scale == 1)
    }
  }
}
