import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Members of bars that apps set now and then")
  struct BarMemberTests {
    private final class Screen: UIViewController, UINavigationBarDelegate, UIToolbarDelegate,
      UISearchBarDelegate
    {
      let (navigationBar, toolbar, searchBar) = (UINavigationBar(), UIToolbar(), UISearchBar())

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.frame = CGRect(x: 0, y: 20, width: 200, height: 44)
        toolbar.frame = CGRect(x: 0, y: 100, width: 200, height: 44)
        for view in [navigationBar, toolbar, searchBar] as [UIView] { self.view.addSubview(view) }
      }

      func position(for bar: any UIBarPositioning) -> UIBarPosition {
        bar is UISearchBar ? .any : .topAttached
      }
    }

    @Test("a bar is where its delegate says, and an attached one fills the safe area")
    func positions() throws {
      let screen = Screen()
      let stage = Stage(screen, size: CGSize(width: 200, height: 300))
      stage.window.hostSafeAreaInsets.top = 20
      stage.settle()
      let background = try #require(screen.navigationBar.subviews.first)
      #expect(screen.navigationBar.barPosition == .top && screen.toolbar.barPosition == .bottom)
      #expect(background.frame.minY == 0)
      let line = try #require(screen.toolbar.subviews.first?.subviews.last)
      #expect(line.frame.maxY == 0)
      screen.navigationBar.delegate = screen
      screen.toolbar.delegate = screen
      screen.searchBar.delegate = screen
      screen.navigationBar.setNeedsLayout()
      stage.settle()
      #expect(screen.navigationBar.barPosition == .topAttached && background.frame.minY == -20)
      #expect(screen.toolbar.barPosition == .topAttached && line.frame.minY == 44 + 20)
      #expect(screen.searchBar.barPosition == .any)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.loadViewIfNeeded()
      #expect(navigation.navigationBar.barPosition == .topAttached)
    }

    private func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
        $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(type, in: $0) }
    }

    @Test("a search bar shows images of the app, and the attributes of its scopes")
    func searchBar() throws {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 101))
      bar.scopeButtonTitles = ["All", "New"]
      bar.showsScopeBar = true
      bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      let (field, scope) = (image(10), image(11))
      bar.setSearchFieldBackgroundImage(field, for: .normal)
      bar.scopeBarBackgroundImage = scope
      bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
      bar.setBackgroundImage(image(12), for: .any, barMetrics: .compact)
      bar.layoutIfNeeded()
      let control = try #require(views(UISegmentedControl.self, in: bar).first)
      #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      bar.scopeButtonTitles = ["One", "Two"]
      let other = try #require(views(UISegmentedControl.self, in: bar).first)
      #expect(other.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      #expect(
        bar.searchTextField.background === field && bar.searchFieldBackgroundImage(for: .normal) === field)
      #expect(bar.searchTextField.backgroundColor == nil && bar.searchTextField.layer.cornerRadius == 0)
      #expect(views(UIImageView.self, in: bar).contains { $0.image === scope && $0.frame.minY == 56 })
      #expect(bar.backgroundImage(for: .any, barMetrics: .default)?.size == .zero)
      bar.setSearchFieldBackgroundImage(nil, for: .normal)
      #expect(bar.searchTextField.backgroundColor != nil && bar.searchTextField.layer.cornerRadius > 0)
    }

    @Test("a bar button shows an image behind it, and an item keeps its style")
    func barButton() throws {
      let (bar, item) = (
        UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), UINavigationItem()
      )
      let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      let (usual, disabled) = (image(10), image(11))
      button.setBackgroundImage(usual, for: .normal, barMetrics: .default)
      button.setBackgroundImage(disabled, for: .disabled, barMetrics: .default)
      button.setBackgroundImage(image(12), for: .normal, barMetrics: .compact)
      item.style = .editor
      item.titleMenuProvider = { UIMenu(children: $0) }
      item.rightBarButtonItem = button
      bar.items = [item]
      func shown() -> UIImage? {
        bar.layoutIfNeeded()
        return views(UIControl.self, in: bar).first.flatMap { views(UIImageView.self, in: $0).first?.image }
      }
      #expect(shown() === usual)
      button.isEnabled = false
      #expect(shown() === disabled && button.backgroundImage(for: .selected, barMetrics: .default) === usual)
    }

    @Test("a tab bar is hidden by its controller, and its tabs have the width of the app")
    func tabs() throws {
      let (tabs, child) = (UITabBarController(), UIViewController())
      child.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      child.tabBarItem.badgeValue = "3"
      child.tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
      tabs.viewControllers = [child]
      tabs.tabBar.itemPositioning = .centered
      tabs.tabBar.itemWidth = 60
      let stage = Stage(tabs, size: CGSize(width: 300, height: 400))
      stage.settle()
      let button = try #require(views(UIControl.self, in: tabs.tabBar).first)
      #expect(button.frame.minX == 120 && button.frame.width == 60)
      let badge = try #require(views(UILabel.self, in: button).first { $0.text == "3" })
      #expect(
        badge.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .black)
      #expect(child.view.safeAreaInsets.bottom == 49 && tabs.tabBar.frame.minY == 351)
      tabs.setTabBarHidden(true, animated: true)
      stage.settle()
      #expect(tabs.isTabBarHidden && child.view.safeAreaInsets.bottom == 0 && tabs.tabBar.frame.minY == 400)
      tabs.isTabBarHidden = false
      stage.settle()
      #expect(child.view.safeAreaInsets.bottom == 49 && tabs.tabBar.frame.minY == 351)
      #expect(tabs.moreNavigationController.viewControllers.isEmpty)
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment.vertical = 2
      appearance.stackedLayoutAppearance.selected.badgeTitlePositionAdjustment.vertical = 2
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.layoutIfNeeded()
      views(UIControl.self, in: tabs.tabBar).first?.layoutIfNeeded()
      #expect(views(UILabel.self, in: tabs.tabBar).first { $0.text == "3" }?.frame.minY == 2)
    }

    private func stage(_ item: UIBarButtonItem) -> Stage {
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItem = item
      let stage = Stage(
        UINavigationController(rootViewController: screen), size: CGSize(width: 300, height: 300))
      stage.settle()
      return stage
    }

    @Test("§27.39 an item that tracks a selection is toggled before its action runs")
    func toggle() {
      var values: [Bool] = []
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "Bold") {
          values.append(($0.sender as? UIBarButtonItem)?.isSelected == true)
        })
      item.changesSelectionAsPrimaryAction = true
      let stage = stage(item)
      for _ in 0..<2 {
        stage.finger.tap(at: CGPoint(x: 270, y: 22))
        stage.settle()
      }
      #expect(values == [true, false])
    }

    @Test("§27.39 an item that tracks a selection shows the choice of its menu")
    func choice() throws {
      let item = UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(children: ["Name", "Modification date"].map { UIAction(title: $0) { _ in } }))
      let stage = stage(item)
      let presenter = RecordingMenuPresenter()
      stage.window.menuPresenter = presenter
      func label(_ title: String) -> UILabel? {
        views(UILabel.self, in: stage.window).first { $0.text == title }
      }
      #expect(label("Sort") != nil)
      item.changesSelectionAsPrimaryAction = true
      stage.settle()
      #expect(label("Sort") == nil, "one is always chosen")
      let narrow = try #require(label("Name")).bounds.width
      stage.finger.tap(at: CGPoint(x: 270, y: 22))
      #expect(presenter.menu?.menu.options == .singleSelection)
      presenter.choose("Modification date")
      stage.settle()
      let chosen = try #require(label("Modification date"))
      #expect(chosen.bounds.width > narrow && item.menu?.selectedElements.count == 1)
    }
  }
}
