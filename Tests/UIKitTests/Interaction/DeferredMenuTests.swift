import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Elements of a menu that are made when it opens")
  final class DeferredMenuTests: NSObject, UIContextMenuInteractionDelegate {
    private let stage: Stage
    private let presenter = RecordingMenuPresenter()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var elements: [UIMenuElement] = []
    /// The requests that were not answered.
    private var requests: [([UIMenuElement]) -> Void] = []

    override init() {
      stage = Stage(view)
      super.init()
      stage.window.menuPresenter = presenter
      view.addInteraction(interaction)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [elements] _ in UIMenu(children: elements) })
    }

    private func open() {
      presenter.close()
      stage.finger.click(50, 150, source: .secondaryMouse)
    }

    private func action(_ title: String, _ handler: @escaping () -> Void = {}) -> UIAction {
      UIAction(title: title) { _ in handler() }
    }

    @Test("elements that are there at once take the place, and are requested only once")
    func immediate() {
      var count = 0
      elements = [
        action("A"),
        UIDeferredMenuElement { receive in
          count += 1
          receive([self.action("B"), self.action("C")])
        }, action("D"),
      ]
      for _ in 0..<2 {
        open()
        #expect(presenter.titles == ["A", "B", "C", "D"])
      }
      #expect(count == 1)
    }

    @Test("until they arrive, the menu says that it loads; the user can choose them afterwards")
    func later() {
      var chosen: [String] = []
      elements = [
        action("A"),
        UIMenu(title: "More", children: [UIDeferredMenuElement { [unowned self] in requests.append($0) }]),
      ]
      open()
      #expect(presenter.titles == ["A", "More[Loading…]"])
      #expect(presenter.menu?.menu.action("Loading…")?.attributes == .disabled)
      requests.removeFirst()([action("B") { chosen.append("B") }])
      #expect(presenter.titles == ["A", "More[B]"] && presenter.updateCount == 1)
      presenter.choose("B")
      #expect(chosen == ["B"])
      open()
      #expect(presenter.titles == ["A", "More[B]"] && requests.isEmpty)
    }

    @Test("without a cache, each menu requests them; an answer that comes too late changes no other menu")
    func uncached() {
      elements = [UIDeferredMenuElement.uncached { [unowned self] in requests.append($0) }]
      open()
      open()
      #expect(requests.count == 2)
      requests[0]([action("Old")])
      #expect(presenter.titles == ["Loading…"])
      requests[1]([action("New")])
      requests[1]([action("Twice")])
      #expect(presenter.titles == ["New"])
      presenter.close()
      #expect(presenter.titles.isEmpty)
    }

    @Test("an open menu that the app changes keeps what has arrived, and requests nothing again")
    func changed() {
      elements = [UIDeferredMenuElement { [unowned self] in requests.append($0) }]
      open()
      interaction.updateVisibleMenu { $0.replacingChildren($0.children + [action("Z")]) }
      #expect(presenter.titles == ["Loading…", "Z"] && requests.count == 1)
      requests[0]([action("B")])
      #expect(presenter.titles == ["B", "Z"])
      interaction.updateVisibleMenu { $0.replacingChildren(Array($0.children.reversed())) }
      #expect(presenter.titles == ["Z", "B"] && requests.count == 1)
    }

    @Test("no elements are an empty place")
    func none() {
      elements = [action("A"), UIDeferredMenuElement { $0([]) }]
      open()
      #expect(presenter.titles == ["A"])
    }
  }
}
