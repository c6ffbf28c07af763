import CollectionViewTesting
import Porting
import Testing
import UIKit

@MainActor
@Suite("Selector tables")
struct SelectorTableTests {
  @SelectorTable
  class PlayerViewController: UIViewController {
    var calls: [String] = []
    var sender: Any?
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let surface = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    // A constant, so the macro is used where there is no self yet.
    let doubleTap = UITapGestureRecognizer(target: nil, action: #Selector(PlayerViewController.zoom))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(button)
      view.addSubview(surface)
      button.addTarget(self, action: #Selector(PlayerViewController.play(_:)), for: .touchUpInside)
      surface.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #Selector(seek(_:))))
    }

    @SelectorMethod private func play(_ sender: UIButton) { record("play", sender) }
    @SelectorMethod private func seek(_ recognizer: UITapGestureRecognizer) { record("seek", recognizer) }
    @SelectorMethod func zoom() { record("zoom", nil) }
    @SelectorMethod func skip(by sender: Any?, event: UIEvent?) -> Bool {
      record("skip", sender)
      return true
    }

    func record(_ call: String, _ sender: Any?) {
      calls.append(call)
      self.sender = sender
    }
  }

  @SelectorTable
  final class RadioViewController: PlayerViewController {
    @SelectorMethod func tune(_ control: UIControl) { record("tune", control) }
    override func zoom() { record("zoom the radio", nil) }
  }

  /// Taps a point of a controller's view.
  private func tap(_ controller: UIViewController, at point: CGPoint) {
    let stage = Stage(controller, size: CGSize(width: 300, height: 300))
    stage.finger.tap(at: point)
  }

  @Test("a tap on a button calls the method with the button")
  func button() {
    let controller = PlayerViewController()
    tap(controller, at: CGPoint(x: 50, y: 20))
    #expect(controller.calls == ["play"])
    #expect(controller.sender as? UIButton === controller.button)
  }

  @Test("a tap that a gesture recognizer sees calls the method with the recognizer")
  func gesture() {
    let controller = PlayerViewController()
    tap(controller, at: CGPoint(x: 50, y: 150))
    #expect(controller.calls == ["seek"])
    #expect(controller.sender is UITapGestureRecognizer)
  }

  @Test("a subclass calls its own methods, overrides, and methods in the table of its superclass")
  func inheritance() {
    let controller = RadioViewController()
    let control = UIControl()
    #expect(controller.perform(#Selector(RadioViewController.tune(_:)), with: [control]))
    #expect(controller.perform(#Selector(RadioViewController.zoom), with: []))
    #expect(controller.perform(#Selector(PlayerViewController.skip(by:event:)), with: [control, nil]))
    #expect(controller.calls == ["tune", "zoom the radio", "skip"])
    #expect(!controller.perform("unknown", with: []))
    tap(controller, at: CGPoint(x: 50, y: 20))
    #expect(controller.calls.last == "play")
  }

  // The rule of Objective-C: "With" joins the words, unless one of them is a preposition such as "by".
  @Test("selectors have the names of Objective-C")
  func names() {
    #expect(#Selector(PlayerViewController.zoom).description == "zoom")
    #expect(#Selector(PlayerViewController.skip(by:event:)).description == "skipBy:event:")
    #expect(#Selector(RadioViewController.tune).description == "tune:")
  }

  @Test("a name without labels finds the method")
  func bareName() {
    let controller = PlayerViewController()
    #expect(controller.perform(#Selector(PlayerViewController.skip), with: [nil, nil]))
    #expect(controller.calls == ["skip"])
  }

  @Test("a wrong type or a missing argument calls nothing, and an optional parameter is nil")
  func arguments() {
    let controller = RadioViewController()
    #expect(!controller.perform(#Selector(RadioViewController.tune(_:)), with: [UIView()]))
    #expect(!controller.perform(#Selector(RadioViewController.tune(_:)), with: []))
    #expect(!controller.perform(#Selector(RadioViewController.tune(_:)), with: [nil]))
    #expect(controller.perform(#Selector(PlayerViewController.skip(by:event:)), with: []))
    #expect(controller.calls == ["skip"])
    #expect(controller.sender == nil)
  }

  @Test(
    "a selector of a method in an extension of a class of another module calls it for that class and its subclasses"
  )
  func extensions() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer(target: view, action: #ExtensionSelector(UIView.noteTap(_:)))
    view.addGestureRecognizer(tap)
    Stage(view).finger.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.tag == 1)
    let label = UILabel()
    let link = UIControl()
    link.addTarget(label, action: #ExtensionSelector(UIView.noteCall), for: .touchUpInside)
    link.sendActions(for: .touchUpInside)
    #expect(label.tag == 10)
  }
}

@MainActor
@Suite("Selectors of UIKit's methods")
struct FrameworkSelectorTests {
  final class Field: UIView {
    var isForced: [Bool] = []
    override func endEditing(_ force: Bool) -> Bool {
      isForced.append(force)
      return true
    }
  }

  final class Presenter: UIViewController {
    var isAnimated: [Bool] = []
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { isAnimated.append(flag) }
  }

  // With Objective-C, a pointer to any object is true.
  @Test("a control or a recognizer as a Boolean argument is true")
  func flags() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UIControl()
    control.addTarget(field, action: #ExtensionSelector(UIView.endEditing(_:)), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    field.addGestureRecognizer(
      UITapGestureRecognizer(target: field, action: #ExtensionSelector(UIView.endEditing(_:))))
    Stage(field).finger.tap(at: CGPoint(x: 50, y: 50))
    #expect(field.isForced == [true, true])
  }

  @Test("a controller is dismissed by a control, without a closure at the end")
  func dismiss() {
    let presenter = Presenter()
    let control = UIControl()
    let action = #ExtensionSelector(UIViewController.dismiss(animated:completion:))
    control.addTarget(presenter, action: action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(presenter.isAnimated == [true])
    // Objective-C's own name is an exception to the rule: dismissViewControllerAnimated:completion:.
    #expect(action == #ExtensionSelector(UIViewController.dismiss(animated:completion:)))
  }

  @Test("edit actions have the names that UIKit compares")
  func editActions() {
    #expect(#ExtensionSelector(UIResponder.copy(_:)) == "copy:")
    #expect(#ExtensionSelector(UIResponder.paste(_:)) == Selector("paste:"))
  }

  @SelectorTable
  final class Saver: NSObject {
    var saved: [String] = []
    @SelectorMethod func image(_ image: String, didFinishSavingWithError error: String?, contextInfo: Int) {
      saved.append(image)
    }
  }

  @Test("a table calls a method with three parameters")
  func threeParameters() {
    let saver = Saver()
    let selector = #Selector(Saver.image(_:didFinishSavingWithError:contextInfo:))
    #expect(selector == "image:didFinishSavingWithError:contextInfo:")
    #expect(saver.perform(selector, with: ["a", nil, 1]))
    #expect(!saver.perform(selector, with: ["a", nil]))
    #expect(saver.saved == ["a"])
  }
}

extension UIView {
  fileprivate func noteTap(_ tap: UITapGestureRecognizer) { tag += 1 }
  fileprivate func noteCall() { tag += 10 }
}
