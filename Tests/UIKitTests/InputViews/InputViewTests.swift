import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Views for input")
  struct InputViewTests {
    private let controller = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    private let stage: Stage

    init() {
      controller.view.addSubview(field)
      stage = Stage(controller, size: CGSize(width: 300, height: 500))
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("§33.1 the accessory view of a field is at the lower edge during editing, above the input view")
    func accessory() {
      let (bar, picker) = (UIToolbar(frame: CGRect(x: 0, y: 0, width: 1, height: 44)), UIPickerView())
      field.inputAccessoryView = bar
      field.inputView = picker
      #expect(bar.window == nil)
      stage.finger.tap(at: CGPoint(x: 60, y: 35))
      #expect(field.isFirstResponder)
      #expect(frame(of: bar) == CGRect(x: 0, y: 240, width: 300, height: 44))
      #expect(frame(of: picker) == CGRect(x: 0, y: 284, width: 300, height: 216))
      field.inputView = nil
      #expect(frame(of: bar) == CGRect(x: 0, y: 456, width: 300, height: 44) && picker.window == nil)
      field.resignFirstResponder()
      #expect(bar.window == nil)
    }

    @Test("§33.2 the notifications of the keyboard tell the frame of the views")
    func notifications() {
      nonisolated(unsafe) var log: [String] = []
      let tokens = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          log.append("\(name == UIResponder.keyboardWillShowNotification) \(end?.cgRectValue.minY ?? 0)")
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      field.becomeFirstResponder()
      #expect(log == [], "a desktop has a keyboard")
      field.resignFirstResponder()
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(log == ["true 450.0", "false 500.0"])
    }

    @Test("§33.3 the guide of the keyboard follows the views, and is below the safe area without them")
    func guide() {
      let bottom = UIView()
      bottom.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bottom)
      NSLayoutConstraint.activate([
        bottom.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bottom.widthAnchor.constraint(equalToConstant: 100),
        bottom.heightAnchor.constraint(equalToConstant: 40),
        bottom.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      ])
      controller.view.layoutIfNeeded()
      #expect(frame(of: bottom).maxY == 500)
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      field.becomeFirstResponder()
      controller.view.layoutIfNeeded()
      #expect(frame(of: bottom).maxY == 450)
    }

    /// A controller with a bar for messages, as chat apps write it.
    private final class Chat: UIViewController {
      let input = UITextField()
      lazy var bar: UIView = {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        input.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
        bar.addSubview(input)
        return bar
      }()

      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }

    @Test("§33.4 the accessory view of a controller appears with it, and stays while its field is edited")
    func chat() {
      let chat = Chat()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(navigation, size: CGSize(width: 300, height: 500))
      navigation.pushViewController(chat, animated: false)
      stage.settle()
      #expect(chat.isFirstResponder && frame(of: chat.bar) == CGRect(x: 0, y: 440, width: 300, height: 60))
      stage.finger.tap(at: CGPoint(x: 60, y: 470))
      stage.keys.type("hi")
      #expect(chat.input.isFirstResponder && chat.input.text == "hi" && chat.bar.window != nil)
      chat.input.resignFirstResponder()
      #expect(chat.isFirstResponder && chat.bar.window != nil)
      navigation.popViewController(animated: false)
      stage.settle()
      #expect(chat.bar.window == nil)
    }
  }
}
