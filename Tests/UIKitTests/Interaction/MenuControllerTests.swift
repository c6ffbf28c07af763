import Foundation
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("The Edit menu of an app")
  final class MenuControllerTests {
    private final class Bubble: UIView, SelectorPerforming {
      var isEmpty = false
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }

      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "reply:" || action == "copy:" && !isEmpty
      }

      override func copy(_ sender: Any?) { calls.append("copy \(sender is UIMenuController)") }

      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        guard selector == "reply:" else { return false }
        calls.append("reply \(arguments.first is UIMenuController)")
        return true
      }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let presenter = RecordingMenuPresenter()
    private let bubble = Bubble(frame: CGRect(x: 40, y: 50, width: 100, height: 30))
    private let controller = UIMenuController.shared
    private var posted: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      window.menuPresenter = presenter
      window.addSubview(bubble)
      _ = bubble.becomeFirstResponder()
      controller.menuItems = [
        UIMenuItem(title: "Reply", action: "reply:"), UIMenuItem(title: "Delete", action: "remove:"),
      ]
      for name in [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) {
            [weak self] note in
            let name = note.name.rawValue
            MainActor.assumeIsolated { self?.posted.append(name) }
          })
      }
    }

    isolated deinit {
      controller.hideMenu()
      controller.menuItems = nil
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("it has what the first responder can perform, and opens beside the rectangle")
    func show() throws {
      controller.showMenu(from: bubble, rect: CGRect(x: 10, y: 0, width: 20, height: 30))
      #expect(controller.isMenuVisible && presenter.titles == ["Copy", "Reply"])
      #expect(presenter.menu?.anchor == CGRect(x: 50, y: 50, width: 20, height: 30))
      presenter.choose("Reply")
      #expect(!controller.isMenuVisible && bubble.calls == ["reply true"] && bubble.interactions.isEmpty)
      controller.showMenu(from: bubble, rect: bubble.bounds)
      presenter.choose("Copy")
      #expect(bubble.calls == ["reply true", "copy true"])
    }

    @Test("it can be closed, shown again and updated, and announces each")
    func hide() {
      controller.showMenu(from: bubble, rect: bubble.bounds)
      controller.hideMenu(from: window)
      #expect(controller.isMenuVisible)
      bubble.isEmpty = true
      controller.update()
      #expect(presenter.titles == ["Reply"])
      // Shown elsewhere while it is open: it closes first.
      controller.showMenu(from: window, rect: CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(controller.isMenuVisible && presenter.menu?.anchor.minX == 0)
      controller.hideMenu()
      controller.hideMenu()
      #expect(!controller.isMenuVisible && presenter.menu == nil)
      let once = ["WillShow", "DidShow", "WillHide", "DidHide"].map {
        "UIMenuController\($0)MenuNotification"
      }
      #expect(posted == once + once)
    }

    @Test("nothing opens where nothing can be performed")
    func empty() {
      controller.menuItems = nil
      bubble.isEmpty = true
      controller.showMenu(from: bubble, rect: bubble.bounds)
      #expect(
        !controller.isMenuVisible && presenter.menu == nil && posted.isEmpty && bubble.interactions.isEmpty)
      controller.showMenu(from: UIView(), rect: .zero)
      #expect(!controller.isMenuVisible)
    }
  }
}
