import CollectionViewTesting
import TestSupport
import Testing
@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Navigation bars")
  struct NavigationBarTests {
    init() { TestIcons.use() }

    /// A list of rows, or a plain view.
    final class Page: UIViewController {
      let scrollView: UIScrollView?
      init(_ title: String, scrolls: Bool = false) {
        scrollView = scrolls ? UIScrollView() : nil
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() {
        view = scrollView ?? UIView()
        view.backgroundColor = .systemBackground
        scrollView?.contentSize = CGSize(width: 100, height: 2000)
        for row in 0..<(scrollView == nil ? 0 : 40) {
          let label = UILabel(frame: CGRect(x: 16, y: 50 * row, width: 200, height: 50))
          label.text = "Row \(row)"
          label.textColor = .label
          view.addSubview(label)
        }
      }
    }

    private func show(_ root: UIViewController, large: Bool = false) -> (UINavigationController, Stage) {
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = large
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      stage.settle()
      return (navigation, stage)
    }

    // The bar of 44 points is below the part that the host covers; the view extends below it, and its safe area does not.
    @Test("§27.30 a bar is 44 points high, and in the safe area of the content")
    func height() {
      let page = Page("Title")
      let (navigation, stage) = show(page)
      stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      stage.settle()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
      #expect(page.view.frame == stage.window.bounds && page.view.safeAreaInsets.top == 64)
      navigation.isNavigationBarHidden = true
      #expect(page.view.safeAreaInsets.top == 20 && navigation.navigationBar.frame.maxY <= 0)
      navigation.setNavigationBarHidden(false, animated: true)
      stage.settle()
      #expect(page.view.safeAreaInsets.top == 64 && !navigation.navigationBar.isHidden)
      navigation.isToolbarHidden = false
      #expect(page.view.safeAreaInsets.bottom == 54)
      page.edgesForExtendedLayout = []
      stage.settle()
      #expect(page.view.frame == CGRect(x: 0, y: 64, width: 320, height: 480 - 64 - 54))
    }

    // 44 + 52 = 96 points at rest; 52 points of scrolling collapse it, and none of that moves the content twice.
    @Test("§27.34 a large title collapses with the content, and returns")
    func largeTitle() throws {
      let page = Page("Large", scrolls: true)
      let (navigation, stage) = show(page, large: true)
      let (bar, scrollView) = (navigation.navigationBar, try #require(page.scrollView))
      #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -96)
      scrollView.contentOffset.y = -76
      stage.settle()
      #expect(bar.frame.height == 76 && scrollView.adjustedContentInset.top == 76)
      #expect(scrollView.contentOffset.y == -76)
      scrollView.contentOffset.y = 500
      stage.settle()
      #expect(bar.frame.height == 44 && scrollView.adjustedContentInset.top == 44)
      #expect(scrollView.contentOffset.y == 500)
      // A fast drag down reaches the upper edge, which is that of the whole title.
      stage.finger.fling(velocity: CGVector(dx: 0, dy: 4000))
      stage.settle()
      #expect(scrollView.contentOffset.y == -96 && bar.frame.height == 96)
    }

    /// 200 cells, 100 points high, one below the other.
    final class Cells: UICollectionViewController {
      init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
        title = "Cells"
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        200
      }
      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test("§27.34 over a collection view, wheel, keys and fingers collapse a large title and expand it again")
    func largeTitleOverCells() {
      let cells = Cells()
      let (navigation, stage) = show(cells, large: true)
      let (bar, view) = (navigation.navigationBar, cells.collectionView)
      #expect(view?.contentOffset.y == -96 && bar.frame.height == 96)
      let first = view?.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(first?.convert(first?.bounds ?? .zero, to: nil).minY == 96)
      stage.wheel.turn(by: 3)
      stage.settle()
      #expect(bar.frame.height == 44 && view?.contentOffset.y ?? 0 > 0)
      stage.wheel.turn(by: -5)
      stage.settle()
      #expect(bar.frame.height == 96 && view?.contentOffset.y == -96)
      stage.keys.press(.end)
      stage.settle()
      #expect(bar.frame.height == 44 && view?.contentOffset.y == 20_000 - 480)
      stage.keys.press(.home)
      stage.settle()
      #expect(bar.frame.height == 96 && view?.contentOffset.y == -96)
      stage.finger.fling(velocity: CGVector(dx: 0, dy: -3000))
      stage.resize(to: CGSize(width: 400, height: 500))
      stage.settle()
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    }

    @Test("items and titles that change during a push are shown, and a window that closes ends it")
    func changesDuringPush() {
      let (root, next) = (Page("Root"), Page("Next"))
      let (navigation, stage) = show(root)
      navigation.pushViewController(next, animated: true)
      stage.advance(by: 0.1)
      next.title = "Changed"
      next.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "New", style: .plain, target: nil, action: nil)
      root.title = "Renamed"
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.topItem?.title == "Changed")
      #expect(navigation.navigationBar.backItem?.title == "Renamed")
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(next.view.window == nil && navigation.transitionCoordinator == nil)
      #expect(navigation.viewControllers == [root, next])
    }

    @Test("§27.35 a large title does not stay half collapsed")
    func snapping() throws {
      let page = Page("Large", scrolls: true)
      let (navigation, stage) = show(page, large: true)
      stage.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 300 - 10 - 15))
      stage.settle()
      #expect(page.scrollView?.contentOffset.y == -96)
      stage.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 300 - 10 - 40))
      stage.settle()
      #expect(page.scrollView?.contentOffset.y == -44 && navigation.navigationBar.frame.height == 44)
    }

    @Test("display modes of items: always, never, and automatic as the item below")
    func displayModes() {
      let (navigation, stage) = show(Page("Root"), large: true)
      func height(pushing mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
        let page = Page("Next")
        page.navigationItem.largeTitleDisplayMode = mode
        navigation.pushViewController(page, animated: false)
        stage.settle()
        return navigation.navigationBar.frame.height
      }
      #expect(height(pushing: .automatic) == 96)
      #expect(height(pushing: .never) == 44)
      #expect(height(pushing: .automatic) == 44)
      #expect(height(pushing: .always) == 96)
      navigation.popToRootViewController(animated: true)
      stage.settle()
      #expect(navigation.navigationBar.frame.height == 96)
      navigation.navigationBar.prefersLargeTitles = false
      stage.settle()
      #expect(navigation.navigationBar.frame.height == 44)
    }

    // MARK: - Going back

    @Test("the back button has the title of the item below, and pops")
    func backButton() {
      let (navigation, stage) = show(Page("Root"))
      let next = Page("Next")
      navigation.pushViewController(next, animated: true)
      stage.settle()
      #expect(
        navigation.navigationBar.items?.count == 2 && navigation.navigationBar.backItem?.title == "Root")
      stage.finger.tap(at: CGPoint(x: 20, y: 22))
      stage.settle()
      #expect(navigation.topViewController?.title == "Root" && next.parent == nil)
      #expect(navigation.navigationBar.items?.count == 1)
      // At the root there is none.
      stage.finger.tap(at: CGPoint(x: 20, y: 22))
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }

    @Test("the display mode of an item determines what the button back to it shows")
    func backButtonTitle() {
      let item = UINavigationItem(title: "Root")
      var titles: [String] = []
      for mode: UINavigationItem.BackButtonDisplayMode in [.default, .generic, .minimal] {
        item.backButtonDisplayMode = mode
        titles.append(item.titleOfBackButton)
      }
      item.backButtonDisplayMode = .default
      item.backButtonTitle = "Up"
      #expect(titles == ["Root", "Back", ""] && item.titleOfBackButton == "Up")
    }

    @Test("the back button is reached by Tab, and Return goes back")
    func backByKeys() {
      let (navigation, stage) = show(Page("Root"))
      navigation.pushViewController(Page("Next"), animated: false)
      stage.settle()
      stage.keys.press(.tab)
      stage.keys.press(.return)
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
      navigation.pushViewController(Page("Next"), animated: false)
      stage.keys.press(.leftArrow, .alternate)
      stage.keys.press(.leftArrow, .alternate)
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }

    // From the left edge, right of it in right-to-left.
    @Test("§27.37 a drag from the leading edge pops, or returns when it is short", arguments: [false, true])
    func interactivePop(isMirrored: Bool) {
      let (root, next) = (LoggedController("root"), LoggedController("next"))
      let (navigation, stage) = show(root)
      if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
      navigation.pushViewController(next, animated: false)
      stage.settle()
      _ = LoggedController.take()
      func drag(to fraction: CGFloat) {
        let (start, end) = (CGFloat(5), 320 * fraction)
        stage.finger.drag(
          from: CGPoint(x: isMirrored ? 320 - start : start, y: 200),
          to: CGPoint(x: isMirrored ? 320 - end : end, y: 200))
        stage.settle()
      }
      drag(to: 0.3)
      #expect(
        navigation.viewControllers == [root, next] && next.view.window != nil && root.view.window == nil)
      #expect(next.view.frame.minX == 0)
      #expect(
        LoggedController.take() == [
          "next willNot", "root will", "root willNot", "next will", "next did", "root didNot",
        ])
      #expect(navigation.navigationBar.items?.count == 2)
      drag(to: 0.8)
      #expect(navigation.viewControllers == [root] && next.parent == nil && next.view.window == nil)
      #expect(LoggedController.take() == ["next willNot", "root will", "next didNot", "root did"])
      #expect(root.view.frame.minX == 0 && navigation.navigationBar.items?.count == 1)
    }

    @Test("during the drag, both views follow the finger, and a push meanwhile ends it")
    func pushDuringDrag() {
      let (root, next, other) = (Page("Root"), Page("Next"), Page("Other"))
      let (navigation, stage) = show(root)
      navigation.pushViewController(next, animated: false)
      stage.settle()
      stage.finger.down(at: CGPoint(x: 5, y: 200))
      stage.finger.wait(0.01)
      stage.finger.move(to: CGPoint(x: 40, y: 200))
      stage.finger.wait(0.01)
      stage.finger.move(to: CGPoint(x: 165, y: 200))
      stage.finger.wait(0.01)
      let left = next.view.layer.presentation()?.frame.minX ?? 0
      #expect(left > 20 && left < 300 && root.view.window != nil)
      navigation.pushViewController(other, animated: false)
      stage.finger.up()
      stage.settle()
      #expect(navigation.viewControllers == [root, next, other] && other.view.window != nil)
      #expect(next.view.window == nil && root.view.window == nil)
    }

    @Test("the edge drag does not begin at the root, without a back button, or in the middle")
    func noPop() {
      let (navigation, stage) = show(Page("Root"))
      stage.finger.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
      stage.settle()
      let next = Page("Next")
      navigation.pushViewController(next, animated: false)
      stage.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 310, y: 200))
      stage.settle()
      next.navigationItem.hidesBackButton = true
      stage.finger.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
      stage.settle()
      #expect(navigation.viewControllers.count == 2)
    }

    // MARK: - Items

    final class Target: NSObject, SelectorPerforming {
      var calls: [String] = []
      func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
        calls.append("\(selector) \((arguments.first as? UIBarButtonItem)?.title ?? "")")
        return true
      }
    }

    @Test("buttons call their target or their action, disabled ones do not, and changes are shown")
    func items() {
      let (page, target) = (Page("Title"), Target())
      var actions = 0
      let save = UIBarButtonItem(title: "Save", style: .done, target: target, action: Selector("save:"))
      let more = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in actions += 1 })
      page.navigationItem.rightBarButtonItems = [save, more]
      page.navigationItem.leftBarButtonItem = page.editButtonItem
      let (_, stage) = show(page)
      stage.finger.tap(at: CGPoint(x: 290, y: 22))
      #expect(target.calls == ["save: Save"])
      save.isEnabled = false
      stage.settle()
      stage.finger.tap(at: CGPoint(x: 290, y: 22))
      #expect(target.calls.count == 1)
      stage.finger.tap(at: CGPoint(x: 230, y: 22))
      #expect(actions == 1)
      stage.finger.tap(at: CGPoint(x: 30, y: 22))
      #expect(page.isEditing && page.editButtonItem.title == "Done")
    }

    @Test("a button shows the title of its action")
    func actionTitle() throws {
      let page = Page("Title")
      page.navigationItem.leftBarButtonItem = page.editButtonItem
      #expect(page.editButtonItem.title == "Edit" && page.editButtonItem.image == nil)
      let (navigation, _) = show(page, large: true)
      func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels(in: $0) } + ((view as? UILabel).map { [$0] } ?? [])
      }
      let label = try #require(labels(in: navigation.navigationBar).first { $0.text == "Edit" })
      let frame = label.convert(label.bounds, to: navigation.navigationBar)
      #expect(!label.isHidden && frame.minX == 16 && frame.width > 20, "\(frame)")
    }

    @Test("flexible spaces share what is left, fixed ones have their width, and a view has its size")
    func toolbar() {
      let page = Page("Title")
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      page.toolbarItems = [
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))),
        .flexibleSpace(),
        UIBarButtonItem(customView: view), .fixedSpace(24),
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))),
      ]
      let (navigation, stage) = show(page)
      navigation.isToolbarHidden = false
      stage.settle()
      // From 16: 50, the flexible space of 288 − 50 − 30 − 24 − 40 = 144, the view.
      #expect(
        view.convert(view.bounds, to: navigation.toolbar) == CGRect(x: 210, y: 12, width: 30, height: 20))
    }

    @Test("a title that is too long, an empty one, and a hundred buttons leave a bar that can be laid out")
    func extremes() {
      let page = Page(String(repeating: "long ", count: 100))
      page.navigationItem.rightBarButtonItems = (0..<100).map {
        UIBarButtonItem(title: "\($0)", style: .plain, target: nil, action: nil)
      }
      let (navigation, stage) = show(page, large: true)
      navigation.pushViewController(Page(""), animated: true)
      stage.resize(to: CGSize(width: 20, height: 20))
      stage.settle()
      stage.resize(to: .zero)
      stage.settle()
      #expect(navigation.viewControllers.count == 2)
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        image: nil, style: .plain, target: nil, action: nil)
      page.navigationItem.leftBarButtonItem?.width = .nan
      navigation.popViewController(animated: false)
      stage.settle()
    }

    @Test("a controller may be released while its bar moves out")
    func releasedDuringBarAnimation() {
      weak var released: UINavigationController?
      let root = UIViewController()
      let stage = Stage(root, size: CGSize(width: 320, height: 480))
      do {
        let navigation = UINavigationController(rootViewController: UIViewController())
        released = navigation
        navigation.modalPresentationStyle = .fullScreen
        root.present(navigation, animated: false)
        stage.settle()
        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 0.05)
        root.dismiss(animated: false)
      }
      stage.settle()
      #expect(released == nil)
    }

    @Test("with hidesBarsOnSwipe, dragging up hides the bar and dragging down shows it")
    func swipe() {
      let page = Page("Title", scrolls: true)
      let (navigation, stage) = show(page)
      navigation.hidesBarsOnSwipe = true
      stage.finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
      stage.settle()
      #expect(navigation.isNavigationBarHidden && page.scrollView?.contentOffset.y ?? 0 > 100)
      stage.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 300))
      stage.settle()
      #expect(!navigation.isNavigationBarHidden)
    }

    @Test("a bar without a controller asks its delegate")
    func ownBar() {
      final class Delegate: UINavigationBarDelegate {
        var pops = false
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
          pops
        }
      }
      let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), Delegate())
      bar.delegate = delegate
      bar.pushItem(UINavigationItem(title: "One"), animated: false)
      bar.pushItem(UINavigationItem(title: "Two"), animated: false)
      let stage = Stage(bar)
      stage.finger.tap(at: CGPoint(x: 20, y: 22))
      stage.settle()
      #expect(bar.topItem?.title == "Two")
      delegate.pops = true
      stage.finger.tap(at: CGPoint(x: 20, y: 22))
      stage.settle()
      #expect(bar.topItem?.title == "One" && bar.items?.count == 1)
    }

    // MARK: - Pictures

    private func picture(_ name: String, _ make: () -> UIViewController) {
      expectSnapshot(
        of: make(), named: name, sizes: [CGSize(width: 320, height: 240)], styles: [.light, .dark],
        directions: [.leftToRight, .rightToLeft])
    }

    @Test("bars look like iOS's")
    func pictures() {
      picture("navigation-bar") {
        let navigation = UINavigationController(rootViewController: Page("Albums"))
        let page = Page("Photos", scrolls: true)
        page.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
        ]
        page.toolbarItems = [
          UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
          UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
        ]
        navigation.pushViewController(page, animated: false)
        navigation.isToolbarHidden = false
        page.scrollView?.contentOffset.y = 120
        return navigation
      }
      picture("large-title") {
        let page = Page("Photos", scrolls: true)
        page.navigationItem.leftBarButtonItem = page.editButtonItem
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      }
    }
  }
}
