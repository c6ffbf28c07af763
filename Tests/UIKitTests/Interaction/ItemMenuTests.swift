import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Rows 100 points high, three of them seen.
  @MainActor
  @Suite("Menus of items")
  struct ItemMenuTests {
    let stage: Stage
    var window: UIWindow { stage.window }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
    let source = ItemMenuSource()
    let presenter = RecordingMenuPresenter()
    var fingers: Fingers { stage.finger }
    var keys: Keys { stage.keys }

    init() {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      stage = Stage(view)
      window.menuPresenter = presenter
      view.becomeFirstResponder()
    }

    /// Lets what is animated come to rest; it begins with the next frame.
    func settle() {
      fingers.wait(0.02)
      fingers.wait(1)
    }

    /// A menu of one action that says which items it was for.
    func offerMenu() {
      source.configuration = { [unowned source] paths in
        UIContextMenuConfiguration(
          identifier: NSString(string: "menu \(paths.map(\.item))"),
          actionProvider: { _ in
            UIMenu(children: [
              UIAction(title: "Open") { _ in source.calls.append("open \(paths.map(\.item))") }
            ])
          })
      }
    }

    @Test("a long press opens Cut, Copy and Paste as far as the delegate allows, and selects nothing")
    func editMenu() {
      source.editable[1] = ["copy:", "paste:"]
      fingers.down(50, 150)
      fingers.wait(0.2)
      #expect(source.take() == ["didHighlight 1"])
      fingers.wait(0.4)
      #expect(
        source.take().prefix(4) == [
          "shouldShowMenu 1", "canPerform cut: 1", "canPerform copy: 1", "canPerform paste: 1",
        ])
      #expect(presenter.titles == ["Copy", "Paste"])
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == false)
      fingers.up()
      _ = source.take()
      presenter.choose("Copy")
      #expect(source.take().last == "perform copy: 1")
      #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("an item without a menu is pressed and lifted from as ever, however long it takes")
    func noMenu() {
      source.editable[0] = []
      for item in [0, 1] {
        fingers.down(50, CGFloat(item) * 100 + 50)
        fingers.wait(1)
        fingers.up()
        #expect(presenter.menu == nil)
        #expect(source.take().suffix(2) == ["didSelect \(item)", "didUnhighlight \(item)"])
      }
    }

    @Test("a delegate that allows no action of its own accord has no menu")
    func noActions() {
      let delegate = MenuWithoutActions()
      view.delegate = delegate
      fingers.click(50, 150, source: .secondaryMouse)
      #expect(presenter.menu == nil)
    }

    @Test("an action that the delegate allows and does not do changes nothing")
    func idleAction() {
      let delegate = IdleMenu()
      view.delegate = delegate
      fingers.click(50, 150, source: .secondaryMouse)
      #expect(presenter.titles == ["Copy"])
      presenter.choose("Copy")
      settle()
      #expect(view.indexPathsForSelectedItems == [])
      #expect(view.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test("without a presenter no menu opens, and the delegate is not asked")
    func noPresenter() {
      source.editable[1] = ["copy:"]
      window.menuPresenter = nil
      fingers.down(50, 150)
      fingers.wait(1)
      #expect(source.take() == ["didHighlight 1"])
    }

    @Test("the calls around a menu: preview, will display, action, will end, each with its completion")
    func order() {
      offerMenu()
      fingers.click(50, 250, source: .secondaryMouse)
      #expect(source.take() == ["highlightPreview 2", "willDisplay menu [2]"])
      #expect(view.contextMenuInteraction?.menuAppearance == .compact)
      #expect(view.contextMenuInteraction?.location(in: view) == CGPoint(x: 50, y: 250))
      settle()
      #expect(source.take() == ["displayed"])
      presenter.choose("Open")
      #expect(source.take() == ["willEnd menu [2]", "dismissalPreview 2", "open [2]"])
      settle()
      #expect(source.take() == ["ended"])
      #expect(view.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test("the mouse's other button opens the menu of what is under it: the selection, an item, or the view")
    func items() {
      offerMenu()
      view.allowsMultipleSelection = true
      for item in [2, 0] {
        view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      for (y, items) in [(50.0, "[0, 2]"), (250, "[0, 2]"), (150, "[1]")] {
        fingers.click(50, y, source: .secondaryMouse)
        presenter.choose("Open")
        #expect(source.take().last == "open \(items)")
      }
      view.contentInset.top = 100
      view.contentOffset.y = -100
      view.layoutIfNeeded()
      fingers.click(50, 50, source: .secondaryMouse)
      presenter.choose("Open")
      #expect(source.take().last == "open []")
      #expect(view.indexPathsForSelectedItems?.count == 2)
    }

    @Test("the Menu key and Shift+F10 open the menu of the item in focus, beside it, and scroll to it")
    func keyboard() {
      offerMenu()
      keys.press(.menu)
      presenter.choose("Open")
      #expect(source.take().contains("open []"))
      keys.press(.downArrow)
      view.contentOffset.y = 900
      view.layoutIfNeeded()
      keys.press(.function(10), .shift)
      #expect(view.contentOffset.y == 0)
      #expect(presenter.menu?.anchor == CGRect(x: 0, y: 0, width: 200, height: 100))
      presenter.close()
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      let target = UIPreviewTarget(container: view, center: CGPoint(x: 30, y: 40))
      source.preview = cell.map {
        let preview = UITargetedPreview(
          view: $0.contentView, parameters: UIPreviewParameters(), target: target)
        $0.contentView.bounds.size = CGSize(width: 20, height: 10)
        return preview
      }
      keys.press(.menu)
      #expect(presenter.menu?.anchor == CGRect(x: 20, y: 35, width: 20, height: 10))
      presenter.close()
      keys.press(.function(10))
      #expect(presenter.menu == nil)
    }

    @Test("Ctrl with X, C and V has the delegate act on the item in focus, if it would offer that")
    func editKeys() {
      source.editable[0] = ["cut:", "copy:", "paste:"]
      source.editable[1] = ["copy:"]
      for item in [0, 1] {
        keys.press(.downArrow)
        _ = source.take()
        for key in "xcv" { keys.press(.character(key), .control) }
        let done = source.take().filter { $0.hasPrefix("perform") }
        #expect(
          done
            == (item == 0 ? ["perform cut: 0", "perform copy: 0", "perform paste: 0"] : ["perform copy: 1"]))
      }
    }

    @Test("a menu's items are followed through an update, and an action for an item that is gone is not done")
    func updates() {
      source.editable[1] = ["copy:"]
      fingers.down(50, 150)
      fingers.wait(0.6)
      view.performBatchUpdates { view.moveItem(at: [0, 1], to: [0, 3]) }
      presenter.choose("Copy")
      #expect(source.take().last { $0.hasPrefix("perform") } == "perform copy: 3")
    }

    @Test("after a reload, another item may be at the index path of the menu, so its actions do nothing")
    func reload() {
      source.editable[1] = ["copy:"]
      fingers.down(50, 150)
      fingers.wait(0.6)
      #expect(presenter.titles == ["Copy"])
      view.reloadData()
      view.layoutIfNeeded()
      presenter.choose("Copy")
      #expect(!source.take().contains { $0.hasPrefix("perform") })
    }

    @Test("an open menu can be changed and closed")
    func changing() {
      offerMenu()
      fingers.click(50, 150, source: .secondaryMouse)
      view.contextMenuInteraction?.updateVisibleMenu { menu in
        menu.replacingChildren(menu.children + [UIMenu(title: "More", children: [])])
      }
      #expect(presenter.titles == ["Open", "More[]"])
      view.contextMenuInteraction?.dismissMenu()
      #expect(presenter.menu == nil)
      settle()
      #expect(source.take().last == "ended")
    }
  }
}
