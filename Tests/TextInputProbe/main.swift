import Foundation
import GTKHost
import UIKit

// A window with a text field, which `GalleryWindowTests` opens and types into. It prints the text after each change; the part
// that an input method still composes is in brackets. A click below the field ends editing.

@MainActor final class FieldController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addAction(UIAction { [weak self] _ in self?.report() }, for: [.editingChanged, .editingDidEnd])
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.view.endEditing(true) })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
    report()
  }

  private func report() {
    let text = NSMutableString(string: field.text ?? "")
    if let marked = field.markedTextRange {
      let start = field.offset(from: field.beginningOfDocument, to: marked.start)
      let end = field.offset(from: field.beginningOfDocument, to: marked.end)
      text.insert("]", at: end)
      text.insert("[", at: start)
    }
    print(text)
    fflush(nil)
  }
}

let host = WindowHost(
  options: WindowOptions(applicationID: "org.example.TextInputProbe", title: "text input probe"))
host.window.rootViewController = FieldController()
host.window.makeKeyAndVisible()
exit(host.run())
