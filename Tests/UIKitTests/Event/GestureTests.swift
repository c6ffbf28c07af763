import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Gestures")
  struct GestureTests {
    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let view = TouchTests.Witness(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private var fingers: Fingers { stage.finger }
    private let log = Log()

    @MainActor
    final class Log {
      var lines: [String] = []
      func action(_ name: String) -> (UIGestureRecognizer) -> Void {
        { [unowned self] in lines.append("\(name) \($0.state)") }
      }
    }

    init() {
      stage = Stage(view)
    }

    @discardableResult
    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer
    {
      recognizer.addAction(log.action(name))
      view.addGestureRecognizer(recognizer)
      return recognizer
    }

    @Test("a tap is recognized at the lift, and the view's touch is cancelled")
    func tap() {
      add(UITapGestureRecognizer(), "tap")
      fingers.tap(50, 50)
      #expect(log.lines == ["tap ended"])
      #expect(view.log == ["began 50,50", "cancelled 50,50"])
      fingers.tap(60, 60)
      #expect(log.lines.count == 2, "it starts over")
    }

    @Test("a finger that wanders or stays too long does not tap, and the view keeps its touch")
    func noTap() {
      add(UITapGestureRecognizer(), "tap")
      fingers.down(50, 50)
      fingers.move(50, 96)
      fingers.up()
      fingers.down(50, 50)
      fingers.wait(0.8)
      fingers.up()
      #expect(log.lines.isEmpty)
      #expect(view.log == ["began 50,50", "moved 50,96", "ended 50,96", "began 50,50", "ended 50,50"])
    }

    @Test("a single tap that waits for a double tap comes when that has failed, or not at all")
    func doubleTap() {
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let single = add(UITapGestureRecognizer(), "single")
      single.require(toFail: double)
      fingers.tap(50, 50)
      #expect(log.lines.isEmpty)
      fingers.wait(0.4)
      #expect(log.lines == ["single ended"])
      log.lines = []
      fingers.pass(1)
      fingers.tap(50, 50)
      fingers.pass(0.1)
      fingers.tap(52, 50)
      fingers.wait(1)
      #expect(log.lines == ["double ended"])
    }

    @Test("a slow tap that waits for a double tap is recognized")
    func slowTap() {
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      add(UITapGestureRecognizer(), "single").require(toFail: double)
      fingers.down(50, 50)
      fingers.wait(0.6)
      fingers.up()
      fingers.wait(0.5)
      #expect(log.lines == ["single ended"])
    }

    @Test("two taps far from each other are no double tap, and the first one is a single tap")
    func distantTaps() {
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let single = add(UITapGestureRecognizer(), "single")
      single.require(toFail: double)
      var location: CGPoint?
      single.addAction { location = $0.location(in: nil) }
      fingers.tap(20, 20)
      fingers.pass(0.1)
      fingers.tap(180, 180)
      #expect(log.lines == ["single ended"] && location == CGPoint(x: 20, y: 20))
      fingers.wait(1)
      #expect(log.lines == ["single ended"])
    }

    @Test("a double tap is where the second tap is")
    func locationOfDoubleTap() {
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      var location: CGPoint?
      double.addAction { location = $0.location(in: nil) }
      fingers.tap(20, 20)
      fingers.pass(0.1)
      fingers.tap(40, 20)
      #expect(location == CGPoint(x: 40, y: 20))
    }

    // The centres of the two fingers are 40 points apart, and then 60.
    @Test("the distance of taps with two fingers is that of their centres", arguments: [40, 60])
    func doubleTapOfTwoFingers(distance: CGFloat) {
      let double = add(UITapGestureRecognizer(), "double")
      (double.numberOfTapsRequired, double.numberOfTouchesRequired) = (2, 2)
      var location: CGPoint?
      double.addAction { location = $0.location(in: nil) }
      for x in [50, 50 + distance] {
        fingers.down(x, 50, finger: 1)
        fingers.down(x + 100, 50, finger: 2)
        fingers.up(finger: 1)
        fingers.up(finger: 2)
        fingers.pass(0.1)
      }
      #expect(location == (distance == 40 ? CGPoint(x: 100 + distance, y: 50) : nil))
    }

    @Test("a long press begins when its time has come, and follows the finger")
    func longPress() {
      add(UILongPressGestureRecognizer(), "press")
      fingers.down(50, 50)
      fingers.wait(0.49)
      #expect(log.lines.isEmpty)
      fingers.wait(0.02)
      #expect(log.lines == ["press began"])
      fingers.move(80, 80)
      fingers.up()
      #expect(log.lines == ["press began", "press changed", "press ended"])
      #expect(view.log == ["began 50,50", "cancelled 50,50"])
    }

    @Test("a press that is due before the next event begins before it, without any frame in between")
    func dueBeforeEvent() {
      add(UILongPressGestureRecognizer(), "press")
      fingers.down(50, 50)
      fingers.pass(0.6)
      fingers.move(90, 50)
      #expect(log.lines == ["press began", "press changed"])
    }

    // 6.4: steps of 7: nothing at 7, 4 at 14, 11 at 21.
    @Test("§6.4 a drag begins at 10 points of travel, and tells what goes beyond them")
    func slop() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      var translations: [CGFloat] = []
      pan.addAction { translations.append(($0 as? UIPanGestureRecognizer)?.translation(in: nil).y ?? -1) }
      fingers.down(50, 50)
      for step in 1...3 {
        fingers.pass(0.016)
        fingers.move(50, 50 + 7 * CGFloat(step))
      }
      fingers.up()
      #expect(translations.map { ($0 * 1000).rounded() / 1000 } == [4, 11, 11])
      #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    }

    @Test("§6.4 exactly 10 points begin a drag already")
    func exactSlop() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      fingers.down(50, 50)
      fingers.move(50, 59.5)
      #expect(pan.state == .possible)
      fingers.move(50, 60)
      #expect(pan.state == .began && pan.translation(in: view) == .zero)
      fingers.up()
    }

    // 8 points every 16 ms are 500 a second.
    @Test("the speed of a drag is that of the last tenth of a second")
    func velocity() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      fingers.down(0, 0)
      for step in 1...20 {
        fingers.pass(0.016)
        fingers.move(8 * CGFloat(step), 0)
      }
      #expect(abs(pan.velocity(in: nil).x - 500) < 1e-6 && pan.velocity(in: nil).y == 0)
      fingers.pass(0.3)
      fingers.move(8 * 20, 0)
      #expect(pan.velocity(in: nil).x == 0)
      fingers.up()
    }

    // From 100 to 140 and 141, less the 10 points before the drag begins.
    @Test("a drag that has begun ignores more fingers than its maximum")
    func excessFinger() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      pan.maximumNumberOfTouches = 1
      fingers.down(100, 100)
      fingers.move(140, 100)
      fingers.down(340, 300, finger: 1)
      fingers.move(141, 100)
      #expect(pan.translation(in: view) == CGPoint(x: 31, y: 0) && pan.numberOfTouches == 1)
      fingers.up(finger: 1)
      fingers.move(142, 100)
      #expect(pan.translation(in: view) == CGPoint(x: 32, y: 0))
      fingers.up()
      #expect(log.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
    }

    @Test("a drag in a rotated and scaled view is reported in that view's points")
    func translationInView() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      let turned = UIView(frame: view.bounds)
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      window.addSubview(turned)
      window.bringSubviewToFront(view)
      fingers.down(0, 0)
      fingers.move(0, 30)
      let translation = pan.translation(in: turned)
      // 20 points down are 20 along the turned x axis, of which one is two window points long.
      #expect(abs(translation.x - 10) < 1e-9 && abs(translation.y) < 1e-9)
      fingers.up()
    }

    @Test("of two recognizers for the same touch the first to recognize makes the other fail")
    func exclusion() {
      add(UITapGestureRecognizer(), "tap")
      add(UIPanGestureRecognizer(), "pan")
      fingers.down(50, 50)
      fingers.move(50, 80)
      fingers.move(50, 50)
      fingers.up()
      #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    }

    @Test("a recognizer at work keeps another from beginning, unless a delegate lets both")
    func simultaneous() {
      final class Permissive: UIGestureRecognizerDelegate {
        func gestureRecognizer(
          _ first: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
      }
      add(UILongPressGestureRecognizer(), "press")
      let pan = add(UIPanGestureRecognizer(), "pan")
      fingers.down(50, 50)
      fingers.wait(0.6)
      fingers.move(50, 90)
      #expect(log.lines == ["press began", "press changed"] && pan.state == .failed)
      fingers.up()
      let permissive = Permissive()
      pan.delegate = permissive
      log.lines = []
      fingers.down(50, 50)
      fingers.wait(0.6)
      fingers.move(50, 90)
      fingers.up()
      #expect(Set(log.lines) == ["press began", "press changed", "pan began", "press ended", "pan ended"])
    }

    @Test("the delegate may refuse a touch, and a gesture")
    func refusals() {
      final class Refusing: UIGestureRecognizerDelegate {
        var refusesTouch = true
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
          !refusesTouch
        }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
      }
      let tap = add(UITapGestureRecognizer(), "tap")
      let refusing = Refusing()
      tap.delegate = refusing
      fingers.tap(50, 50)
      refusing.refusesTouch = false
      fingers.tap(50, 50)
      #expect(log.lines.isEmpty && view.log == ["began 50,50", "ended 50,50", "began 50,50", "ended 50,50"])
    }

    // 100 apart, then 150: beginning at 108 swallows nothing but its own step.
    @Test("a pinch tells the distance of two fingers as a multiple of what it was when it began")
    func pinch() {
      let pinch = add(UIPinchGestureRecognizer(), "pinch")
      fingers.down(100, 100, finger: 1)
      fingers.down(200, 100, finger: 2)
      fingers.move(210, 100, finger: 2)
      #expect(pinch.state == .began && pinch.scale == 1)
      fingers.pass(0.1)
      fingers.move(265, 100, finger: 2)
      #expect(abs(pinch.scale - 1.5) < 1e-9)
      fingers.up(finger: 1)
      #expect(log.lines.last == "pinch ended")
      fingers.up(finger: 2)
    }

    @Test("a rotation tells how far two fingers turned, clockwise, also beyond half a turn")
    func rotation() {
      let rotation = add(UIRotationGestureRecognizer(), "rotation")
      fingers.down(200, 200, finger: 1)
      fingers.down(300, 200, finger: 2)
      var angle = 0.0
      while angle < 4 {
        angle += 0.25
        fingers.pass(0.02)
        fingers.move(200 + 100 * cos(angle), 200 + 100 * sin(angle), finger: 2)
      }
      // The first step of a quarter radian began the gesture.
      #expect(abs(rotation.rotation - 3.75) < 1e-9)
      #expect(abs(rotation.velocity - 12.5) < 1e-6)
      fingers.up(finger: 1)
      fingers.up(finger: 2)
    }

    // Two fingers are 150 and then 200 points apart, the first and the third one 300 and then 330 points.
    @Test("the scale of a pinch does not change when another pair of fingers goes on")
    func pinchOfThreeFingers() {
      let pinch = add(UIPinchGestureRecognizer(), "pinch")
      fingers.down(50, 100)
      fingers.down(150, 100, finger: 1)
      fingers.move(200, 100, finger: 1)
      pinch.scale = 1
      fingers.move(250, 100, finger: 1)
      let scale = pinch.scale
      #expect(abs(scale - 200.0 / 150) < 1e-9)
      fingers.down(350, 100, finger: 2)
      fingers.up(finger: 1)
      #expect(pinch.scale == scale && pinch.state == .changed)
      fingers.move(380, 100, finger: 2)
      #expect(abs(pinch.scale - scale * 330 / 300) < 1e-9)
      fingers.up(finger: 2)
      fingers.up()
    }

    @Test("a swipe is a straight, quick flick in its direction")
    func swipe() {
      let swipe = add(UISwipeGestureRecognizer(), "swipe")
      swipe.direction = .left
      fingers.down(200, 200)
      fingers.pass(0.1)
      fingers.move(140, 205)
      fingers.up()
      #expect(log.lines == ["swipe ended"])
      fingers.down(200, 200)
      fingers.pass(0.1)
      fingers.move(260, 205)
      fingers.up()
      fingers.down(200, 200)
      fingers.pass(0.7)
      fingers.move(140, 205)
      fingers.up()
      #expect(log.lines.count == 1)
    }

    @Test("a hovering pointer is followed in, over and out")
    func hover() {
      let hover = UIHoverGestureRecognizer()
      let small = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      window.addSubview(small)
      hover.addAction(log.action("hover"))
      small.addGestureRecognizer(hover)
      for (x, y) in [(90, 90), (110, 110), (120, 120), (200, 120)] {
        let location = Point2D(x: Double(x), y: Double(y))
        stage.send(.hover(.init(phase: .changed, location: location)))
      }
      #expect(log.lines == ["hover began", "hover changed", "hover ended"])
    }

    @Test("turning a recognizer off cancels its gesture")
    func disabling() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      fingers.down(50, 50)
      fingers.move(50, 80)
      pan.isEnabled = false
      fingers.move(50, 90)
      fingers.up()
      #expect(log.lines == ["pan began", "pan cancelled"])
    }

    @Test("removing a recognizer, or its view, cancels its gesture", arguments: [false, true])
    func removal(ofView: Bool) {
      let card = UIView(frame: view.bounds)
      view.addSubview(card)
      let pan = UIPanGestureRecognizer()
      pan.addAction(log.action("pan"))
      pan.addAction { [unowned card] recognizer in
        guard recognizer.state == .changed else { return }
        if ofView { card.removeFromSuperview() } else { card.removeGestureRecognizer(recognizer) }
      }
      card.addGestureRecognizer(pan)
      fingers.down(50, 50)
      for x in 1...4 { fingers.move(50 + 20 * CGFloat(x), 50) }
      fingers.up()
      #expect(log.lines == ["pan began", "pan changed", "pan cancelled"])
      view.addSubview(card)
      card.addGestureRecognizer(pan)
      fingers.down(50, 50)
      fingers.move(80, 50)
      #expect(log.lines.last == "pan began", "it starts over")
      fingers.up()
    }

    @Test("a recognizer that another is added beside goes on")
    func addition() {
      add(UIPanGestureRecognizer(), "pan")
      fingers.down(50, 50)
      fingers.move(80, 50)
      view.addGestureRecognizer(UITapGestureRecognizer())
      fingers.move(90, 50)
      fingers.up()
      #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    }

    @Test("§26.29 a tap needs its button of the mouse, and a finger none")
    func buttons() {
      let secondary = add(UITapGestureRecognizer(), "secondary")
      secondary.buttonMaskRequired = .secondary
      var masks: [UIEvent.ButtonMask] = []
      secondary.addAction { masks.append($0.buttonMask) }
      let primary = add(UITapGestureRecognizer(), "primary")
      primary.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
      primary.addAction { masks.append($0.buttonMask) }
      #expect(primary.buttonMaskRequired == .primary)
      fingers.source = .secondaryMouse
      fingers.tap(50, 50)
      fingers.source = .mouse
      fingers.tap(50, 50)
      #expect(log.lines == ["secondary ended", "primary ended"])
      #expect(masks == [.secondary, .primary])
      fingers.source = .finger
      fingers.tap(50, 50)
      #expect(log.lines.last == "secondary ended" && masks.last == [])
    }

    @Test("buttons of a mouse are bits")
    func buttonMasks() {
      #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
      #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
      for number in [0, -1, 64, .min, .max] { #expect(UIEvent.ButtonMask.button(number).isEmpty) }
    }
  }
}
