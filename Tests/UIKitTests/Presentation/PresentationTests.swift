import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Presenting and dismissing controllers")
  struct PresentationTests {
    private let root = LoggedController("root")
    private let stage: Stage

    init() {
      stage = Stage(root, size: CGSize(width: 320, height: 480))
    }

    // Published logs of UIKit: a controller that covers the window makes its presenter disappear.
    @Test("§27.1 a full-screen presentation calls both controllers, and the completions come last")
    func fullScreenOrder() {
      // Other tests may run between the initializer and this.
      LoggedController.log = []
      let next = LoggedController("next")
      next.modalPresentationStyle = .fullScreen
      root.present(next, animated: true) { LoggedController.log.append("presented") }
      #expect(root.presentedViewController === next && next.presentingViewController === root)
      #expect(LoggedController.take() == ["root willNot", "next will presented"])
      stage.settle()
      #expect(LoggedController.take() == ["next did", "root didNot", "presented"])
      #expect(root.view.window == nil && next.view.window === stage.window && !next.isBeingPresented)
      next.dismiss(animated: true) { LoggedController.log.append("gone") }
      #expect(LoggedController.take() == ["next willNot dismissed", "root will"])
      #expect(root.view.window === stage.window)
      stage.settle()
      #expect(LoggedController.take() == ["root did", "next didNot", "gone"])
      #expect(root.presentedViewController == nil && next.presentingViewController == nil)
      #expect(stage.window.subviews == [root.view])
    }

    @Test(
      "§27.2 below a sheet, a form, a cover over everything and a popover, the presenter does not disappear",
      arguments: [
        UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
        .popover,
      ])
    func presenterStays(style: UIModalPresentationStyle) {
      // Other tests may run between the initializer and this.
      LoggedController.log = []
      let next = LoggedController("next")
      next.modalPresentationStyle = style
      next.popoverPresentationController?.sourceView = root.view
      root.present(next, animated: false)
      #expect(LoggedController.take() == ["next will presented", "next did"])
      #expect(root.view.window === stage.window && next.view.window === stage.window)
      root.dismiss(animated: false)
      #expect(LoggedController.take() == ["next willNot dismissed", "next didNot"])
      #expect(next.view.window == nil && stage.window.subviews == [root.view])
    }

    @Test("a child lets the root of its hierarchy present, and dismisses from either side")
    func child() {
      let (parent, child, next) = (UIViewController(), UIViewController(), UIViewController())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      stage.window.rootViewController = parent
      child.present(next, animated: false)
      #expect(parent.presentedViewController === next && child.presentedViewController === next)
      #expect(next.presentingViewController === parent)
      child.dismiss(animated: false)
      #expect(parent.presentedViewController == nil)
    }

    @Test("a context is covered where it is, and the rest of the window stays")
    func context() {
      let (child, next) = (UIViewController(), UIViewController())
      child.definesPresentationContext = true
      root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
      root.view.addSubview(child.view)
      next.modalPresentationStyle = .currentContext
      child.present(next, animated: false)
      stage.window.layoutIfNeeded()
      #expect(next.view.convert(next.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 200, height: 100))
      #expect(next.presentingViewController === child && child.view.window == nil)
      next.dismiss(animated: false)
      #expect(
        child.view.superview === root.view
          && child.view.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    }

    @Test("of several presentations, all above the presenter end together")
    func chain() {
      let controllers = (0..<3).map { LoggedController("\($0)") }
      var presenter: UIViewController = root
      for controller in controllers {
        presenter.present(controller, animated: false)
        presenter = controller
      }
      #expect(controllers[2].presentingViewController === controllers[1])
      root.dismiss(animated: true)
      stage.settle()
      for controller in controllers {
        #expect(controller.presentingViewController == nil && controller.view.window == nil)
      }
      #expect(stage.window.subviews == [root.view])
    }

    @Test("below the last of several full-screen controllers, the one that stays is visible from the start")
    func fullScreenChain() {
      let controllers = (0..<3).map { LoggedController("\($0)") }
      var presenter: UIViewController = root
      for controller in controllers {
        controller.modalPresentationStyle = .fullScreen
        presenter.present(controller, animated: false)
        presenter = controller
      }
      LoggedController.log = []
      root.dismiss(animated: true) { LoggedController.log.append("gone") }
      #expect(LoggedController.take() == ["2 willNot dismissed", "root will"])
      stage.advance(by: 0.1)
      #expect(root.view.window === stage.window && controllers[1].view.window == nil)
      stage.settle()
      #expect(LoggedController.take() == ["root did", "2 didNot", "gone"])
      #expect(stage.window.subviews == [root.view] && root.presentedViewController == nil)
    }

    @Test("a presentation that another command follows at once is over before it")
    func twoAtOnce() {
      // Other tests may run between the initializer and this.
      LoggedController.log = []
      let (first, second) = (LoggedController("first"), LoggedController("second"))
      root.present(first, animated: true)
      stage.advance(by: 0.1)
      first.present(second, animated: true)
      #expect(LoggedController.take() == ["first will presented", "first did", "second will presented"])
      stage.advance(by: 0.1)
      second.dismiss(animated: true)
      first.dismiss(animated: true)
      stage.settle()
      #expect(root.presentedViewController == nil && stage.window.subviews == [root.view])
      #expect(
        LoggedController.take() == [
          "second did", "second willNot dismissed", "second didNot", "first willNot dismissed",
          "first didNot",
        ])
    }

    @Test("another command ends the dismissal that a controller began when it had appeared")
    func dismissalInDidAppear() {
      final class Splash: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          dismiss(animated: true)
        }
      }
      let (splash, next) = (Splash(), UIViewController())
      root.present(splash, animated: false)
      #expect(splash.isBeingDismissed && splash.transitionCoordinator != nil)
      stage.advance(by: 0.1)
      root.present(next, animated: true)
      #expect(root.presentedViewController === next && splash.presentingViewController == nil)
      stage.settle()
      #expect(next.view.window === stage.window && splash.view.window == nil)
    }

    @Test("a controller that dismisses another one twice stays")
    func twice() {
      let (first, second) = (UIViewController(), UIViewController())
      root.present(first, animated: false)
      first.present(second, animated: false)
      var completions = 0
      for _ in 0..<2 {
        first.dismiss(animated: true) { completions += 1 }
        stage.advance(by: 0.1)
      }
      stage.settle()
      #expect(root.presentedViewController === first && first.presentedViewController == nil)
      #expect(completions == 2)
      first.dismiss(animated: true)
      stage.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test("what cannot be presented is reported and ignored")
    func mistakes() {
      let (next, other, child) = (UIViewController(), UIViewController(), UIViewController())
      root.addChild(child)
      let reported = reports {
        root.present(root, animated: false)
        root.present(child, animated: false)
        UIViewController().present(next, animated: false)
        root.present(next, animated: false)
        root.present(other, animated: false)
        next.present(next, animated: false)
      }
      #expect(reported == Array(repeating: .invalidPresentation, count: 5))
      #expect(root.presentedViewController === next && other.presentingViewController == nil)
    }

    private func reports(_ body: () -> Void) -> [UIDiagnostic.Code] {
      let handler = UIDiagnostic.handler
      defer { UIDiagnostic.handler = handler }
      var codes: [UIDiagnostic.Code] = []
      UIDiagnostic.handler = { codes.append($0.code) }
      body()
      return codes
    }

    @Test("another root controller ends the presentations of the old one")
    func newRoot() {
      let (next, other) = (LoggedController("next"), UIViewController())
      next.modalPresentationStyle = .fullScreen
      root.present(next, animated: false)
      stage.window.rootViewController = other
      #expect(next.view.window == nil && stage.window.subviews == [other.view])
    }

    @Test("resized meanwhile, the presented view and its presenter have the new size")
    func resized() {
      let next = LoggedController("next")
      next.modalPresentationStyle = .overFullScreen
      root.present(next, animated: true)
      stage.advance(by: 0.1)
      stage.resize(to: CGSize(width: 500, height: 300))
      stage.settle()
      #expect(next.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    }

    @Test("a controller that was asked for its sheet, but never presented, is released")
    func released() {
      weak var weakController: UIViewController?
      do {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium()]
        weakController = controller
      }
      #expect(weakController == nil)
    }

    @Test("after a dismissal, nothing keeps the presented controller")
    func releasedAfterwards() {
      weak var weakController: UIViewController?
      do {
        let controller = UIViewController()
        weakController = controller
        root.present(controller, animated: true)
        stage.settle()
        root.dismiss(animated: true)
        stage.settle()
      }
      #expect(weakController == nil)
    }

    // MARK: - Keys

    @Test("keys do not reach what is below, Escape dismisses a sheet, and the first responder returns")
    func keys() {
      let collectionView = UICollectionView(
        frame: root.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      root.view.addSubview(collectionView)
      collectionView.becomeFirstResponder()
      let next = KeyController()
      root.present(next, animated: false)
      stage.keys.press(.character("a"), text: "a")
      #expect(next.keys == ["a"])
      let field = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      next.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      stage.keys.press(.escape)
      stage.settle()
      #expect(root.presentedViewController == nil && collectionView.isFirstResponder)
    }

    final class KeyController: UIViewController {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }.filter { !$0.isEmpty }
        super.pressesBegan(presses, with: event)
      }
    }

    final class KeyView: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
  }
}
