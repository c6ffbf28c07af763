import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Changes of items that a bar shows")
  struct BarUpdateTests {
    private let screen = UIViewController()
    private let navigation: UINavigationController
    private let stage: Stage

    init() {
      TestIcons.use()
      navigation = UINavigationController(rootViewController: screen)
      stage = Stage(navigation, size: CGSize(width: 400, height: 400))
    }

    @Test("a text field in a bar keeps the keyboard while another item changes")
    func textField() {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
      let send = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
      send.isEnabled = false
      screen.navigationItem.titleView = field
      screen.navigationItem.rightBarButtonItem = send
      field.addAction(UIAction { _ in send.isEnabled = field.hasText }, for: .editingChanged)
      stage.settle()
      field.becomeFirstResponder()
      stage.keys.type("a")
      stage.keys.type("b")
      #expect(field.text == "ab" && field.isFirstResponder && send.isEnabled)
    }

    @Test("the drag of a slider in a toolbar goes on while another item changes")
    func slider() {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      let label = UIBarButtonItem(title: "0 %", style: .plain, target: nil, action: nil)
      var cancellations = 0
      slider.addAction(
        UIAction { _ in label.title = "\(Int(slider.value * 100)) %" }, for: .valueChanged)
      slider.addAction(UIAction { _ in cancellations += 1 }, for: .touchCancel)
      screen.toolbarItems = [UIBarButtonItem(customView: slider), label]
      navigation.setToolbarHidden(false, animated: false)
      stage.settle()
      let frame = slider.convert(slider.bounds, to: nil)
      stage.finger.drag(
        from: CGPoint(x: frame.minX + 16, y: frame.midY), to: CGPoint(x: frame.minX + 116, y: frame.midY))
      #expect(slider.value > 0.4 && cancellations == 0)
    }

    @Test("a tap on a button counts although the title of the screen changes meanwhile")
    func tap() {
      var count = 0
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", primaryAction: UIAction { _ in count += 1 })
      stage.settle()
      stage.finger.down(at: CGPoint(x: 370, y: 22))
      stage.finger.wait(0.04)
      screen.title = "3 of 10"
      stage.finger.wait(0.04)
      stage.finger.up()
      #expect(count == 1 && navigation.navigationBar.topItem?.title == "3 of 10")
    }

    @Test("a changed button shows its new title, tint colour and state")
    func button() throws {
      let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
      screen.navigationItem.rightBarButtonItem = item
      stage.settle()
      func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels(in: $0) } + ((view as? UILabel).map { [$0] } ?? [])
      }
      let label = try #require(labels(in: navigation.navigationBar).first { $0.text == "Old" })
      let button = try #require(label.superview as? UIControl)
      item.title = "A much longer title"
      item.tintColor = .systemRed
      item.isEnabled = false
      item.isSelected = true
      stage.settle()
      #expect(label.text == "A much longer title" && label.window != nil)
      #expect(button.tintColor == .systemRed && !button.isEnabled && button.isSelected)
      // 16 points from the edge of the bar.
      #expect(button.convert(button.bounds, to: nil).maxX == 384 && button.bounds.width > 100)
      item.tintColor = nil
      #expect(button.tintColor == navigation.navigationBar.tintColor)
    }

    @Test("items that are added, removed and hidden are shown in their order")
    func order() {
      let items = (0..<3).map { _ in
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
      }
      let views = items.compactMap(\.customView)
      let positions = { views.map { $0.window == nil ? nil : $0.convert($0.bounds, to: nil).minX } }
      // From the edge, 16 points away: views of 10 points, 16 points apart.
      screen.navigationItem.leftBarButtonItems = [items[0], items[2]]
      stage.settle()
      #expect(positions() == [16, nil, 42])
      screen.navigationItem.leftBarButtonItems = items
      stage.settle()
      #expect(positions() == [16, 42, 68])
      items[0].isHidden = true
      stage.settle()
      #expect(positions() == [nil, 16, 42])
      screen.navigationItem.leftBarButtonItems = nil
      stage.settle()
      #expect(positions() == [nil, nil, nil])
    }

    @Test("a tap on a tab counts although a badge appears meanwhile")
    func tab() {
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("A", "B")
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let stage = Stage(tabs, size: CGSize(width: 400, height: 400))
      stage.finger.down(at: CGPoint(x: 300, y: 375))
      stage.finger.wait(0.04)
      first.tabBarItem.badgeValue = "1"
      stage.finger.wait(0.04)
      stage.finger.up()
      #expect(tabs.selectedIndex == 1)
    }
  }
}
