import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Appearance of child controllers, and transition coordinators")
  struct AppearanceTests {
    private final class Logged: UIViewController {
      static var log: [String] = []
      let name: String
      var forwards = true
      var transition: ((any UIViewControllerTransitionCoordinator)?) -> Void = { _ in }

      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
      override func viewWillAppear(_ animated: Bool) {
        Self.log.append("\(name) will\(isMovingToParent ? " in" : "")")
        transition(transitionCoordinator)
      }
      override func viewDidAppear(_ animated: Bool) { Self.log.append("\(name) did") }
      override func viewWillDisappear(_ animated: Bool) {
        Self.log.append("\(name) willNot\(isMovingFromParent ? " out" : "")")
      }
      override func viewDidDisappear(_ animated: Bool) { Self.log.append("\(name) didNot") }

      static func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func contain(_ child: Logged, in parent: Logged) {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }

    @Test("children appear and disappear with their parent, and when their view is added to it")
    func forwarding() {
      let (parent, child, later) = (Logged("parent"), Logged("child"), Logged("later"))
      contain(child, in: parent)
      #expect(Logged.take().isEmpty)
      window.rootViewController = parent
      #expect(Logged.take() == ["parent will", "child will", "parent did", "child did"])
      contain(later, in: parent)
      #expect(Logged.take() == ["later will", "later did"])
      later.view.removeFromSuperview()
      #expect(Logged.take() == ["later willNot", "later didNot"])
      window.rootViewController = nil
      #expect(Logged.take() == ["parent willNot", "child willNot", "parent didNot", "child didNot"])
    }

    @Test("a child that is removed begins to disappear while it is in the window")
    func removal() {
      final class Child: UIViewController {
        var log: [Bool] = []
        override func viewWillDisappear(_ animated: Bool) { log.append(view.window != nil) }
        override func viewDidDisappear(_ animated: Bool) { log.append(view.window != nil) }
      }
      let (parent, child) = (UIViewController(), Child())
      window.rootViewController = parent
      for isMoved in [false, true] {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        if isMoved { UIView().addSubview(child.view) } else { child.view.removeFromSuperview() }
        #expect(child.log == [true, false])
        child.log = []
      }
      window.rootViewController = nil
    }

    @Test("a child that replaces another with an animation has appeared at its end")
    func childTransition() {
      let (parent, old, new) = (Logged("parent"), Logged("old"), Logged("new"))
      let stage = Stage(parent, size: CGSize(width: 100, height: 100))
      contain(old, in: parent)
      stage.settle()
      parent.addChild(new)
      _ = Logged.take()
      parent.transition(
        from: old, to: new, duration: 0.2, animations: { new.view.alpha = 0.5 },
        completion: { _ in Logged.log.append("completion") })
      #expect(Logged.take() == ["old willNot", "new will"])
      stage.settle()
      #expect(Logged.take() == ["old didNot", "new did", "completion"])
    }

    @Test("a container that forwards itself decides when")
    func manual() {
      let (parent, child) = (Logged("parent"), Logged("child"))
      parent.forwards = false
      contain(child, in: parent)
      window.rootViewController = parent
      #expect(Logged.take() == ["parent will", "parent did"])
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
      #expect(Logged.take() == ["child will", "child did"])
    }

    @Test("a push has a coordinator, whose closures run with the animation and after it")
    func coordinator() throws {
      let (first, second) = (Logged("first"), Logged("second"))
      let navigation = UINavigationController(rootViewController: first)
      window.rootViewController = navigation
      #expect(navigation.transitionCoordinator == nil && first.transitionCoordinator == nil)
      _ = Logged.take()
      second.transition = { coordinator in
        coordinator?.animate {
          Logged.log.append("with \($0.isAnimated) \($0.viewController(forKey: .to) === second)")
        } completion: { context in
          Logged.log.append(
            "after \(context.isCancelled) \(context.containerView.isDescendant(of: navigation.view))")
        }
      }
      let seconds = TestSeconds()
      seconds.tick(0)
      navigation.pushViewController(second, animated: true)
      #expect(Logged.take() == ["first willNot", "second will in", "with true true"])
      #expect(second.transitionCoordinator != nil)
      seconds.tick(0.01)
      seconds.tick(1)
      #expect(Logged.take() == ["first didNot", "second did", "after false true"])
      #expect(second.transitionCoordinator == nil)
      second.transition = { _ in }
      navigation.popViewController(animated: false)
      #expect(Logged.take() == ["second willNot out", "first will", "second didNot", "first did"])
    }

    @Test("editing, and what a desktop does not ask for")
    func members() {
      final class Controller: UIViewController {
        var calls: [Bool] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
          super.setEditing(editing, animated: animated)
          calls.append(animated)
        }
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      let controller = Controller()
      controller.isEditing = true
      controller.setEditing(false, animated: true)
      #expect(controller.calls == [false, true] && !controller.isEditing)
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(
        controller.prefersStatusBarHidden
          && controller.supportedInterfaceOrientations.contains(.landscapeLeft))
    }

    @Test("the older guides are the parts of the view outside of its safe area")
    @available(*, deprecated)
    func olderGuides() {
      let controller = UIViewController()
      window.rootViewController = controller
      window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      #expect(controller.topLayoutGuide.length == 20 && controller.bottomLayoutGuide.length == 30)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      ])
      window.layoutIfNeeded()
      #expect(view.frame.minY == 20 && view.frame.height == 50)
    }
  }
}
