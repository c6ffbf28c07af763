import CollectionViewTesting
import Testing
@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Split view controllers")
  struct SplitViewControllerTests {
    private let list = LoggedController("list")
    private let detail = LoggedController("detail")
    private let split = UISplitViewController(style: .doubleColumn)

    init() {
      TestIcons.use()
      list.title = "List"
      detail.title = "Detail"
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
    }

    private func stage(
      _ width: CGFloat, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> Stage {
      LoggedController.log = []
      return Stage(
        split, size: CGSize(width: width, height: 500), in: StageSurroundings(direction: direction))
    }

    /// The rectangle of a controller in the window; nil if it is not there.
    private func place(_ controller: UIViewController) -> CGRect? {
      controller.viewIfLoaded.flatMap { view in view.window?.convert(view.bounds, from: view) }
    }

    final class Delegate: UISplitViewControllerDelegate {
      var log: [String] = []
      var top: UISplitViewController.Column?
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { log.append("mode \(displayMode)") }
      func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.append("show \(column)")
      }
      func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.append("hide \(column)")
      }
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
      ) -> UISplitViewController.Column { top ?? proposed }
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    }

    @Test("§30.20 in a wide window the columns are beside each other, in navigation controllers")
    func wide() {
      let stage = stage(1000)
      #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
      #expect(place(list) == CGRect(x: 0, y: 0, width: 320, height: 500))
      #expect(place(detail) == CGRect(x: 320, y: 0, width: 680, height: 500))
      #expect(list.navigationController !== detail.navigationController)
      #expect(list.splitViewController === split && split.viewController(for: .primary) === list)
      #expect(LoggedController.take().sorted() == ["detail did", "detail will", "list did", "list will"])
      stage.resize(to: CGSize(width: 1200, height: 500))
      #expect(place(detail)?.width == 880)
    }

    /// Returns a controller for the details when the columns become two again.
    final class Separating: UISplitViewControllerDelegate {
      var secondary: UIViewController?
      func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
      ) -> UIViewController? { secondary }
    }

    @Test(
      "the delegate separates the details: another controller, or the one that was there, which gets back its own"
    )
    func separating() {
      let split = UISplitViewController(style: .unspecified)
      let (list, detail) = (UIViewController(), UIViewController())
      let primary = UINavigationController(rootViewController: list)
      let secondary = UINavigationController(rootViewController: detail)
      split.viewControllers = [primary, secondary]
      let delegate = Separating()
      split.delegate = delegate
      let stage = Stage(split, size: CGSize(width: 1000, height: 500))
      stage.settle()
      stage.resize(to: CGSize(width: 400, height: 500))
      #expect(primary.viewControllers == [list, detail])
      delegate.secondary = secondary
      stage.resize(to: CGSize(width: 1000, height: 500))
      #expect(primary.viewControllers == [list] && secondary.viewControllers == [detail])
      #expect(place(detail)?.minX == 320)
      stage.resize(to: CGSize(width: 400, height: 500))
      let other = UIViewController()
      delegate.secondary = other
      stage.resize(to: CGSize(width: 1000, height: 500))
      #expect(split.viewControllers == [primary, other] && place(other)?.minX == 320)
    }

    @Test("§30.20 from right to left, or with the trailing edge, the primary column is at the right")
    func mirrored() {
      let stage = stage(1000, .rightToLeft)
      #expect(place(list)?.minX == 680 && place(detail)?.minX == 0)
      split.primaryEdge = .trailing
      stage.window.layoutIfNeeded()
      #expect(place(list)?.minX == 0 && place(detail)?.minX == 320)
    }

    @Test("§30.22 in a window of medium width the list is over the details, on request by a button")
    func overlay() throws {
      let delegate = Delegate()
      split.delegate = delegate
      let stage = stage(700)
      #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
      #expect(place(list) == nil && place(detail) == CGRect(x: 0, y: 0, width: 700, height: 500))
      #expect(LoggedController.take() == ["detail will", "detail did"])
      delegate.log = []
      let button = try #require(split.displayModeButtonItem.view)
      let middle = stage.window.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), from: button)
      #expect(middle.x < 60, "it is in the bar of the details")
      stage.finger.tap(at: middle)
      #expect(
        split.displayMode == .oneOverSecondary && delegate.log == ["mode oneOverSecondary", "show primary"])
      stage.advance(by: 0.1)
      stage.settle()
      #expect(place(list) == CGRect(x: 0, y: 0, width: 320, height: 500))
      #expect(place(detail)?.width == 700)
      #expect(LoggedController.take() == ["list will", "list did"])
      // A click beside the list hides it, and so does Escape.
      stage.finger.tap(at: CGPoint(x: 600, y: 300))
      stage.settle()
      #expect(split.displayMode == .secondaryOnly && place(list) == nil)
      #expect(LoggedController.take() == ["list willNot", "list didNot"])
      split.show(.primary)
      stage.settle()
      list.becomeFirstResponder()
      stage.keys.press(.escape)
      stage.settle()
      #expect(split.displayMode == .secondaryOnly && delegate.log.last == "hide primary")
    }

    @Test("two quick clicks on the button show the list and hide it")
    func quick() throws {
      let stage = stage(700)
      split.show(.primary)
      stage.advance(by: 0.05)
      split.hide(.primary)
      stage.settle()
      #expect(split.displayMode == .secondaryOnly && place(list) == nil)
      split.show(.primary)
      stage.advance(by: 0.05)
      stage.resize(to: CGSize(width: 1000, height: 500))
      stage.settle()
      #expect(split.displayMode == .oneBesideSecondary && place(detail)?.minX == 320)
    }

    @Test("§30.21 a preferred mode and behaviour, and widths of the primary column")
    func preferences() {
      let stage = stage(700)
      split.preferredDisplayMode = .oneBesideSecondary
      stage.window.layoutIfNeeded()
      #expect(split.splitBehavior == .tile && place(detail)?.minX == 320)
      split.preferredPrimaryColumnWidthFraction = 0.25
      stage.window.layoutIfNeeded()
      #expect(split.primaryColumnWidth == 175)
      split.preferredPrimaryColumnWidthFraction = 0.9
      #expect(split.primaryColumnWidth == 320, "the maximum")
      split.maximumPrimaryColumnWidth = 400
      #expect(split.primaryColumnWidth == 400)
      split.minimumPrimaryColumnWidth = 450
      #expect(split.primaryColumnWidth == 450)
      split.preferredPrimaryColumnWidth = .nan
      split.minimumPrimaryColumnWidth = -3
      split.maximumPrimaryColumnWidth = .infinity
      #expect(split.primaryColumnWidth == 320)
      split.preferredDisplayMode = .secondaryOnly
      stage.window.layoutIfNeeded()
      #expect(split.displayMode == .secondaryOnly && place(list) == nil)
    }

    @Test("§30.23 in a narrow window the details are pushed onto the list, and return to their column")
    func collapse() throws {
      let delegate = Delegate()
      split.delegate = delegate
      let stage = stage(400)
      #expect(split.isCollapsed && delegate.log == ["collapsed"])
      let navigation = try #require(list.navigationController)
      #expect(navigation.viewControllers == [list, detail] && place(detail)?.width == 400)
      let more = LoggedController("more")
      detail.show(more, sender: nil)
      stage.settle()
      stage.resize(to: CGSize(width: 1000, height: 500))
      #expect(!split.isCollapsed && delegate.log.contains("expanded"))
      #expect(list.navigationController?.viewControllers == [list])
      #expect(detail.navigationController?.viewControllers == [detail, more])
      #expect(place(list)?.width == 320 && place(more)?.minX == 320)
      stage.resize(to: CGSize(width: 400, height: 500))
      #expect(list.navigationController?.viewControllers == [list, detail, more])
      // The user goes back to the list; the details are there again in a wide window.
      list.navigationController?.popToViewController(list, animated: false)
      stage.resize(to: CGSize(width: 1000, height: 500))
      #expect(place(list)?.width == 320 && detail.navigationController?.viewControllers == [detail, more])
    }

    @Test("§30.23 the delegate may let a narrow window begin with the list; details are pushed on request")
    func collapseToList() throws {
      let delegate = Delegate()
      delegate.top = .primary
      split.delegate = delegate
      let stage = stage(400)
      let navigation = try #require(list.navigationController)
      #expect(navigation.viewControllers == [list])
      split.show(.secondary)
      stage.settle()
      #expect(navigation.viewControllers == [list, detail])
      split.show(.primary)
      stage.settle()
      #expect(navigation.viewControllers == [list])
      let other = LoggedController("other")
      list.showDetailViewController(other, sender: nil)
      stage.settle()
      #expect(navigation.viewControllers == [list, other])
      stage.resize(to: CGSize(width: 1000, height: 500))
      #expect(place(other)?.minX == 320 && split.viewController(for: .secondary) === other)
    }

    @Test("§30.23 a compact column is the only one in a narrow window, and in a compact size class")
    func compactColumn() {
      let compact = LoggedController("compact")
      split.setViewController(compact, for: .compact)
      let stage = stage(400)
      #expect(place(compact)?.width == 400 && place(list) == nil && place(detail) == nil)
      stage.resize(to: CGSize(width: 1000, height: 500))
      #expect(place(compact) == nil && place(list)?.width == 320)
      stage.window.traitOverrides.horizontalSizeClass = .compact
      stage.window.layoutIfNeeded()
      split.view.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(split.isCollapsed && place(compact)?.width == 1000)
    }

    @Test("§30.24 the style of earlier systems takes controllers as they are")
    func classic() throws {
      let classic = UISplitViewController()
      let (master, plain) = (UINavigationController(rootViewController: list), UIViewController())
      classic.viewControllers = [master, plain]
      let stage = Stage(classic, size: CGSize(width: 1000, height: 500))
      #expect(place(list)?.width == 320 && place(plain)?.minX == 320)
      stage.resize(to: CGSize(width: 400, height: 500))
      stage.settle()
      #expect(master.viewControllers == [list, plain] && classic.viewControllers == [master])
      stage.resize(to: CGSize(width: 1000, height: 500))
      #expect(place(plain) == CGRect(x: 320, y: 0, width: 680, height: 500))
      #expect(classic.viewControllers == [master, plain])
    }

    @Test("a split view in light and dark, from right to left, and with the list over the details")
    func pictures() {
      func make(_ mode: UISplitViewController.DisplayMode) -> UIViewController {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (UITableViewController(style: .plain), UIViewController())
        list.title = "Mailboxes"
        detail.title = "Inbox"
        detail.view.backgroundColor = .systemBackground
        split.preferredPrimaryColumnWidth = 220
        split.preferredDisplayMode = mode
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        return split
      }
      for (name, mode) in [
        ("beside", UISplitViewController.DisplayMode.oneBesideSecondary), ("over", .oneOverSecondary),
      ] {
        expectSnapshot(
          of: make(mode), named: "split-view-\(name)", sizes: [CGSize(width: 560, height: 200)],
          styles: [.light, .dark], directions: [.leftToRight, .rightToLeft])
      }
    }
  }
}
