import CollectionViewTesting
import Foundation
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Edit menu interactions")
  final class EditMenuTests {
    private final class Card: UIView, SelectorPerforming {
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }

      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:"
      }
      override func copy(_ sender: Any?) { calls.append("copy") }
      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        guard selector == "share:" else { return false }
        calls.append("share \((arguments.first as? UICommand)?.propertyList as? Int ?? 0)")
        return true
      }
      override func validate(_ command: UICommand) { command.state = .on }
      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .context else { return }
        let share = UICommand(title: "Share", action: "share:", propertyList: 3)
        builder.insertSibling(UIMenu(options: .displayInline, children: [share]), afterMenu: .edit)
      }
    }

    private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      var log: [String] = []
      var rect = CGRect.null
      var own: [UIMenuElement]?
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        log.append("menu \(configuration.identifier)")
        return own.map { UIMenu(children: $0) } ?? UIMenu(children: suggestedActions)
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
      ) -> CGRect { rect }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("present") }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("dismiss") }
    }

    private let presenter = RecordingMenuPresenter()
    private let card = Card(frame: CGRect(x: 40, y: 50, width: 100, height: 30))
    private let delegate = Delegate()
    private let interaction: UIEditMenuInteraction
    private let stage: Stage

    init() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      root.addSubview(card)
      stage = Stage(root)
      stage.window.menuPresenter = presenter
      interaction = UIEditMenuInteraction(delegate: delegate)
      card.addInteraction(interaction)
    }

    private func open(at point: CGPoint = CGPoint(x: 5, y: 6)) {
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "card", sourcePoint: point))
    }

    @Test("it suggests what the responder can perform, and what it adds")
    func suggestions() throws {
      open()
      #expect(presenter.titles == ["[Copy]", "[Share]"])
      #expect(presenter.menu?.anchor == CGRect(x: 45, y: 56, width: 0, height: 0))
      #expect(delegate.log == ["menu card", "present"])
      #expect(try #require(presenter.menu?.menu.action("Share")).state == .on, "it was validated")
      presenter.choose("Copy")
      open()
      presenter.choose("Share")
      #expect(card.calls == ["copy", "share 3"] && card.interactions.count == 1)
      #expect(delegate.log == ["menu card", "present", "dismiss", "menu card", "present", "dismiss"])
    }

    @Test("the delegate decides about the elements and the rectangle")
    func delegateDecides() {
      delegate.own = [UIAction(title: "Pin") { _ in }]
      delegate.rect = CGRect(x: 0, y: 0, width: 100, height: 30)
      open()
      #expect(presenter.titles == ["Pin"] && presenter.menu?.anchor == card.frame)
      delegate.own = [UIAction(title: "Unpin") { _ in }]
      interaction.reloadVisibleMenu()
      #expect(presenter.titles == ["Unpin"] && presenter.updateCount == 1)
      delegate.own = []
      interaction.reloadVisibleMenu()
      #expect(presenter.menu == nil)
      open()
      #expect(presenter.menu == nil && card.interactions.count == 1, "no elements, no menu")
    }

    @Test("the menu follows its rectangle, and closes with its view")
    func moving() {
      delegate.rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      open()
      delegate.rect = CGRect(x: 50, y: 0, width: 10, height: 10)
      interaction.updateVisibleMenuPosition(animated: true)
      #expect(presenter.menu?.anchor == CGRect(x: 90, y: 50, width: 10, height: 10))
      card.removeInteraction(interaction)
      #expect(presenter.menu == nil && interaction.view == nil)
      open()
      #expect(presenter.menu == nil)
    }

    @Test("the secondary mouse button opens it")
    func click() {
      stage.finger.click(60, 60, source: .secondaryMouse)
      #expect(presenter.menu?.anchor == CGRect(x: 60, y: 60, width: 0, height: 0))
    }
  }

  @MainActor
  @Suite("Building the main menu")
  struct MenuBuilderTests {
    private func tree() -> MenuTree {
      MenuTree(
        .main,
        UIMenu(
          identifier: .root,
          children: [.file, .edit, .view].map { (name: UIMenu.Identifier) in
            UIMenu(identifier: name, children: [])
          }))
    }

    private func identifiers(_ tree: MenuTree) -> [String] {
      tree.root.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
    }

    @Test("menus are inserted, replaced and removed")
    func changes() {
      let tree = tree()
      let (a, b) = (UIMenu.Identifier("a"), UIMenu.Identifier("b"))
      let command = UICommand(title: "New", action: "new:", propertyList: 1)
      tree.insertSibling(UIMenu(identifier: a, children: [command]), beforeMenu: .edit)
      tree.insertSibling(UIMenu(identifier: b, children: []), afterMenu: .view)
      tree.remove(menu: .view)
      #expect(
        identifiers(tree) == [UIMenu.Identifier.file.rawValue, "a", UIMenu.Identifier.edit.rawValue, "b"])
      #expect(tree.command(for: "new:") === command && tree.command(for: "new:", propertyList: 2) == nil)
      tree.insertChild(UIMenu(identifier: .init("c"), children: []), atStartOfMenu: a)
      tree.insertChild(UIMenu(identifier: .init("d"), children: []), atEndOfMenu: a)
      #expect(tree.menu(for: a)?.children.count == 3 && tree.menu(for: .init("d")) != nil)
      tree.replaceChildren(ofMenu: a) { Array($0.dropFirst(2)) }
      #expect(tree.menu(for: .init("c")) == nil && tree.command(for: "new:") == nil)
      tree.replace(
        menu: b,
        with: UIMenu(identifier: a, children: [UIAction(title: "x", identifier: .init("x")) { _ in }]))
      #expect(tree.action(for: .init("x")) != nil)
    }

    @Test("a menu that does not exist is reported, and nothing changes")
    func unknown() {
      let tree = tree()
      let handler = UIDiagnostic.handler
      defer { UIDiagnostic.handler = handler }
      var reports: [UIDiagnostic] = []
      UIDiagnostic.handler = { reports.append($0) }
      tree.remove(menu: .init("nothing"))
      tree.insertSibling(UIMenu(), afterMenu: .help)
      tree.remove(menu: .root)
      #expect(
        identifiers(tree).count == 3 && reports.allSatisfy { $0.code == .unknownMenu } && !reports.isEmpty)
    }

    @Test("keys of the commands in the main menu call the app's delegate, or a responder before it")
    func keys() {
      final class Delegate: UIResponder, UIApplicationDelegate, SelectorPerforming {
        static var log: [String] = []
        override func buildMenu(with builder: any UIMenuBuilder) {
          guard builder.system == .main else { return }
          Delegate.log.append("build")
          let new = UIKeyCommand(title: "New", action: "new:", input: "n", modifierFlags: .command)
          let off = UIKeyCommand(
            title: "Off", action: "off:", input: "o", modifierFlags: .command, attributes: .disabled)
          builder.insertChild(UIMenu(options: .displayInline, children: [new, off]), atStartOfMenu: .file)
        }
        func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
          Delegate.log.append(selector.description)
          return true
        }
      }
      UIApplication.launch(Delegate.self)
      defer {
        UIApplication.shared.hostWillTerminate()
        UIMenuSystem.main.setNeedsRebuild()
      }
      let stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      stage.keys.press(.character("n"), .control)
      stage.keys.press(.character("o"), .control)
      stage.keys.press(.character("n"), .control)
      #expect(Delegate.log == ["build", "new:", "new:"])
      UIMenuSystem.main.setNeedsRebuild()
      stage.keys.press(.character("x"), .control)
      #expect(Delegate.log.last == "build")
    }
  }
}
