import CollectionViewTesting
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Tabs")
  struct TabTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
      var log: [String] = []
      var forbidden: String?
      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != forbidden
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) { log.append("\(previousTab?.identifier ?? "nil") > \(selectedTab.identifier)") }
    }

    private let delegate = Delegate()
    private let controller: UITabBarController
    private let stage: Stage
    private let tabs: [UITab]

    init() {
      tabs =
        ["home", "files"].map { name in
          UITab(title: name.capitalized, image: nil, identifier: name) { tab in
            let page = UIViewController()
            page.title = "Page of \(tab.identifier)"
            return UINavigationController(rootViewController: page)
          }
        } + [UISearchTab { _ in UIViewController() }]
      controller = UITabBarController(tabs: tabs)
      controller.delegate = delegate
      stage = Stage(controller, size: CGSize(width: 300, height: 500))
      stage.settle()
    }

    private var titles: [String] { controller.tabBar.items?.compactMap(\.title) ?? [] }

    /// Taps a tab of those that the bar shows at present.
    private func tap(_ index: Int) {
      let width = 300 / CGFloat(titles.count)
      stage.finger.tap(at: CGPoint(x: (CGFloat(index) + 0.5) * width, y: 475))
      stage.settle()
    }

    @Test("§29.31 the bar shows the titles of the tabs, whatever those of their controllers are")
    func titlesOfTabs() throws {
      #expect(titles == ["Home", "Files", "Search"])
      let files = try #require(tabs[1].viewController as? UINavigationController)
      files.title = "Other"
      files.topViewController?.title = "Another"
      #expect(titles == ["Home", "Files", "Search"])
      tabs[1].title = "Documents"
      tabs[1].badgeValue = "3"
      #expect(titles == ["Home", "Documents", "Search"] && controller.tabBar.items?[1].badgeValue == "3")
      #expect(files.tab === tabs[1] && tabs[1].tabBarController === controller)
      #expect(controller.tab(forIdentifier: "files") === tabs[1] && controller.tab(forIdentifier: "x") == nil)
    }

    @Test("a tap selects a tab, if the delegate allows it, and reports the tab before")
    func selecting() {
      #expect(controller.selectedTab === tabs[0])
      tap(1)
      delegate.forbidden = "com.apple.UIKit.Search"
      tap(2)
      #expect(controller.selectedTab === tabs[1] && delegate.log == ["home > files"])
      delegate.forbidden = nil
      tap(2)
      tap(0)
      #expect(delegate.log.suffix(2) == ["files > com.apple.UIKit.Search", "com.apple.UIKit.Search > home"])
      controller.selectedTab = tabs[1]
      #expect(controller.selectedViewController === tabs[1].viewController && delegate.log.count == 3)
      tabs[0].isEnabled = false
      tap(0)
      #expect(controller.selectedTab === tabs[1])
    }

    @Test("§29.31 a hidden tab is left out, and the selection stays")
    func hiding() {
      tap(1)
      let shown = controller.selectedViewController
      tabs[0].isHidden = true
      stage.settle()
      #expect(titles == ["Files", "Search"] && controller.selectedViewController === shown)
      tap(1)
      #expect(controller.selectedTab === tabs[2])
      tabs[0].isHidden = false
      #expect(titles == ["Home", "Files", "Search"] && controller.selectedTab === tabs[2])
    }

    @Test("§29.31 controllers are made once, and removed tabs have no tab bar controller")
    func replacing() {
      let home = tabs[0].viewController
      controller.tabs = [tabs[2], tabs[0]]
      #expect(titles == ["Search", "Home"] && tabs[0].viewController === home)
      #expect(tabs[1].tabBarController == nil && tabs[1].viewController?.parent == nil)
      controller.viewControllers = [UIViewController()]
      #expect(controller.tabs.isEmpty && tabs[0].tabBarController == nil)
    }
  }
}
