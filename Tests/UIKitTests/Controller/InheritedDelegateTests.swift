import CollectionViewTesting
import TestSupport
import Testing
import UIKit

// Many apps extend a controller of UIKit with a delegate's methods, as these do.

private final class Pager: UIPageViewController {
  var offsets: [CGFloat] = []
  var ends = 0
}

extension Pager: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
}

private final class Feed: UITableViewController {
  var offsets: [CGFloat] = []
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

private final class Tabs: UITabBarController {
  var log: [String] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log.append("\(item.title ?? "") while \(selectedIndex)")
  }
}

extension StagedTests {
  @MainActor
  @Suite("Controllers that apps make delegates")
  struct InheritedDelegateTests {
    private final class Source: NSObject, UIPageViewControllerDataSource {
      let pages = (0..<3).map { _ in UIViewController() }
      private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
        pages.firstIndex(of: page).flatMap { pages.indices.contains($0 + step) ? pages[$0 + step] : nil }
      }
      func pageViewController(
        _ pager: UIPageViewController, viewControllerBefore controller: UIViewController
      )
        -> UIViewController?
      { page(controller, -1) }
      func pageViewController(_ pager: UIPageViewController, viewControllerAfter controller: UIViewController)
        -> UIViewController?
      { page(controller, 1) }
    }

    @Test(
      "§30.25 a pager follows the scroll view of its pages: at rest, the offset is a page, and pages go on to change"
    )
    func pager() throws {
      let source = Source()
      let pager = Pager(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.dataSource = source
      pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      let stage = Stage(pager, size: CGSize(width: 300, height: 400))
      let scrollView = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
      scrollView.delegate = pager
      #expect(scrollView.contentOffset == CGPoint(x: 300, y: 0))
      for expected in [1, 2, 2] {
        pager.offsets = []
        stage.finger.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.15)
        stage.settle()
        #expect(pager.viewControllers?.first === source.pages[expected])
        #expect(scrollView.contentOffset == CGPoint(x: 300, y: 0))
        // Progress is computed from the offset beyond the page at rest.
        if expected == 1 {
          #expect(pager.offsets.allSatisfy { $0 >= 300 && $0 <= 600 } && (pager.offsets.max() ?? 0) > 500)
        }
      }
      #expect(pager.ends >= 2)
      // A second drag takes over while the page still moves.
      stage.finger.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.1)
      stage.finger.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.1)
      stage.settle()
      #expect(pager.viewControllers?.first === source.pages[0] && scrollView.contentOffset.x == 300)
    }

    @Test("§30.25 upright pages rest at the height of a page")
    func uprightPager() throws {
      let source = Source()
      let pager = Pager(transitionStyle: .scroll, navigationOrientation: .vertical)
      pager.dataSource = source
      pager.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      let stage = Stage(pager, size: CGSize(width: 300, height: 400))
      let scrollView = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 400))
      stage.resize(to: CGSize(width: 200, height: 300))
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 300))
      #expect(pager.viewControllers?.first === source.pages[1])
    }

    @Test("a table controller overrides the methods of the scroll view's delegate")
    func table() {
      let feed = Feed(style: .plain)
      let stage = Stage(feed, size: CGSize(width: 300, height: 400))
      feed.offsets = []
      stage.finger.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
      stage.settle()
      #expect(feed.offsets.count > 3 && feed.offsets.last == feed.tableView.contentOffset.y)
    }

    @Test("§27.41 a tab bar controller receives a choice of the user before the selection changes")
    func tabs() {
      let tabs = Tabs()
      tabs.viewControllers = (0..<2).map {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "\($0)", image: nil, tag: $0)
        return controller
      }
      let stage = Stage(tabs, size: CGSize(width: 300, height: 400))
      tabs.selectedIndex = 1
      #expect(tabs.log.isEmpty)
      stage.finger.tap(at: CGPoint(x: 75, y: 375))
      #expect(tabs.log == ["0 while 1"] && tabs.selectedIndex == 0)
    }
  }
}
