import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Touches and the responder chain")
  struct TouchTests {
    final class Witness: UIView {
      var log: [String] = []
      var passesOn = false
      private func note(_ what: String, _ touches: Set<UITouch>) {
        let location = touches.first?.location(in: self) ?? .zero
        log.append("\(what) \(Int(location.x)),\(Int(location.y))")
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if passesOn { super.touchesBegan(touches, with: event) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
      }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private var window: UIWindow { stage.window }
    private let outer = Witness(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    private let inner = Witness(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    private var fingers: Fingers { stage.finger }

    init() {
      window.addSubview(outer)
      outer.addSubview(inner)
    }

    @Test("a touch belongs to the view it came down on, wherever it moves, in that view's coordinates")
    func ownership() {
      fingers.down(40, 40)
      fingers.move(150, 40)
      fingers.up()
      #expect(inner.log == ["began 10,10", "moved 120,10", "ended 120,10"])
      #expect(outer.log.isEmpty)
    }

    @Test("what a view does not handle goes to the view around it")
    func chain() {
      inner.passesOn = true
      fingers.down(40, 40)
      #expect(inner.log == ["began 10,10"] && outer.log == ["began 30,30"])
      fingers.cancel()
      #expect(inner.log.last == "cancelled 10,10")
    }

    @Test("two fingers are two touches, each with its own view")
    func twoFingers() {
      fingers.down(40, 40, finger: 1)
      fingers.down(15, 15, finger: 2)
      fingers.up(finger: 1)
      fingers.move(16, 17, finger: 2)
      fingers.up(finger: 2)
      #expect(inner.log == ["began 10,10", "ended 10,10"])
      #expect(outer.log == ["began 5,5", "moved 6,7", "ended 6,7"])
    }

    @Test("a touch that is cancelled while a recognizer delays it does not reach its view")
    func cancelledWhileDelayed() {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      double.delaysTouchesBegan = true
      outer.addGestureRecognizer(double)
      fingers.down(40, 40)
      fingers.wait(0.05)
      fingers.cancel()
      fingers.wait(1)
      #expect(inner.log.isEmpty)
      fingers.tap(40, 40)
      fingers.wait(1)
      #expect(inner.log == ["began 10,10", "ended 10,10"])
    }

    @Test("taps in quick succession at one place are counted")
    func tapCount() {
      final class Counter: UIView {
        var counts: [Int] = []
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          counts.append(touches.first?.tapCount ?? 0)
        }
      }
      let counter = Counter(frame: CGRect(x: 120, y: 120, width: 60, height: 60))
      window.addSubview(counter)
      fingers.tap(130, 130)
      fingers.pass(0.2)
      fingers.tap(133, 131)
      fingers.pass(0.5)
      fingers.tap(130, 130)
      fingers.pass(0.1)
      fingers.tap(178, 178)
      fingers.pass(0.5)
      // A drag, although it ends where it began.
      fingers.down(178, 178)
      fingers.move(178, 168)
      fingers.move(178, 178)
      fingers.up()
      fingers.pass(0.1)
      fingers.tap(178, 178)
      #expect(counter.counts == [1, 2, 1, 1, 1, 1])
    }

    @Test("keys go to the first responder and up its chain")
    func keys() {
      final class Field: UIView {
        var typed = ""
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          guard let key = presses.first?.key, key.code != .escape else {
            return super.pressesBegan(presses, with: event)
          }
          typed += key.characters
        }
      }
      let (field, around) = (Field(), Field())
      window.addSubview(around)
      around.addSubview(field)
      #expect(!outer.becomeFirstResponder())
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      stage.send(.key(.init(code: .character("a"), text: "A")))
      #expect(field.typed == "A" && around.typed.isEmpty)
      #expect(around.becomeFirstResponder() && !field.isFirstResponder)
      stage.send(.key(.init(code: .character("b"), text: "b")))
      #expect(field.typed == "A" && around.typed == "b")
      #expect(around.resignFirstResponder() && !around.isFirstResponder)
    }
  }
}
