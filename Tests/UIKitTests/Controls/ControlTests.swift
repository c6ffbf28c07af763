import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Controls")
  struct ControlTests {
    /// Records the calls of its tracking methods and of its events.
    final class Witness: UIControl {
      var log: [String] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        let names: [(Event, String)] = [
          (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
          (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
          (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
        ]
        for (event, name) in names {
          addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
        }
      }
      required init?(coder: NSCoder) { nil }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("endTracking") }
      override func cancelTracking(with event: UIEvent?) { log.append("cancelTracking") }
    }

    private func stage(_ controls: UIControl...) -> Stage {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      for control in controls { root.addSubview(control) }
      return Stage(root)
    }

    // Apple, UIControl.Event: a drag leaves the control and returns. 70 points is the well-known slack of a finger.
    @Test("a finger that leaves by more than 70 points, and returns, is reported")
    func drag() {
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      let stage = stage(control)
      stage.finger.down(at: CGPoint(x: 150, y: 120))
      #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
      #expect(control.state == .highlighted)
      stage.finger.move(to: CGPoint(x: 150, y: 215))
      #expect(control.isHighlighted, "65 points below the control")
      stage.finger.move(to: CGPoint(x: 150, y: 225))
      #expect(!control.isHighlighted && control.isTracking)
      stage.finger.move(to: CGPoint(x: 150, y: 240))
      stage.finger.move(to: CGPoint(x: 150, y: 130))
      stage.finger.up()
      #expect(
        control.log == [
          "down", "dragInside", "exit", "dragOutside", "dragOutside", "enter", "dragInside", "endTracking",
          "upInside",
        ])
      #expect(!control.isHighlighted && !control.isTracking && control.state == .normal)
    }

    @Test("while a touch ends, it is known whether it is inside", arguments: [true, false])
    func insideAtTheEnd(isInside: Bool) {
      final class Star: UIControl {
        var values: [Bool] = []
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
          values += [isTouchInside, isTracking]
        }
      }
      let control = Star(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      control.addAction(
        UIAction { [unowned control] _ in control.values.append(control.isTouchInside) },
        for: [.touchUpInside, .touchUpOutside])
      let stage = stage(control)
      stage.finger.down(at: CGPoint(x: 150, y: 120))
      if !isInside { stage.finger.move(to: CGPoint(x: 150, y: 300)) }
      stage.finger.up()
      #expect(control.values == [isInside, false, isInside] && !control.isTouchInside)
    }

    @Test("a mouse has no slack")
    func mouse() {
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      let stage = stage(control)
      stage.finger.source = .mouse
      stage.finger.down(at: CGPoint(x: 150, y: 120))
      stage.finger.move(to: CGPoint(x: 150, y: 160))
      stage.finger.up()
      #expect(control.log == ["down", "exit", "dragOutside", "endTracking", "upOutside"])
    }

    @Test("a touch is cancelled when it is taken away, and when the control is disabled or removed")
    func cancel() {
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      let stage = stage(control)
      let interruptions: [(String, () -> Void)] = [
        ("taken", { stage.finger.cancel() }), ("disabled", { control.isEnabled = false }),
        ("removed", { control.removeFromSuperview() }),
      ]
      for (name, interrupt) in interruptions {
        control.log = []
        control.isEnabled = true
        stage.finger.down(at: CGPoint(x: 150, y: 120))
        interrupt()
        stage.finger.up()
        stage.advance(by: 1)
        #expect(control.log == ["down", "cancelTracking", "cancel"], "\(name)")
        #expect(!control.isHighlighted && !control.isTracking, "\(name)")
      }
    }

    @Test("a disabled control ignores touches, and its superview does not receive them")
    func disabled() {
      final class Superview: UIView {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
      }
      let root = Superview(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      control.isEnabled = false
      root.addSubview(control)
      let stage = Stage(root)
      stage.finger.tap(at: CGPoint(x: 150, y: 120))
      #expect(control.log.isEmpty && root.count == 0)
      #expect(control.state == .disabled)
    }

    @Test("two quick taps report a repeated touch")
    func twice() {
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      let stage = stage(control)
      stage.finger.tap(at: CGPoint(x: 150, y: 120))
      stage.finger.tap(at: CGPoint(x: 150, y: 120))
      #expect(
        control.log == ["down", "endTracking", "upInside", "down", "repeat", "endTracking", "upInside"])
    }

    // Apple, addAction(_:for:): an action replaces one with the same identifier.
    @Test("actions are unique by identifier, run in order, and know their sender")
    func actions() {
      let control = UIControl()
      var log: [String] = []
      let id = UIAction.Identifier("a")
      control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .valueChanged)
      control.addAction(UIAction { log.append("\($0.sender as? UIControl === control)") }, for: .valueChanged)
      control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .touchDown)
      control.sendActions(for: .valueChanged)
      #expect(log == ["new", "true"])
      control.sendActions(for: .touchDown)
      #expect(log == ["new", "true", "new"])
      #expect(control.allControlEvents == [.valueChanged, .touchDown])
      control.removeAction(identifiedBy: id, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(log == ["new", "true", "new", "true"])
    }

    @Test("a handler that is added for two events of one call runs once")
    func once() {
      let control = UIControl()
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: [.touchUpInside, .primaryActionTriggered])
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      #expect(count == 1)
    }

    @Test("targets can be enumerated, merged and removed")
    func targets() {
      let (control, target) = (UIControl(), TimedTests.SelectorTests.Target())
      control.addTarget(target, action: "a:", for: .touchDown)
      control.addTarget(target, action: "a:", for: .valueChanged)
      control.addTarget(nil, action: "b", for: .valueChanged)
      #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["a:"])
      #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["b"])
      #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
      #expect(control.allTargets.count == 2)
      var events: [UIControl.Event] = []
      control.enumerateEventHandlers { _, _, event, _ in events.append(event) }
      #expect(events == [[.touchDown, .valueChanged], .valueChanged])
      control.removeTarget(nil, action: nil, for: .allEvents)
      #expect(control.allControlEvents == [])
    }

    // Apple, UIGestureRecognizer: a tap on a control is the control's, not that of a recognizer of its superview.
    @Test("a tap on a control is not recognized by its superview, and a tap beside it is")
    func tapAround() {
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      let stage = stage(control)
      var taps = 0
      control.superview?.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      stage.finger.tap(at: CGPoint(x: 150, y: 120))
      #expect(taps == 0 && control.log.contains("upInside"))
      stage.advance(by: 1)
      stage.finger.tap(at: CGPoint(x: 20, y: 20))
      #expect(taps == 1)
    }

    @Test("Tab moves through enabled, visible controls in reading order, and an arrow key to the nearest")
    func focus() {
      func control(_ x: CGFloat, _ y: CGFloat) -> UIControl {
        UIControl(frame: CGRect(x: x, y: y, width: 80, height: 40))
      }
      let (right, left, hidden, below) = (
        control(200, 100), control(20, 104), control(110, 100), control(200, 200)
      )
      hidden.isHidden = true
      let stage = stage(right, left, hidden, below)
      stage.keys.press(.tab)
      #expect(left.isFocused && left.state == .focused)
      stage.keys.press(.tab)
      #expect(right.isFocused && !left.isFocused)
      stage.keys.press(.tab)
      #expect(below.isFocused)
      stage.keys.press(.tab)
      #expect(left.isFocused, "without a first responder, the order begins again")
      stage.keys.press(.tab, .shift)
      #expect(below.isFocused)
      stage.keys.press(.upArrow)
      #expect(right.isFocused)
      right.isEnabled = false
      #expect(!right.isFocused)
      stage.keys.press(.tab)
      stage.finger.tap(at: CGPoint(x: 210, y: 210))
      #expect(!left.isFocused, "a touch hides the focus")
    }

    @Test("Space and Return operate the focused control, once each, and nothing else")
    func keys() {
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      let stage = stage(control)
      stage.keys.press(.space)
      #expect(control.log.isEmpty)
      stage.keys.press(.tab)
      stage.keys.press(.space)
      stage.keys.press(.return)
      #expect(control.log == ["upInside", "upInside"])
    }

    @Test(
      "a click elsewhere and a new first responder take the keys from a focused control, and so does hiding it"
    )
    func focusLeaves() {
      final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      let stage = stage(control)
      let field = Field()
      stage.window.addSubview(field)
      stage.keys.press(.tab)
      #expect(control.isFocused)
      stage.finger.tap(at: CGPoint(x: 10, y: 10))
      #expect(!control.isFocused)
      stage.keys.press(.tab)
      field.becomeFirstResponder()
      #expect(!control.isFocused)
      stage.keys.press(.tab)
      #expect(control.isFocused)
      control.superview?.isHidden = true
      #expect(!control.isFocused)
    }

    // Apple, touchesShouldCancel(in:): a drag does not cancel the touches of a control.
    @Test("a control in a scroll view keeps a finger that rested on it")
    func inScrollView() {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      scrollView.contentSize = CGSize(width: 400, height: 2000)
      let control = Witness(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      scrollView.addSubview(control)
      let stage = Stage(scrollView)
      stage.finger.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 20))
      #expect(scrollView.contentOffset.y > 50 && control.log.isEmpty, "a quick drag scrolls")
      scrollView.contentOffset = .zero
      stage.finger.down(at: CGPoint(x: 150, y: 120))
      stage.finger.wait(0.3)
      stage.finger.move(to: CGPoint(x: 150, y: 60))
      stage.finger.up()
      #expect(scrollView.contentOffset == .zero)
      #expect(control.log.last == "upInside")
    }

    @Test("a slider's thumb moves across in a view that scrolls across, and its track does not")
    func sliderInScrollView() {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      scrollView.contentSize = CGSize(width: 2000, height: 400)
      let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
      scrollView.addSubview(slider)
      let stage = Stage(scrollView)
      stage.finger.drag(from: CGPoint(x: 114, y: 117), to: CGPoint(x: 214, y: 117))
      #expect(scrollView.contentOffset == .zero && slider.value > 0.5)
      stage.finger.drag(from: CGPoint(x: 280, y: 117), to: CGPoint(x: 180, y: 117))
      #expect(scrollView.contentOffset.x > 50)
    }
  }
}
