import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Zoom transitions")
  struct ZoomTransitionTests {
    private let root = UIViewController()
    private let source = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 80))
    private let detail = UIViewController()

    init() {
      root.view.addSubview(source)
      detail.view.backgroundColor = .red
    }

    /// The frame on screen now.
    private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

    @Test("a pushed controller grows from the view, and shrinks to it again")
    func push() {
      var contexts: [UIViewController] = []
      detail.preferredTransition = .zoom { context in
        contexts += [context.sourceViewController, context.zoomedViewController]
        return source
      }
      let navigation = UINavigationController(rootViewController: root)
      let stage = Stage(navigation, size: CGSize(width: 200, height: 300))
      navigation.pushViewController(detail, animated: true)
      stage.advance(by: 0.001)
      let first = shown(detail.view)
      // It covers the square, and is 200 × 300.
      #expect(abs(first.width - 80) < 4 && abs(first.midX - 80) < 4)
      #expect(source.alpha == 0 && contexts == [root, detail])
      stage.advance(by: 0.2)
      #expect(shown(detail.view).width > 90 && shown(detail.view).width < 200)
      stage.settle()
      #expect(
        navigation.topViewController === detail && detail.view.transform == .identity && source.alpha == 1)
      #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
      navigation.popViewController(animated: true)
      stage.advance(by: 0.3)
      #expect(shown(detail.view).width < 150)
      stage.settle()
      #expect(navigation.topViewController === root && detail.view.window == nil)
      #expect(detail.view.transform == .identity && detail.view.alpha == 1 && root.view.window != nil)
    }

    @Test(
      "a presented controller grows over a dimmed background; the options choose the part that covers the view"
    )
    func present() throws {
      let options = UIViewController.Transition.ZoomOptions()
      options.dimmingColor = .black
      options.alignmentRectProvider = { _ in CGRect(x: 0, y: 0, width: 100, height: 100) }
      detail.preferredTransition = .zoom(options: options) { _ in source }
      detail.modalPresentationStyle = .fullScreen
      let stage = Stage(root, size: CGSize(width: 200, height: 300))
      root.present(detail, animated: true)
      stage.advance(by: 0.001)
      let frame = shown(detail.view)
      #expect(abs(frame.minX - 40) < 4 && abs(frame.minY - 60) < 4 && abs(frame.width - 160) < 4)
      let dimming = detail.view.superview?.subviews.first { $0.backgroundColor == .black }
      #expect(dimming?.bounds.width == 200)
      stage.settle()
      #expect(dimming?.superview == nil && root.presentedViewController === detail)
      root.dismiss(animated: true)
      stage.settle()
      #expect(root.presentedViewController == nil && source.alpha == 1)
    }

    @Test("without a view, the controller fades, and other kinds are those of presentations")
    func withoutView() {
      detail.preferredTransition = .zoom { _ in nil }
      detail.modalPresentationStyle = .fullScreen
      let stage = Stage(root, size: CGSize(width: 200, height: 300))
      root.present(detail, animated: true)
      stage.advance(by: 0.1)
      #expect(shown(detail.view).width == 200)
      #expect((detail.view.layer.presentation()?.opacity ?? 1) < 1)
      stage.settle()
      root.dismiss(animated: false)
      detail.preferredTransition = .coverVertical
      root.present(detail, animated: true)
      stage.advance(by: 0.1)
      #expect(shown(detail.view).minY > 0)
      stage.settle()
      #expect(detail.view.frame.minY == 0)
    }
  }
}
