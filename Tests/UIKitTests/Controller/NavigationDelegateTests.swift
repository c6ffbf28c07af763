import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// What the delegates of navigation controllers rely on: coordinators that remove a child when its screen was popped, and
  /// screens that hide the bar of the root.
  @MainActor
  @Suite("Delegates of navigation controllers")
  struct NavigationDelegateTests {
    init() { TestIcons.use() }

    final class Delegate: NSObject, UINavigationControllerDelegate {
      var log: [String] = []
      var animator: Animator?
      var onShow: (UINavigationController) -> Void = { _ in }

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.append("will \(viewController.title ?? "") \(animated)") }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
        log.append("did \(viewController.title ?? "") from \(from?.title ?? "none")")
        onShow(navigationController)
      }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }

    /// Moves the new view in from the right.
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let shown = context.viewController(forKey: .to) else {
          return
        }
        view.frame = context.finalFrame(for: shown).offsetBy(dx: 300, dy: 0)
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5) {
          view.frame.origin.x -= 300
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    private func page(_ title: String) -> UIViewController {
      let page = UIViewController()
      page.title = title
      return page
    }

    @Test("§29.22 in didShow, the coordinator knows from which controller the change came")
    func coordinator() {
      let (navigation, delegate) = (UINavigationController(rootViewController: page("root")), Delegate())
      let stage = Stage(navigation)
      navigation.delegate = delegate
      navigation.pushViewController(page("next"), animated: true)
      stage.settle()
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(
        delegate.log == ["will next true", "did next from root", "will root true", "did root from next"])
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test("a delegate may begin the next change in didShow, and a controller when it appears")
    func nextChange() {
      final class Forwarding: UIViewController {
        var following: UIViewController?
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          following.map { navigationController?.pushViewController($0, animated: true) }
          following = nil
        }
      }
      let (navigation, delegate) = (UINavigationController(rootViewController: page("root")), Delegate())
      let stage = Stage(navigation)
      navigation.delegate = delegate
      let (second, third) = (Forwarding(), page("third"))
      second.following = third
      let last = page("last")
      delegate.onShow = { if $0.topViewController === third { $0.pushViewController(last, animated: true) } }
      navigation.pushViewController(second, animated: true)
      stage.settle()
      #expect(navigation.viewControllers.count == 4 && navigation.topViewController === last)
      #expect(last.view.window != nil && third.view.window == nil && second.view.window == nil)
      #expect(navigation.transitionCoordinator == nil)
    }

    @Test("§29.23 the first controller is reported when it appears")
    func first() {
      final class Hiding: UINavigationController, UINavigationControllerDelegate {
        var log: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          delegate = self
        }
        func navigationController(
          _ navigationController: UINavigationController, willShow viewController: UIViewController,
          animated: Bool
        ) {
          log.append("will \(viewController.title ?? "")")
          setNavigationBarHidden(viewController.title == "root", animated: animated)
        }
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { log.append("did \(viewController.title ?? "")") }
      }
      let navigation = Hiding(rootViewController: page("root"))
      let stage = Stage(navigation)
      #expect(navigation.log == ["will root", "did root"] && navigation.isNavigationBarHidden)
      navigation.pushViewController(page("next"), animated: false)
      stage.settle()
      #expect(navigation.log.suffix(2) == ["will next", "did next"] && !navigation.isNavigationBarHidden)
      // The view disappears and appears again with the same controller.
      navigation.present(page("other"), animated: false)
      navigation.dismiss(animated: false)
      stage.settle()
      #expect(navigation.log.count == 4)
    }

    @Test("the bar shows the items of a controller that another one pushes when it appears without animation")
    func barAfterForwarding() {
      let navigation = UINavigationController(rootViewController: page("root"))
      let (stage, delegate) = (Stage(navigation), Delegate())
      let (second, third) = (page("second"), page("third"))
      navigation.delegate = delegate
      delegate.onShow = {
        if $0.topViewController === second { $0.pushViewController(third, animated: true) }
      }
      navigation.pushViewController(second, animated: false)
      stage.settle()
      #expect(navigation.topViewController === third)
      #expect(navigation.navigationBar.items?.map(\.title) == ["root", "second", "third"])
    }

    @Test("a pop during a push whose end replaces the stack pops from the new stack")
    func popAfterReplacement() {
      let navigation = UINavigationController(rootViewController: page("root"))
      let (stage, delegate) = (Stage(navigation), Delegate())
      let last = page("last")
      navigation.pushViewController(page("next"), animated: false)
      stage.settle()
      navigation.delegate = delegate
      delegate.onShow = {
        if $0.topViewController === last { $0.setViewControllers([last], animated: false) }
      }
      navigation.pushViewController(last, animated: true)
      stage.advance(by: 0.1)
      #expect(navigation.popViewController(animated: true) == nil)
      stage.settle()
      #expect(navigation.viewControllers == [last] && last.view.window != nil)
    }

    @Test(
      "after a swipe back that is cancelled, nothing is reported when the navigation controller appears again"
    )
    func cancelledSwipe() {
      let (navigation, delegate) = (UINavigationController(rootViewController: page("root")), Delegate())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, page("other")]
      let stage = Stage(tabs, size: CGSize(width: 320, height: 480))
      navigation.pushViewController(page("next"), animated: false)
      stage.settle()
      navigation.delegate = delegate
      stage.finger.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 60, y: 200))
      stage.settle()
      #expect(navigation.viewControllers.count == 2)
      delegate.log = []
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
      stage.settle()
      #expect(delegate.log == [])
    }

    @Test("§29.24 a left item, a hidden bar and an animator of the app prevent the drag from the edge")
    func protectedScreens() {
      let navigation = UINavigationController(rootViewController: page("root"))
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      let (next, delegate) = (page("next"), Delegate())
      navigation.delegate = delegate
      func pops() -> Bool {
        navigation.setViewControllers([navigation.viewControllers[0], next], animated: false)
        stage.settle()
        stage.finger.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
        stage.settle()
        return navigation.viewControllers.count == 1
      }
      #expect(pops())
      next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: nil)
      #expect(!pops())
      next.navigationItem.leftItemsSupplementBackButton = true
      #expect(pops())
      next.navigationItem.leftBarButtonItem = nil
      navigation.isNavigationBarHidden = true
      #expect(!pops())
      navigation.isNavigationBarHidden = false
      delegate.animator = Animator()
      #expect(!pops())
      delegate.animator = nil
      // Apps bring the gesture back by removing its delegate.
      next.navigationItem.leftItemsSupplementBackButton = false
      next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: nil)
      navigation.interactivePopGestureRecognizer?.delegate = nil
      #expect(pops())
    }
  }
}
