import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Sheets, popovers and what dismisses them")
  struct SheetTests {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate,
      UIPopoverPresentationControllerDelegate
    {
      var log: [String] = []
      var allows = true
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { allows }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        log.append("attempt")
      }
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheet: UISheetPresentationController
      ) {
        log.append(sheet.selectedDetentIdentifier?.rawValue.components(separatedBy: ".").last ?? "nil")
      }
    }

    private let root = UIViewController()
    private let next = UIViewController()
    private let delegate = Delegate()

    private func show(width: CGFloat = 320, height: CGFloat = 490) -> Stage {
      let stage = Stage(root, size: CGSize(width: width, height: height))
      next.presentationController?.delegate = delegate
      return stage
    }

    private var frame: CGRect { next.view.convert(next.view.bounds, to: nil) }

    // A large sheet ends 10 points below the safe area: (490 − 10) = 480; a medium one has half of that.
    @Test("§27.14 in a narrow window a sheet is attached below, and its detents determine its height")
    func detents() throws {
      let stage = show()
      let sheet = try #require(next.sheetPresentationController)
      sheet.detents = [
        .large(), .medium(), .custom(identifier: .init("tiny")) { _ in 100 }, .custom { _ in nil },
      ]
      root.present(next, animated: false)
      stage.settle()
      #expect(frame == CGRect(x: 0, y: 390, width: 320, height: 100))
      sheet.selectedDetentIdentifier = .medium
      stage.settle()
      #expect(frame == CGRect(x: 0, y: 250, width: 320, height: 240))
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      stage.settle()
      #expect(frame == CGRect(x: 0, y: 10, width: 320, height: 480))
      #expect(delegate.log == [])
      sheet.detents = [.custom { _ in .nan }]
      stage.settle()
      #expect(frame.height == 480)
    }

    @Test("§27.15 in a wide window a form is 540 × 620 in the middle, a preferred size comes first")
    func form() {
      let stage = show(width: 1000, height: 800)
      next.modalPresentationStyle = .formSheet
      root.present(next, animated: false)
      stage.settle()
      #expect(frame == CGRect(x: 230, y: 90, width: 540, height: 620))
      next.preferredContentSize = CGSize(width: 200, height: 5000)
      stage.settle()
      #expect(frame == CGRect(x: 400, y: 20, width: 200, height: 760))
    }

    @Test(
      "§27.16 a drag down, Escape and a click outside dismiss a sheet, each with the calls of the delegate",
      arguments: 0..<3)
    func dismissed(way: Int) {
      let stage = show()
      next.sheetPresentationController?.detents = [.medium()]
      root.present(next, animated: false)
      stage.settle()
      switch way {
      case 0: stage.finger.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 460))
      case 1: stage.keys.press(.escape)
      default: stage.finger.tap(at: CGPoint(x: 160, y: 100))
      }
      #expect(delegate.log == ["will"])
      stage.settle()
      #expect(root.presentedViewController == nil && delegate.log == ["will", "did"])
    }

    @Test("a short drag returns, a drag up selects the larger detent, and a thrown sheet goes")
    func drags() {
      let stage = show()
      next.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(next, animated: false)
      stage.settle()
      stage.finger.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 300))
      stage.settle()
      #expect(frame.minY == 250 && delegate.log == [])
      stage.finger.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 60))
      stage.settle()
      #expect(frame.minY == 10 && delegate.log == ["large"])
      stage.finger.fling(from: CGPoint(x: 160, y: 60), velocity: CGVector(dx: 0, dy: 3000))
      stage.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test("a modal sheet stays, and the delegate hears of each attempt")
    func modal() {
      let stage = show()
      next.isModalInPresentation = true
      next.sheetPresentationController?.detents = [.medium()]
      root.present(next, animated: false)
      stage.settle()
      stage.finger.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 470))
      stage.settle()
      stage.keys.press(.escape)
      #expect(frame.minY == 250 && delegate.log.allSatisfy { $0 == "attempt" } && !delegate.log.isEmpty)
      next.isModalInPresentation = false
      delegate.allows = false
      stage.keys.press(.escape)
      #expect(root.presentedViewController === next && !delegate.log.contains("will"))
      next.dismiss(animated: false)
      #expect(root.presentedViewController == nil && !delegate.log.contains("did"))
    }

    @Test("a child that is shown keeps a sheet modal, and one that is not shown does not")
    func modalChild() {
      let stage = show()
      let child = UIViewController()
      child.isModalInPresentation = true
      let navigation = UINavigationController(rootViewController: child)
      root.present(navigation, animated: false)
      stage.settle()
      stage.keys.press(.escape)
      stage.settle()
      #expect(root.presentedViewController === navigation)
      navigation.pushViewController(UIViewController(), animated: false)
      stage.settle()
      stage.keys.press(.escape)
      stage.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test("content that can scroll scrolls first; at its top, a drag down moves the sheet")
    func scrolling() {
      let stage = show()
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      next.view = scrollView
      root.present(next, animated: false)
      stage.settle()
      stage.finger.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
      stage.settle()
      #expect(scrollView.contentOffset.y == 190 && frame.minY == 10)
      stage.finger.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 300))
      stage.settle()
      #expect(scrollView.contentOffset.y == 100 && root.presentedViewController === next)
      scrollView.contentOffset.y = 0
      stage.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 460))
      stage.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test("an undimmed detent lets touches and keys through")
    func undimmed() {
      let stage = show()
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      next.sheetPresentationController?.detents = [.medium()]
      next.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      root.present(next, animated: false)
      stage.settle()
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      #expect(taps == 1 && root.presentedViewController === next)
      next.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
      stage.settle()
      stage.finger.tap(at: CGPoint(x: 50, y: 50))
      stage.settle()
      #expect(taps == 1 && root.presentedViewController == nil)
    }

    // MARK: - Popovers

    // Below the source there is room: the arrow of 13 points begins at its lower edge, and the panel is centred on it.
    @Test("§27.18 a popover is beside its source, where it fits, and a click outside closes it")
    func popover() throws {
      let stage = show(width: 800, height: 600)
      let source = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 40))
      root.view.addSubview(source)
      next.modalPresentationStyle = .popover
      next.preferredContentSize = CGSize(width: 200, height: 300)
      let popover = try #require(next.popoverPresentationController)
      popover.sourceView = source
      popover.delegate = delegate
      root.present(next, animated: true)
      stage.settle()
      #expect(popover.arrowDirection == .up && frame == CGRect(x: 250, y: 153, width: 200, height: 300))
      source.frame.origin.y = 500
      stage.resize(to: CGSize(width: 801, height: 600))
      stage.settle()
      #expect(popover.arrowDirection == .down && frame.maxY == 500 - 13)
      stage.finger.tap(at: CGPoint(x: 700, y: 20))
      stage.settle()
      #expect(root.presentedViewController == nil && delegate.log == ["will", "did"])
    }

    // The area is (10, 10, 780 × 580).
    @Test("a popover without an arrow, and one whose source leaves no room beside it, is over the source")
    func popoverOverSource() throws {
      let stage = show(width: 800, height: 600)
      next.modalPresentationStyle = .popover
      next.preferredContentSize = CGSize(width: 300, height: 400)
      func present(_ source: CGRect, _ directions: UIPopoverArrowDirection) throws {
        let popover = try #require(next.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = source
        popover.permittedArrowDirections = directions
        root.present(next, animated: false)
        stage.settle()
        #expect(popover.arrowDirection == [])
      }
      try present(CGRect(x: 400, y: 300, width: 0, height: 0), [])
      #expect(frame == CGRect(x: 250, y: 100, width: 300, height: 400))
      root.dismiss(animated: false)
      try present(CGRect(x: 100, y: 50, width: 0, height: 0), [])
      #expect(frame == CGRect(x: 10, y: 10, width: 300, height: 400))
      root.dismiss(animated: false)
      try present(root.view.bounds, .any)
      #expect(frame == CGRect(x: 250, y: 100, width: 300, height: 400))
    }

    @Test("in a compact environment a popover becomes a sheet, unless the delegate says otherwise")
    func compact() {
      let stage = show()
      stage.window.traitOverrides.horizontalSizeClass = .compact
      next.modalPresentationStyle = .popover
      next.popoverPresentationController?.sourceView = root.view
      root.present(next, animated: false)
      stage.settle()
      #expect(frame == CGRect(x: 0, y: 10, width: 320, height: 480))
      stage.keys.press(.escape)
      stage.settle()
      #expect(root.presentedViewController == nil)
    }

    private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
      let style: UIModalPresentationStyle
      init(_ style: UIModalPresentationStyle) { self.style = style }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style
      }
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
    }

    @Test(
      "the delegate puts the content of an adapted popover into another controller",
      arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func adaptedController(style: UIModalPresentationStyle) throws {
      let stage = show()
      stage.window.traitOverrides.horizontalSizeClass = .compact
      let adapting = Adapting(style)
      next.modalPresentationStyle = .popover
      let popover = try #require(next.popoverPresentationController)
      popover.sourceView = root.view
      popover.delegate = adapting
      root.present(next, animated: false)
      stage.settle()
      let shown = try #require(root.presentedViewController as? UINavigationController)
      #expect(shown.topViewController === next && next.view.window === stage.window)
      #expect((root.view.window == nil) == (style == .fullScreen))
      next.dismiss(animated: false)
      #expect(root.presentedViewController == nil && root.view.window === stage.window)
      #expect(shown.view.window == nil)
    }

    @Test("§27.19 a popover becomes a sheet that the app configures")
    func adaptiveSheet() throws {
      let stage = show()
      stage.window.traitOverrides.horizontalSizeClass = .compact
      next.modalPresentationStyle = .popover
      let popover = try #require(next.popoverPresentationController)
      popover.sourceView = root.view
      let sheet = popover.adaptiveSheetPresentationController
      #expect(sheet === popover.adaptiveSheetPresentationController)
      sheet.detents = [.custom { _ in 100 }, .large()]
      root.present(next, animated: false)
      stage.settle()
      #expect(frame == CGRect(x: 0, y: 390, width: 320, height: 100))
      #expect(sheet.presentingViewController === root && sheet.presentedViewController === next)
    }
  }
}
