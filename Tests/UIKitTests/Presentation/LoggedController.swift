import UIKit

/// Writes the calls that it receives into a common log.
final class LoggedController: UIViewController {
  static var log: [String] = []
  let name: String
  var onLoad: (LoggedController) -> Void = { _ in }

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    onLoad(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    Self.log.append("\(name) will\(isBeingPresented ? " presented" : "")")
  }
  override func viewDidAppear(_ animated: Bool) { Self.log.append("\(name) did") }
  override func viewWillDisappear(_ animated: Bool) {
    Self.log.append("\(name) willNot\(isBeingDismissed ? " dismissed" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) { Self.log.append("\(name) didNot") }

  static func take() -> [String] {
    defer { log = [] }
    return log
  }
}
