import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Tab bars")
  struct TabBarTests {
    private let controllers = (0..<3).map { LoggedController("\($0)") }
    private let tabs = UITabBarController()
    private let stage: Stage

    init() {
      LoggedController.log = []
      TestIcons.use()
      for (controller, symbol) in zip(controllers, ["plus", "star", "magnifyingglass"]) {
        controller.tabBarItem = UITabBarItem(
          title: controller.name, image: UIImage(systemName: symbol), tag: 0)
      }
      tabs.viewControllers = controllers
      stage = Stage(tabs, size: CGSize(width: 300, height: 400))
    }

    @Test("§27.40 a tab bar is 49 points high, in the safe area, and shows one controller at a time")
    func selection() {
      #expect(LoggedController.take() == ["0 will", "0 did"])
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 351, width: 300, height: 49))
      #expect(controllers[0].view.safeAreaInsets.bottom == 49 && controllers[0].tabBarController === tabs)
      tabs.selectedIndex = 2
      #expect(LoggedController.take() == ["0 willNot", "2 will", "0 didNot", "2 did"])
      #expect(tabs.selectedViewController === controllers[2] && controllers[0].view.window == nil)
      tabs.selectedIndex = 7
      tabs.selectedViewController = UIViewController()
      #expect(tabs.selectedIndex == 2)
    }

    @Test("a tab that is selected when the tab bar controller appears gets its calls")
    func selectionOnAppearance() {
      final class SecondFirst: UITabBarController {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          selectedIndex = 1
        }
      }
      let controllers = (0..<2).map { LoggedController("\($0)") }
      let tabs = SecondFirst()
      tabs.viewControllers = controllers
      LoggedController.log = []
      let stage = Stage(tabs)
      #expect(LoggedController.take() == ["0 will", "0 willNot", "1 will", "0 didNot", "1 did"])
      #expect(controllers[1].view.window === stage.window)
      tabs.selectedIndex = 0
      #expect(LoggedController.take() == ["1 willNot", "0 will", "1 didNot", "0 did"])
    }

    final class Delegate: UITabBarControllerDelegate {
      var log: [String] = []
      var allows = true
      func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        allows
      }
      func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        log.append(controller.tabBarItem.title ?? "")
      }
    }

    @Test("the user selects by a click and by keys, if the delegate allows it")
    func user() {
      let delegate = Delegate()
      tabs.delegate = delegate
      stage.finger.tap(at: CGPoint(x: 150, y: 380))
      #expect(tabs.selectedIndex == 1 && delegate.log == ["1"])
      delegate.allows = false
      stage.finger.tap(at: CGPoint(x: 250, y: 380))
      #expect(tabs.selectedIndex == 1 && delegate.log == ["1"])
      delegate.allows = true
      stage.keys.press(.tab)
      stage.keys.press(.rightArrow)
      stage.keys.press(.rightArrow)
      stage.keys.press(.space)
      #expect(tabs.selectedIndex == 2 && delegate.log == ["1", "2"])
    }

    @Test("the selected tab again pops to the root, and a pushed controller can hide the bar")
    func navigation() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      tabs.viewControllers = [navigation, controllers[1]]
      let next = UIViewController()
      next.hidesBottomBarWhenPushed = true
      navigation.pushViewController(next, animated: true)
      stage.settle()
      #expect(tabs.tabBar.frame.minY == 400 && next.view.safeAreaInsets.bottom == 0)
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(tabs.tabBar.frame.minY == 351 && navigation.topViewController?.view.safeAreaInsets.bottom == 49)
      navigation.pushViewController(UIViewController(), animated: false)
      stage.settle()
      stage.finger.tap(at: CGPoint(x: 75, y: 380))
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
    }

    /// Fades from one controller to the other.
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    final class AnimatingDelegate: UITabBarControllerDelegate {
      let interaction = UIPercentDrivenInteractiveTransition()
      var isInteractive = false
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
      func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }
    }

    @Test("§29.25 the delegate animates the change to another controller, below the tab bar")
    func animatedChange() {
      let delegate = AnimatingDelegate()
      tabs.delegate = delegate
      _ = LoggedController.take()
      stage.finger.tap(at: CGPoint(x: 150, y: 380))
      stage.advance(by: 0.5)
      let (old, new) = (controllers[0], controllers[1])
      #expect(old.view.window != nil && abs((new.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
      #expect(tabs.transitionCoordinator?.viewController(forKey: .to) === new)
      // The tab bar can be used meanwhile.
      stage.finger.tap(at: CGPoint(x: 250, y: 380))
      stage.settle()
      #expect(tabs.selectedIndex == 2 && controllers[2].view.window != nil)
      #expect(old.view.window == nil && new.view.window == nil && tabs.transitionCoordinator == nil)
      #expect(controllers[2].view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
      #expect(controllers[2].view.safeAreaInsets.bottom == 49)
      #expect(
        LoggedController.take() == [
          "0 willNot", "1 will", "0 didNot", "1 did", "1 willNot", "2 will", "1 didNot", "2 did",
        ])
    }

    /// Selects the tab at an index in a transition that is dragged to 0.4.
    private func dragChange(toTabAt index: Int, delegate: AnimatingDelegate) {
      delegate.isInteractive = true
      tabs.selectedIndex = index
      delegate.interaction.update(0.4)
      stage.advance(by: 0.1)
    }

    @Test("a change that is cancelled leads back to the selected controller")
    func cancelledChange() {
      let delegate = AnimatingDelegate()
      tabs.delegate = delegate
      dragChange(toTabAt: 1, delegate: delegate)
      delegate.interaction.cancel()
      stage.settle()
      #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
      #expect(controllers[0].view.window != nil && controllers[1].view.window == nil)
    }

    @Test("a tab that is selected while another change is dragged replaces what is shown then")
    func selectionDuringDrag() {
      let delegate = AnimatingDelegate()
      tabs.delegate = delegate
      dragChange(toTabAt: 1, delegate: delegate)
      delegate.isInteractive = false
      tabs.selectedIndex = 2
      stage.settle()
      #expect(tabs.selectedIndex == 2 && controllers[2].view.window != nil)
      #expect(controllers[0].view.window == nil && controllers[1].view.window == nil)
      dragChange(toTabAt: 0, delegate: delegate)
      delegate.isInteractive = false
      tabs.selectedIndex = 0
      stage.settle()
      #expect(
        tabs.selectedIndex == 0 && controllers[0].view.window != nil && controllers[2].view.window == nil)
    }

    @Test("§29.26 a click on a tab sets selectedViewController, also for the selected tab")
    func observedSelection() {
      final class Observing: UITabBarController {
        var selections: [Bool] = []
        override var selectedViewController: UIViewController? {
          didSet { selections.append(oldValue === selectedViewController) }
        }
      }
      let tabs = Observing()
      tabs.viewControllers = (0..<3).map { _ in UIViewController() }
      let stage = Stage(tabs, size: CGSize(width: 300, height: 400))
      stage.finger.tap(at: CGPoint(x: 150, y: 380))
      stage.finger.tap(at: CGPoint(x: 150, y: 380))
      #expect(tabs.selections == [false, true] && tabs.selectedIndex == 1)
    }

    @Test("controllers can be replaced, also by none")
    func replaced() {
      tabs.selectedIndex = 1
      tabs.viewControllers = [controllers[2], controllers[1]]
      #expect(tabs.selectedViewController === controllers[1] && tabs.selectedIndex == 1)
      #expect(controllers[0].parent == nil)
      tabs.viewControllers = nil
      stage.settle()
      #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
    }

    @Test("a tab bar looks like iOS's")
    func picture() {
      func make() -> UIViewController {
        let tabs = UITabBarController()
        let names = [("Albums", "house"), ("Search", "magnifyingglass"), ("Favorites", "star.fill")]
        tabs.viewControllers = names.enumerated().map { index, name in
          let controller = UIViewController()
          controller.view.backgroundColor = .systemBackground
          controller.tabBarItem = UITabBarItem(title: name.0, image: UIImage(systemName: name.1), tag: index)
          controller.tabBarItem.badgeValue = index == 2 ? "3" : nil
          return controller
        }
        return tabs
      }
      expectSnapshot(
        of: make(), named: "tab-bar", sizes: [CGSize(width: 320, height: 120)], styles: [.light, .dark],
        directions: [.leftToRight, .rightToLeft])
    }
  }
}
