import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Menus and actions")
struct MenuTests {
  final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?
    var calls: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      calls.append("preview \(animator.previewViewController?.title ?? "-")")
    }
  }

  let stage = Stage(size: CGSize(width: 100, height: 100))
  var window: UIWindow { stage.window }
  let button = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  let presenter = RecordingMenuPresenter()
  let delegate = Delegate()
  let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    window.menuPresenter = presenter
    window.addSubview(button)
    button.addInteraction(interaction)
  }

  func open(_ menu: UIMenu, preview: UIViewController? = nil) {
    delegate.configuration = UIContextMenuConfiguration(
      previewProvider: { preview }, actionProvider: { _ in menu })
    // The view is not asked for keys, so that the menu is opened by the mouse.
    stage.finger.click(15, 25, source: .secondaryMouse)
  }

  @Test("of a menu with one tick the action chosen has it; it knows its sender while it is done")
  func singleSelection() {
    var senders: [Bool] = []
    let actions = ["A", "B", "C"].map { title in
      UIAction(title: title, state: title == "A" ? .on : .off) { [interaction] action in
        senders.append(action.sender as? UIContextMenuInteraction === interaction)
      }
    }
    let choices = UIMenu(
      title: "Sort by", options: .singleSelection,
      children: [actions[0], UIMenu(options: .displayInline, children: [actions[1], actions[2]])])
    #expect(choices.selectedElements == [actions[0]])
    open(UIMenu(children: [choices]))
    #expect(presenter.titles == ["Sort by[A [B C]]"])
    presenter.choose("C")
    #expect(choices.selectedElements == [actions[2]])
    #expect(senders == [true])
    #expect(actions[2].sender == nil)
  }

  @Test("an action that is disabled or hidden is not done")
  func attributes() {
    var done: [String] = []
    let actions = [UIAction.Attributes.disabled, .hidden, .destructive].map { attributes in
      UIAction(title: "\(attributes.rawValue)", attributes: attributes) { done.append($0.title) }
    }
    for action in actions {
      open(UIMenu(children: actions))
      presenter.choose(action.title)
    }
    #expect(done == [actions[2].title])
  }

  @Test("a preview's controller is passed on, and choosing it is reported before the menu closes")
  func preview() {
    let controller = UIViewController()
    controller.title = "large"
    open(UIMenu(children: []), preview: controller)
    #expect(interaction.menuAppearance == .rich)
    presenter.menu?.choosePreview()
    #expect(delegate.calls == ["preview large"])
    #expect(presenter.menu == nil)
  }

  @Test("a menu closes when its view loses it, and there is none afterwards")
  func leaving() {
    open(UIMenu(children: []))
    #expect(presenter.menu?.anchor == CGRect(x: 15, y: 25, width: 0, height: 0))
    button.interactions = []
    #expect(presenter.menu == nil)
    #expect(interaction.view == nil)
    open(UIMenu(children: []))
    #expect(presenter.menu == nil)
  }

  @Test("an action is done although the view of its menu has gone while the menu was open")
  func viewIsReleased() {
    var count = 0
    let action = UIAction(title: "A") { _ in count += 1 }
    do {
      let opener = UIButton(frame: CGRect(x: 60, y: 20, width: 30, height: 40))
      opener.menu = UIMenu(children: [action])
      opener.showsMenuAsPrimaryAction = true
      window.addSubview(opener)
      stage.finger.tap(at: CGPoint(x: 75, y: 40))
      opener.removeFromSuperview()
    }
    presenter.choose("A")
    #expect(count == 1 && presenter.menu == nil)
  }

  @Test("an interaction belongs to one view")
  func interactions() {
    let other = UIView()
    other.addInteraction(interaction)
    #expect(button.interactions.isEmpty && button.gestureRecognizers == nil)
    #expect(interaction.view === other)
    other.removeInteraction(interaction)
    #expect(other.interactions.isEmpty)
  }

  @Test("what makes menus keeps what it was given")
  func values() {
    let image = UIImage()
    let action = UIAction(
      title: "Open", subtitle: "in a window", image: image, identifier: .init("open"),
      discoverabilityTitle: "Open it", attributes: .keepsMenuPresented, state: .mixed
    ) { _ in }
    #expect(action.subtitle == "in a window" && action.image === image && action.state == .mixed)
    #expect(action.identifier.rawValue == "open" && action.discoverabilityTitle == "Open it")
    action.title = "Close"
    action.image = nil
    #expect(action.title == "Close" && action.image == nil)
    let menu = UIMenu(
      title: "File", subtitle: "all", image: image, identifier: UIMenu.Identifier("file"),
      options: [.destructive, .displayAsPalette], children: [])
    menu.preferredElementSize = .small
    let copy = menu.replacingChildren([action])
    #expect(copy.identifier == menu.identifier && copy.options == menu.options && copy.subtitle == "all")
    #expect(copy.children == [action] && copy.preferredElementSize == .small && menu.children.isEmpty)
    let configuration = UIContextMenuConfiguration(identifier: NSString(string: "row"))
    #expect(configuration.identifier as? NSString == "row")
    #expect(configuration.badgeCount == 0 && configuration.secondaryItemIdentifiers.isEmpty)
    #expect(configuration.preferredMenuElementOrder == .automatic)
  }

  @Test("a preview is where its target says: centre and transform in the container, here of the window")
  func targetedPreview() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(UITargetedPreview(view: view).target.container === view)
    button.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === button && preview.target.center == CGPoint(x: 10, y: 5))
    #expect(preview.size == CGSize(width: 20, height: 10))
    let target = UIPreviewTarget(
      container: window, center: CGPoint(x: 50, y: 60), transform: CGAffineTransform(scaleX: 2, y: 3))
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.view === view && moved.parameters === preview.parameters && moved.target === target)
  }
}

/// The responder chain of the actions for editing.
@MainActor
struct EditActionTests {
  final class Copier: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
    }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func cut(_ sender: Any?) { log.append("cut") }
  }

  @Test("an action goes to the first responder that does it, and to none that does not")
  func chain() {
    let (outer, inner) = (Copier(frame: .zero), UIView(frame: .zero))
    let stage = Stage(outer, size: CGSize(width: 100, height: 100))
    outer.addSubview(inner)
    #expect(inner.target(forAction: "copy:", withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: "paste:", withSender: nil) == nil)
    #expect(!inner.canPerformAction("copy:", withSender: nil))
    outer.becomeFirstResponder()
    for key in "cxv" { stage.keys.press(.character(key), .control) }
    #expect(outer.log == ["copy"])
  }
}
