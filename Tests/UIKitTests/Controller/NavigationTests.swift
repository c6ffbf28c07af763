import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Going from controller to controller")
  struct NavigationTests {
    final class Plain: UIViewController {
      var log: [String] = []
      var onLoad: (Plain) -> Void = { _ in }
      var onAppear: (Plain) -> Void = { _ in }
      override func viewDidLoad() { onLoad(self) }
      override func viewWillAppear(_ animated: Bool) {
        log.append("willAppear")
        onAppear(self)
      }
      override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
      override func didMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "outOfParent" : "toParent")
      }
      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    /// Six items in a layout whose items are squares of a size.
    final class Squares: UICollectionViewController {
      var selected: [Int] = []
      var loads = 0

      init(side: CGFloat, usesLayoutTransitions: Bool = false) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
        useLayoutToLayoutNavigationTransitions = usesLayoutTransitions
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }

      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

      override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

      override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
      }
    }

    final class Delegate: NSObject, UINavigationControllerDelegate {
      var log: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.append("will \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { log.append("did \(viewController.title ?? "") \(animated)") }
    }

    let stage = Stage(size: CGSize(width: 200, height: 300))
    var window: UIWindow { stage.window }
    var fingers: Fingers { stage.finger }

    private func show(_ root: UIViewController) -> UINavigationController {
      let navigation = UINavigationController(rootViewController: root)
      // The items of these tests begin at the upper edge.
      navigation.isNavigationBarHidden = true
      window.rootViewController = navigation
      fingers.wait(0.01)
      return navigation
    }

    /// Where the fourth item is drawn.
    private func place(in controller: UICollectionViewController) -> CGRect? {
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))
      return cell.map { $0.layer.presentation()?.frame ?? $0.frame }
    }

    // MARK: - The stack

    @Test("a controller that is replaced with an animation belongs to its parent until the end")
    func animatedReplacement() {
      let (first, next) = (Plain(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      let stage = Stage(navigation, size: CGSize(width: 100, height: 100))
      stage.settle()
      _ = first.take()
      navigation.setViewControllers([next], animated: true)
      #expect(first.parent === navigation && first.transitionCoordinator != nil)
      stage.settle()
      #expect(first.take() == ["willDisappear", "didDisappear", "outOfParent"])
      #expect(first.parent == nil && navigation.children == [next])
    }

    @Test(
      "controllers receive the calls of a push and a pop, and only the visible one has a window"
    )
    func pushAndPop() {
      let (root, next) = (Plain(), Plain())
      let navigation = show(root)
      #expect(root.take() == ["toParent", "willAppear", "didAppear"] && root.view.frame == window.bounds)
      navigation.pushViewController(next, animated: false)
      navigation.pushViewController(next, animated: false)
      #expect(navigation.viewControllers == [root, next] && navigation.topViewController === next)
      #expect(navigation.visibleViewController === next)
      #expect(next.navigationController === navigation && next.parent === navigation)
      #expect(root.take() == ["willDisappear", "didDisappear"])
      #expect(next.take() == ["willAppear", "didAppear", "toParent"])
      #expect(root.view.window == nil && next.view.window === window)
      #expect(navigation.popViewController(animated: false) === next)
      #expect(next.take() == ["willDisappear", "didDisappear", "outOfParent"])
      #expect(next.navigationController == nil && next.view.window == nil && root.view.window === window)
      #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test("a root controller that pushes another one when its view is loaded is below it")
    func pushOnLoad() {
      let (root, next) = (Plain(), Plain())
      root.onLoad = { $0.navigationController?.pushViewController(next, animated: false) }
      let navigation = show(root)
      #expect(root.view.window == nil && next.view.window === window)
      #expect(root.take() == ["toParent"] && next.take() == ["toParent", "willAppear", "didAppear"])
      navigation.popViewController(animated: false)
      #expect(root.view.window === window && root.take() == ["willAppear", "didAppear"])
    }

    @Test("a root controller that pushes another one when it appears disappears at once")
    func pushOnAppearance() {
      let (root, next) = (Plain(), Plain())
      root.onAppear = {
        $0.onAppear = { _ in }
        $0.navigationController?.pushViewController(next, animated: true)
      }
      let navigation = show(root)
      #expect(root.view.window == nil && next.view.window === window)
      #expect(root.take() == ["toParent", "willAppear", "willDisappear", "didDisappear"])
      #expect(next.take() == ["willAppear", "toParent", "didAppear"])
      navigation.popViewController(animated: false)
      #expect(root.take() == ["willAppear", "didAppear"])
    }

    @Test("popToViewController returns to any controller below, and the stack can be replaced")
    func stack() {
      let controllers = (0..<4).map { _ in Plain() }
      let navigation = show(controllers[0])
      navigation.setViewControllers(controllers, animated: false)
      #expect(controllers[3].view.window === window && controllers[0].view.window == nil)
      #expect(navigation.popToViewController(Plain(), animated: false) == nil)
      #expect(
        navigation.popToViewController(controllers[1], animated: false) == [controllers[2], controllers[3]])
      #expect(navigation.viewControllers == [controllers[0], controllers[1]])
      #expect(controllers[1].view.window === window && controllers[2].parent == nil)
      #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
      navigation.viewControllers = [controllers[2]]
      #expect(controllers[0].parent == nil && controllers[2].view.window === window)
    }

    @Test("in a window that closes or is not shown yet, controllers receive only the calls that apply")
    func unshown() {
      let (root, next) = (Plain(), Plain())
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(next, animated: true)
      #expect(root.take() == ["toParent"] && next.take() == ["toParent"])
      window.rootViewController = navigation
      #expect(root.take() == [] && next.take() == ["willAppear", "didAppear"])
      window.rootViewController = nil
      #expect(next.take() == ["willDisappear", "didDisappear"])
    }

    @Test("animated, what is pushed comes in from the right, and what is popped goes out there")
    func animated() {
      let (root, next) = (Plain(), Plain())
      (root.title, next.title) = ("root", "next")
      let (navigation, delegate) = (show(root), Delegate())
      navigation.delegate = delegate
      navigation.pushViewController(next, animated: true)
      fingers.wait(0.01)
      fingers.wait(0.1)
      let left = next.view.layer.presentation()?.frame.minX ?? 0
      #expect(left > 0 && left < 200 && root.view.window === window)
      #expect(delegate.log == ["will next true"] && next.take() == ["willAppear", "toParent"])
      fingers.wait(1)
      #expect(next.view.frame == window.bounds && root.view.window == nil)
      #expect(delegate.log == ["will next true", "did next true"] && next.take() == ["didAppear"])
      navigation.popViewController(animated: true)
      #expect(next.view.window === window && root.view.window === window)
      fingers.wait(0.01)
      fingers.wait(1)
      #expect(next.view.window == nil && root.view.frame == window.bounds)
    }

    @Test("a push that another follows at once is over before it")
    func pushedTwice() {
      let controllers = (0..<3).map { _ in Plain() }
      let navigation = show(controllers[0])
      navigation.pushViewController(controllers[1], animated: true)
      fingers.wait(0.1)
      navigation.pushViewController(controllers[2], animated: true)
      #expect(controllers[1].take() == ["willAppear", "toParent", "didAppear", "willDisappear"])
      #expect(controllers[0].view.window == nil)
      fingers.wait(0.01)
      fingers.wait(1)
      #expect(controllers[1].view.window == nil && controllers[2].view.frame == window.bounds)
    }

    // MARK: - From layout to layout

    // The fourth of squares of 100 in 200 points stands at (100, 100), the fourth of 50 at (150, 0).
    @Test("one collection view, the first one's data and delegate, the layout of the one shown")
    func layoutToLayout() {
      let (root, next) = (Squares(side: 100), Squares(side: 50, usesLayoutTransitions: true))
      let navigation = show(root)
      let view = root.collectionView
      let cell = view?.cellForItem(at: IndexPath(item: 3, section: 0))
      let layout = next.collectionViewLayout
      navigation.pushViewController(next, animated: true)
      #expect(next.collectionView === view && next.loads == 1)
      #expect(view?.dataSource === root && view?.delegate === root)
      #expect(view?.collectionViewLayout === layout && view?.superview === next.view)
      fingers.wait(0.01)
      fingers.wait(0.1)
      let place = place(in: next)?.origin ?? .zero
      #expect(place.x > 100 && place.x < 150 && place.y > 0 && place.y < 100)
      fingers.wait(1)
      #expect(cell?.frame == CGRect(x: 150, y: 0, width: 50, height: 50))
      #expect(view?.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
      fingers.tap(175, 25)
      #expect(root.selected == [3] && next.selected == [])
      navigation.popViewController(animated: true)
      #expect(root.collectionView === view && view?.superview === root.view && !next.isViewLoaded)
      fingers.wait(0.01)
      fingers.wait(0.1)
      let back = self.place(in: root)?.origin ?? .zero
      #expect(back.x > 100 && back.x < 150 && back.y > 0 && back.y < 100)
      fingers.wait(1)
      #expect(cell?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
      #expect(view?.window === window)
    }

    @Test("from the third one back to the first it is one change of layout")
    func severalBack() {
      let root = Squares(side: 100)
      let others = [25, 50].map { Squares(side: $0, usesLayoutTransitions: true) }
      let navigation = show(root)
      for other in others { navigation.pushViewController(other, animated: false) }
      fingers.wait(0.01)
      #expect(place(in: others[1]) == CGRect(x: 150, y: 0, width: 50, height: 50))
      #expect(navigation.popToRootViewController(animated: true) == others)
      #expect(root.collectionView.collectionViewLayout === root.collectionViewLayout)
      fingers.wait(0.01)
      fingers.wait(1)
      #expect(place(in: root) == CGRect(x: 100, y: 100, width: 100, height: 100))
      #expect(root.collectionView.window === window && root.view.superview?.subviews == [root.view])
    }

    @Test("under a controller of another kind the first one has its layout back when one returns to it")
    func backFromAbove() {
      let (root, next, plain) = (Squares(side: 100), Squares(side: 50, usesLayoutTransitions: true), Plain())
      let navigation = show(root)
      navigation.pushViewController(next, animated: false)
      navigation.pushViewController(plain, animated: false)
      #expect(next.collectionView.window == nil)
      navigation.popToRootViewController(animated: false)
      fingers.wait(0.01)
      #expect(place(in: root) == CGRect(x: 100, y: 100, width: 100, height: 100))
      #expect(root.collectionView.window === window && plain.view.window == nil)
    }

    @Test("without the property, or without a collection view below, each controller has its own view")
    func ownViews() {
      let (root, plain) = (Squares(side: 100), Plain())
      let (next, last) = (Squares(side: 50), Squares(side: 50, usesLayoutTransitions: true))
      #expect(!next.useLayoutToLayoutNavigationTransitions)
      let navigation = show(root)
      navigation.pushViewController(next, animated: false)
      #expect(next.collectionView !== root.collectionView && next.collectionView.dataSource === next)
      navigation.setViewControllers([plain], animated: false)
      navigation.pushViewController(last, animated: false)
      #expect(last.collectionView.dataSource === last && last.collectionView.window === window)
    }
  }
}
