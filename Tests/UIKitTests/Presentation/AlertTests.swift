import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Alerts and action sheets")
  struct AlertTests {
    private let root = UIViewController()
    private let stage: Stage

    init() { stage = Stage(root, size: CGSize(width: 390, height: 600)) }

    private final class Log { var names: [String] = [] }

    private func alert(
      _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)], _ log: Log
    ) -> UIAlertController {
      let alert = UIAlertController(
        title: "Delete 3 photos?", message: "They cannot be restored.", preferredStyle: style)
      for (title, style) in actions {
        alert.addAction(UIAlertAction(title: title, style: style) { log.names.append($0.title ?? "") })
      }
      return alert
    }

    private func frame(of alert: UIAlertController) -> CGRect {
      alert.view.convert(alert.view.bounds, to: nil)
    }

    @Test("§27.20 an alert is 270 points wide in the middle, its handler runs when it is gone")
    func chosen() {
      let log = Log()
      let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)], log)
      root.present(alert, animated: true)
      stage.settle()
      let frame = frame(of: alert)
      #expect(frame.width == 270 && frame.midX == 195 && abs(frame.midY - 300) <= 1)
      // The last row is 44 high. Cancel is the left of two buttons.
      stage.finger.tap(at: CGPoint(x: frame.maxX - 60, y: frame.maxY - 22))
      #expect(log.names == [] && alert.isBeingDismissed)
      // A second click while it disappears chooses nothing more.
      stage.finger.tap(at: CGPoint(x: frame.minX + 60, y: frame.maxY - 22))
      stage.settle()
      #expect(log.names == ["Delete"] && root.presentedViewController == nil)
    }

    @Test("§27.22 Return chooses the preferred or the first harmless action, Escape cancels")
    func keys() {
      let log = Log()
      func show(_ actions: [(String, UIAlertAction.Style)], preferred: Int?, _ key: InputEvent.Key.Code)
        -> [String]
      {
        log.names = []
        let alert = alert(.alert, actions, log)
        alert.preferredAction = preferred.map { alert.actions[$0] }
        root.present(alert, animated: false)
        stage.keys.press(key)
        stage.settle()
        if root.presentedViewController != nil { root.dismiss(animated: false) }
        return log.names
      }
      let three: [(String, UIAlertAction.Style)] = [
        ("Delete", .destructive), ("Keep", .default), ("Cancel", .cancel),
      ]
      #expect(show(three, preferred: nil, .return) == ["Keep"])
      #expect(show(three, preferred: 0, .return) == ["Delete"])
      #expect(show(three, preferred: nil, .escape) == ["Cancel"])
      #expect(show([("Delete", .destructive), ("Cancel", .cancel)], preferred: nil, .return) == [])
      #expect(show([("OK", .default)], preferred: nil, .escape) == ["OK"])
      #expect(show([("Yes", .default), ("No", .default)], preferred: nil, .escape) == [])
    }

    @Test("Tab and arrow keys stay in the alert, and Space chooses the focused action")
    func focus() {
      let log = Log()
      let below = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.view.addSubview(below)
      let alert = alert(.alert, [("One", .default), ("Two", .default), ("Cancel", .cancel)], log)
      root.present(alert, animated: false)
      stage.advance(by: 0.1)
      for _ in 0..<4 {
        stage.keys.press(.tab)
        #expect(!below.isFocused)
      }
      // One, Two, Cancel, and One again.
      stage.keys.press(.downArrow)
      stage.keys.press(.space)
      stage.settle()
      #expect(log.names == ["Two"])
    }

    @Test("a disabled action cannot be chosen, until it is enabled")
    func disabled() {
      let log = Log()
      let alert = alert(.alert, [("OK", .default)], log)
      alert.actions[0].isEnabled = false
      root.present(alert, animated: false)
      stage.settle()
      stage.keys.press(.return)
      stage.finger.tap(at: CGPoint(x: 195, y: frame(of: alert).maxY - 22))
      stage.settle()
      #expect(log.names == [] && root.presentedViewController === alert)
      alert.actions[0].isEnabled = true
      stage.settle()
      stage.finger.tap(at: CGPoint(x: 195, y: frame(of: alert).maxY - 22))
      stage.settle()
      #expect(log.names == ["OK"])
    }

    @Test("§27.21 an action sheet is at the lower edge, and a click outside cancels it")
    func sheet() {
      let log = Log()
      let alert = alert(
        .actionSheet, [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)], log)
      root.present(alert, animated: true)
      stage.settle()
      let frame = frame(of: alert)
      #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 592)
      stage.finger.tap(at: CGPoint(x: 195, y: 20))
      stage.settle()
      #expect(log.names == ["Cancel"] && root.presentedViewController == nil)
    }

    @Test(
      "a click outside of an alert does nothing; an alert without actions, and one with 40, fit the window")
    func extremes() {
      let log = Log()
      let empty = UIAlertController(title: nil, message: "", preferredStyle: .alert)
      root.present(empty, animated: false)
      stage.finger.tap(at: CGPoint(x: 5, y: 5))
      stage.settle()
      #expect(root.presentedViewController === empty)
      root.dismiss(animated: false)
      let many = alert(.actionSheet, (0..<40).map { ("\($0)", .default) }, log)
      root.present(many, animated: false)
      stage.settle()
      #expect(stage.window.bounds.contains(frame(of: many)))
    }

    @Test("a second cancel action is reported and left out")
    func twoCancels() {
      let handler = UIDiagnostic.handler
      defer { UIDiagnostic.handler = handler }
      var codes: [UIDiagnostic.Code] = []
      UIDiagnostic.handler = { codes.append($0.code) }
      let alert = alert(.alert, [("Cancel", .cancel), ("Cancel", .cancel)], Log())
      #expect(codes == [.secondCancelAction] && alert.actions.count == 1)
    }

    // MARK: - Pictures

    private final class Background: UIViewController {
      let shown: UIViewController
      init(_ shown: UIViewController) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 240, height: 30))
        label.text = "Behind the alert"
        label.textColor = .label
        view.addSubview(label)
      }
      override func viewDidAppear(_ animated: Bool) {
        let popover = shown.popoverPresentationController
        popover?.sourceView = view
        popover?.sourceRect = CGRect(x: 60, y: 20, width: 60, height: 30)
        if presentedViewController == nil { present(shown, animated: false) }
      }
    }

    private func picture(_ make: () -> UIViewController, _ name: String) {
      expectSnapshot(
        of: Background(make()), named: name, sizes: [CGSize(width: 320, height: 360)],
        styles: [.light, .dark],
        directions: [.leftToRight, .rightToLeft])
    }

    @Test("§27.21 an action sheet that asks for a popover is an action sheet, and a click outside cancels it")
    func actionSheetAsPopover() {
      let log = Log()
      let sheet = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)], log)
      sheet.modalPresentationStyle = .popover
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: false)
      stage.settle()
      #expect(frame(of: sheet).width == 374)
      stage.finger.tap(at: CGPoint(x: 5, y: 5))
      stage.settle()
      #expect(root.presentedViewController == nil && log.names == ["Cancel"])
    }

    @Test("an alert and an action sheet look like iOS's")
    func pictures() {
      picture({ alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)], Log()) }, "alert")
      picture(
        { alert(.actionSheet, [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)], Log()) },
        "action-sheet")
    }

    @Test("a sheet and a popover look like iOS's")
    func sheetPictures() {
      picture(
        {
          let controller = UIViewController()
          controller.view.backgroundColor = .secondarySystemBackground
          controller.sheetPresentationController?.detents = [.medium()]
          controller.sheetPresentationController?.prefersGrabberVisible = true
          return controller
        }, "sheet")
      picture(
        {
          let controller = UIViewController()
          controller.view.backgroundColor = .secondarySystemBackground
          controller.modalPresentationStyle = .popover
          controller.preferredContentSize = CGSize(width: 200, height: 120)
          return controller
        }, "popover")
    }
  }
}
