import TestSupport
import Testing
import UIKit

/// Asked through a protocol, deprecated code runs without a warning.
@MainActor private protocol OlderAnimations {
  func move(_ view: UIView, delegate: AnyObject)
  func nest(_ first: UIView, _ second: UIView)
}

extension TimedTests {
  @MainActor
  @Suite("Animations between begin and commit")
  struct AnimationBlockTests {
    private final class Delegate: SelectorPerforming {
      var log: [String] = []
      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        let texts = arguments.prefix(2).map { "\(($0 as? NSNumber)?.boolValue ?? $0 ?? "nil")" }
        log.append("\(selector) \(texts.joined(separator: " "))")
        return true
      }
    }

    private struct Code: OlderAnimations {
      @available(*, deprecated)
      func move(_ view: UIView, delegate: AnyObject) {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationWillStart("start:")
        UIView.setAnimationDidStop("stop:finished:context:")
        view.center.x = 105
        UIView.commitAnimations()
        view.center.y = 50
      }

      @available(*, deprecated)
      func nest(_ first: UIView, _ second: UIView) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(4)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDuration(1)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        first.center.x = 105
        UIView.commitAnimations()
        second.center.x = 105
        UIView.commitAnimations()
        UIView.commitAnimations()
      }
    }

    private let code: any OlderAnimations = Code()
    private let seconds = TestSeconds()

    private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    private func x(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).position.x }

    @Test("changes move for the time that was set, and the delegate receives their beginning and end")
    func block() {
      let (view, delegate) = (view(), Delegate())
      seconds.tick(0)
      code.move(view, delegate: delegate)
      #expect(delegate.log == ["start: move nil"])
      seconds.tick(0.5)
      #expect(x(view) == 5 && view.layer.presentation()?.position.y == 50)
      seconds.tick(1.5)
      #expect(abs(x(view) - 55) < 1e-9)
      seconds.tick(2.5)
      #expect(x(view) == 105 && delegate.log == ["start: move nil", "stop:finished:context: move true"])
    }

    @Test("blocks in each other have settings of their own, and one commit too many does nothing")
    func nested() {
      let (first, second) = (view(), view())
      seconds.tick(0)
      code.nest(first, second)
      for (time, positions) in [(0.5, (30.0, 11.25)), (1.5, (80.0, 36.25)), (2.5, (30.0, 61.25))] {
        if time == 0.5 { seconds.tick(0.25) }
        seconds.tick(time)
        // The timing curve is solved to a millionth.
        #expect(
          abs(x(first) - positions.0) < 1e-4 && abs(x(second) - positions.1) < 1e-4, "\(time) \(x(second))")
      }
    }
  }
}
