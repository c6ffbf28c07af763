import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Appearances of bars")
  struct BarAppearanceTests {
    /// Twenty rows of 50 points.
    private final class List: UIViewController {
      let scrollView = UIScrollView()
      override func loadView() {
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        view = scrollView
      }
    }

    private let list = List()

    private func appearance<Appearance: UIBarAppearance>(_ color: UIColor, _: Appearance.Type) -> Appearance {
      let appearance = Appearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      return appearance
    }

    /// Whether a point of the window is red, green, or neither. Pixels are blue, green, red, alpha.
    private func color(in stage: Stage, x: Int = 20, y: Int) throws -> String {
      let picture = try #require(stage.picture())
      let scale = picture.width / Int(stage.size.width)
      let start = (y * picture.width + x) * scale * 4
      let pixel = Array(picture.pixels[start..<start + 3])
      return pixel == [0, 0, 255] ? "red" : pixel == [0, 255, 0] ? "green" : "\(pixel)"
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    // The window has 400 points: the bar with tabs is at 351...400, and the content ends there at an offset of 1000 + 49 − 400.
    @Test("§27.38 a tab bar changes its background at the end of the content", arguments: [false, true])
    func tabBar(isInNavigation: Bool) throws {
      let tabs = UITabBarController()
      tabs.viewControllers = [isInNavigation ? UINavigationController(rootViewController: list) : list]
      tabs.tabBar.standardAppearance = appearance(green, UITabBarAppearance.self)
      tabs.tabBar.scrollEdgeAppearance = appearance(red, UITabBarAppearance.self)
      let stage = Stage(tabs, size: CGSize(width: 300, height: 400))
      stage.settle()
      #expect(try color(in: stage, y: 355) == "green")
      list.scrollView.contentOffset.y = 648
      #expect(try color(in: stage, y: 355) == "green")
      list.scrollView.contentOffset.y = 649
      #expect(try color(in: stage, y: 355) == "red")
      // Content that grows continues below the bar again; content that fits does not.
      list.scrollView.contentSize.height = 1100
      #expect(try color(in: stage, y: 355) == "green")
      list.scrollView.contentSize.height = 100
      #expect(try color(in: stage, y: 355) == "red")
      tabs.viewControllers = [UIViewController()]
      stage.settle()
      #expect(try color(in: stage, y: 355) == "red")
    }

    @Test(
      "§27.38 another tab has its own content, which scrolls behind the bar, and the one before does not matter"
    )
    func otherTab() throws {
      let (tabs, plain) = (UITabBarController(), UIViewController())
      tabs.viewControllers = [list, plain]
      tabs.tabBar.standardAppearance = appearance(green, UITabBarAppearance.self)
      tabs.tabBar.scrollEdgeAppearance = appearance(red, UITabBarAppearance.self)
      let stage = Stage(tabs, size: CGSize(width: 300, height: 400))
      stage.settle()
      tabs.selectedIndex = 1
      #expect(try color(in: stage, y: 355) == "red")
      list.scrollView.contentOffset.y = 100
      list.scrollView.contentSize.height = 2000
      #expect(try color(in: stage, y: 355) == "red")
      tabs.selectedIndex = 0
      #expect(try color(in: stage, y: 355) == "green")
    }

    @Test("§27.38 a toolbar changes its background at the end of the content")
    func toolbar() throws {
      let navigation = UINavigationController(rootViewController: list)
      navigation.isToolbarHidden = false
      navigation.toolbar.standardAppearance = appearance(green, UIToolbarAppearance.self)
      navigation.toolbar.scrollEdgeAppearance = appearance(red, UIToolbarAppearance.self)
      let stage = Stage(navigation, size: CGSize(width: 300, height: 400))
      stage.settle()
      #expect(try color(in: stage, y: 360) == "green")
      list.scrollView.contentOffset.y = 1000 + 44 - 400
      #expect(try color(in: stage, y: 360) == "red")
      navigation.pushViewController(UIViewController(), animated: false)
      stage.settle()
      #expect(try color(in: stage, y: 360) == "red")
    }

    @Test(
      "§27.38 titles and buttons have the appearance at the edge, and a pressed button stays pressed as it changes"
    )
    func contents() throws {
      let navigation = UINavigationController(rootViewController: list)
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: nil)
      let bar = navigation.navigationBar
      bar.standardAppearance = appearance(green, UINavigationBarAppearance.self)
      bar.scrollEdgeAppearance = appearance(red, UINavigationBarAppearance.self)
      bar.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [.kern: 20]
      let stage = Stage(navigation, size: CGSize(width: 300, height: 400))
      stage.settle()
      func button() throws -> UIControl { try #require(Self.controls(in: bar).first) }
      let (pressed, wide) = (try button(), try button().bounds.width)
      #expect(try color(in: stage, x: 150, y: 5) == "red")
      stage.finger.down(at: pressed.convert(CGPoint(x: 5, y: 20), to: nil))
      list.scrollView.contentOffset.y = 100
      stage.advance(by: 0.1)
      #expect(try color(in: stage, x: 150, y: 5) == "green")
      #expect(try button() === pressed && pressed.isHighlighted && pressed.bounds.width < wide)
    }

    private static func controls(in view: UIView) -> [UIControl] {
      view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(in: $0) }
    }

    @Test("a change of the bar's own appearance object is shown; a change of the object that was set is not")
    func changes() throws {
      let (bar, mine) = (UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), UIToolbarAppearance())
      let stage = Stage(bar, size: bar.bounds.size)
      bar.standardAppearance = mine
      mine.backgroundColor = red
      #expect(try color(in: stage, y: 20) != "red")
      bar.standardAppearance.backgroundColor = red
      #expect(try color(in: stage, y: 20) == "red")
      let copy: UIToolbarAppearance = bar.standardAppearance.copy()
      #expect(copy !== bar.standardAppearance && copy.backgroundColor == red)
    }

    @Test("translucency, tint, image and shadow are independent of the order in which they are set")
    func order() {
      let changes: [(UITabBar) -> Void] = [
        { $0.isTranslucent = false }, { $0.barTintColor = red }, { $0.shadowImage = UIImage() },
        { $0.unselectedItemTintColor = green },
      ]
      func result(_ order: [Int]) -> UITabBarAppearance {
        let bar = UITabBar()
        for index in order { changes[index](bar) }
        return bar.standardAppearance
      }
      for order in [[0, 1, 2, 3], [2, 1, 0, 3], [1, 2, 0, 3], [2, 0, 1, 3], [1, 0, 2, 3], [0, 2, 1, 3]] {
        let appearance = result(order)
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == red, "\(order)")
        #expect(appearance.shadowImage?.size == .zero, "\(order)")
      }
      let bar = UITabBar()
      bar.barTintColor = red
      bar.barTintColor = nil
      #expect(bar.standardAppearance.backgroundEffect != nil && bar.standardAppearance.backgroundColor == nil)
    }
  }
}
