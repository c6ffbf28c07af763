import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("When a view is appearing")
  struct ViewIsAppearingTests {
    private final class Logged: UIViewController {
      var log: [String] = []

      /// Writes down a call with the size of the view, unless it is not in a window.
      private func report(_ call: String) {
        let size = view.window == nil ? "" : " \(Int(view.bounds.width))×\(Int(view.bounds.height))"
        if log.last != call + size { log.append(call + size) }
      }

      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewIsAppearing(_ animated: Bool) { report(animated ? "is, animated" : "is") }
      override func viewWillLayoutSubviews() { report("layout") }
      override func viewDidAppear(_ animated: Bool) { report("did") }

      func take() -> [String] {
        defer { log = [] }
        return log
      }
    }

    private static let size = CGSize(width: 200, height: 300)
    private let controller = Logged()

    @Test("§29.17 the view of a window's controller is in the window, with its size")
    func root() {
      let stage = Stage(controller, size: Self.size)
      #expect(controller.take() == ["will", "is 200×300", "layout 200×300", "did 200×300"])
      stage.resize(to: CGSize(width: 250, height: 400))
      #expect(controller.take() == ["layout 250×400"])
    }

    @Test("§29.17 a pushed view, and again when it comes back", arguments: [false, true])
    func push(isAnimated: Bool) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.setNavigationBarHidden(true, animated: false)
      let stage = Stage(navigation, size: Self.size)
      let call = isAnimated ? "is, animated 200×300" : "is 200×300"
      navigation.pushViewController(controller, animated: isAnimated)
      stage.settle()
      #expect(controller.take() == ["will", call, "layout 200×300", "did 200×300"])
      navigation.pushViewController(UIViewController(), animated: false)
      navigation.popViewController(animated: isAnimated)
      stage.settle()
      #expect(controller.take() == ["will", call, "layout 200×300", "did 200×300"])
    }

    @Test("§29.17 a presented view", arguments: [false, true])
    func presentation(isAnimated: Bool) {
      let root = UIViewController()
      let stage = Stage(root, size: Self.size)
      controller.modalPresentationStyle = .fullScreen
      root.present(controller, animated: isAnimated)
      stage.settle()
      let call = isAnimated ? "is, animated 200×300" : "is 200×300"
      #expect(controller.take() == ["will", call, "layout 200×300", "did 200×300"])
    }

    @Test("§29.17 the view of a child with constraints has the size that they give it")
    func child() {
      let parent = UIViewController()
      let view: UIView = controller.view
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addChild(controller)
      parent.view.addSubview(view)
      controller.didMove(toParent: parent)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: parent.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 60),
      ])
      let stage = Stage(parent, size: Self.size)
      #expect(controller.take() == ["will", "is 80×60", "layout 80×60", "did 80×60"])
      let later = Logged()
      parent.addChild(later)
      later.view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      parent.view.addSubview(later.view)
      later.didMove(toParent: parent)
      stage.settle()
      #expect(later.take() == ["will", "is 50×40", "did 50×40", "layout 50×40"])
    }

    @Test("a controller that shows another one while its view is appearing disappears, too")
    func replacement() {
      final class Redirecting: UIViewController {
        var calls: [String] = []
        override func viewIsAppearing(_ animated: Bool) {
          calls.append("is")
          navigationController?.setViewControllers([UIViewController()], animated: false)
        }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did not") }
      }
      let navigation = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(navigation, size: Self.size)
      let redirecting = Redirecting()
      navigation.pushViewController(redirecting, animated: false)
      stage.settle()
      #expect(redirecting.calls == ["is", "did not"])
      #expect(navigation.viewControllers.count == 1 && navigation.topViewController !== redirecting)
      #expect(navigation.topViewController?.view.window === stage.window)
      #expect(redirecting.view.window == nil)
    }
  }
}
