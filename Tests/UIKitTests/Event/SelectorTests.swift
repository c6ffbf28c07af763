import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Selectors")
  struct SelectorTests {
    /// Has a table of methods, written by hand.
    final class Target: UIResponder, SelectorPerforming {
      var calls: [String] = []
      var last: [Any?] = []

      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        guard selector != "missing" else { return false }
        calls.append(selector.description)
        last = arguments
        return true
      }
    }

    final class Stranger: NSObject {}

    private func diagnostics(of body: () -> Void) -> [UIDiagnostic] {
      let handler = UIDiagnostic.handler
      defer { UIDiagnostic.handler = handler }
      var found: [UIDiagnostic] = []
      UIDiagnostic.handler = { found.append($0) }
      body()
      return found
    }

    @Test("a gesture recognizer calls a method with itself, once for each target, and not a removed one")
    func gesture() {
      let target = Target()
      let recognizer = UITapGestureRecognizer(target: target, action: "tap:")
      recognizer.addTarget(target, action: "tap:")
      recognizer.addTarget(target, action: "second")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.addGestureRecognizer(recognizer)
      let stage = Stage(view)
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      #expect(target.calls == ["tap:", "second"])
      #expect(target.last.first as? UITapGestureRecognizer === recognizer)
      recognizer.removeTarget(target, action: "second")
      stage.advance(by: 1)
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      #expect(target.calls == ["tap:", "second", "tap:"])
      recognizer.removeTarget(nil, action: nil)
      stage.advance(by: 1)
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      #expect(target.calls.count == 3)
    }

    @Test("a target without the method is reported once, with the class, the selector and what to add")
    func missing() {
      let (target, stranger) = (Target(), Stranger())
      let control = UIControl()
      control.addTarget(target, action: "missing", for: .valueChanged)
      control.addTarget(stranger, action: "tap:", for: .valueChanged)
      let found = diagnostics {
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .valueChanged)
      }
      #expect(found.map(\.code) == [.unknownSelector, .unknownSelector])
      #expect(found[0].message.contains("Target") && found[0].message.contains("\"missing\""))
      #expect(found[0].message.contains("Add the method to the table"))
      #expect(found[1].message.contains("Stranger") && found[1].message.contains("\"tap:\""))
      #expect(found[1].message.contains("conform to SelectorPerforming"))
    }

    @Test("a display link calls a method each frame until it is invalid")
    func displayLink() {
      let target = Target()
      let link = CADisplayLink(target: target, selector: "step:")
      link.add(to: .main, forMode: .common)
      let stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      stage.advance(by: 0.1)
      let count = target.calls.count
      #expect(count > 1)
      #expect(target.last.first as? CADisplayLink === link)
      link.invalidate()
      stage.advance(by: 0.1)
      #expect(target.calls.count == count)
    }

    @Test("a timer calls a method, and carries its information")
    func timer() throws {
      let target = Target()
      let timer = Timer.scheduledTimer(
        timeInterval: 100, target: target, selector: "tick:", userInfo: "lunch", repeats: false)
      timer.fire()
      #expect(target.calls == ["tick:"])
      #expect((target.last.first as? Timer)?.userInfo as? String == "lunch")
      let second = Timer(timeInterval: 100, target: target, selector: "tock", userInfo: nil, repeats: true)
      second.fire()
      #expect(target.calls == ["tick:", "tock"])
      timer.invalidate()
      second.invalidate()
    }

    @Test("a delayed call happens once, with its argument, unless it is cancelled")
    func delayed() async {
      let target = Target()
      target.perform("soon:", with: "tea", afterDelay: 0)
      target.perform("never:", with: "milk", afterDelay: 0)
      target.perform("never:", with: "salt", afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "never:", object: "milk")
      #expect(target.calls.isEmpty)
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      #expect(target.calls == ["soon:", "never:"])
      target.perform("late", with: nil, afterDelay: 100)
      NSObject.cancelPreviousPerformRequests(withTarget: target)
      target.perform("now")
      target.perform("with:", with: 7)
      #expect(target.calls.suffix(2) == ["now", "with:"] && target.last as? [Int] == [7])
    }

    @Test("an observer receives notifications of its name and sender until it is removed")
    func notifications() {
      let center = NotificationCenter()
      let (target, sender) = (Target(), NSObject())
      let name = Notification.Name("arrived")
      center.addObserver(target, selector: "arrived:", name: name, object: sender)
      center.addObserver(target, selector: "anything", name: nil, object: nil)
      center.post(name: name, object: NSObject())
      #expect(target.calls == ["anything"])
      center.post(name: name, object: sender)
      #expect(target.calls.sorted() == ["anything", "anything", "arrived:"])
      center.removeObserver(target, name: name, object: nil)
      center.post(name: name, object: sender)
      #expect(target.calls.count { $0 == "arrived:" } == 1)
      center.removeObserver(target)
      center.post(name: name, object: sender)
      #expect(target.calls.count == 4)
    }

    @Test("a token of a closure can still be removed")
    func token() {
      let center = NotificationCenter()
      nonisolated(unsafe) var count = 0
      let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
      center.post(name: Notification.Name("a"), object: nil)
      center.removeObserver(token)
      center.post(name: Notification.Name("a"), object: nil)
      #expect(count == 1)
    }

    @Test("an observer that was released receives nothing, and its removal in deinit is safe")
    func released() {
      final class Observer: NSObject, SelectorPerforming {
        static nonisolated(unsafe) var calls = 0
        func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
          Observer.calls += 1
          return true
        }
        deinit { NotificationCenter.default.removeObserver(self) }
      }
      let name = Notification.Name("controls-released")
      do {
        let observer = Observer()
        NotificationCenter.default.addObserver(observer, selector: "x", name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
      }
      NotificationCenter.default.post(name: name, object: nil)
      #expect(Observer.calls == 1)
    }

    @Test("without a target, the first responder is asked first, then the sender's responders")
    func chain() {
      final class Responding: UIView, SelectorPerforming {
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
          guard selector == "known:" else { return false }
          calls.append("\(arguments.first is UIControl)")
          return true
        }
      }
      let root = Responding(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let other = Responding(frame: .zero)
      let control = UIControl(frame: .zero)
      root.addSubview(control)
      root.addSubview(other)
      let stage = Stage(root)
      control.addTarget(nil, action: "known:", for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(root.calls == ["true"])
      other.becomeFirstResponder()
      control.sendActions(for: .valueChanged)
      #expect(other.calls == ["true"] && root.calls.count == 1)
      withExtendedLifetime(stage) {}
    }
  }
}
