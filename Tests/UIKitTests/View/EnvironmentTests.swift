import Testing
import UIKit

@MainActor
@Suite("Traits, safe area and margins")
struct EnvironmentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  final class Witness: UIView {
    var changes: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      changes.append(previous?.userInterfaceStyle ?? .unspecified)
    }
  }

  @Test("traits are inherited, can be replaced for a subtree, and tell of a change")
  func traits() {
    let (outer, inner) = (Witness(), Witness())
    outer.addSubview(inner)
    window.addSubview(outer)
    window.traitOverrides.displayScale = 2
    (outer.changes, inner.changes) = ([], [])
    #expect(inner.traitCollection.displayScale == 2)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(outer.changes == [.light] && inner.changes == [.light])
    outer.traitOverrides.displayScale = 3
    #expect(inner.traitCollection.displayScale == 3)
  }

  final class Observer: UIView {
    var styles: [String: UIUserInterfaceStyle] = [:]
    private func note(_ name: String) { styles[name] = UITraitCollection.current.userInterfaceStyle }
    override func layoutSubviews() { note("layout") }
    override func tintColorDidChange() { note("tint") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("change") }
  }

  @Test("the traits of a view are the current ones while it is laid out and notified of changes")
  func currentTraits() {
    let (outer, inner) = (Observer(), Observer())
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    inner.overrideUserInterfaceStyle = .light
    outer.styles = [:]
    outer.traitOverrides.displayScale = 3
    outer.tintColor = .red
    window.layoutIfNeeded()
    #expect(outer.styles == ["layout": .dark, "tint": .dark, "change": .dark])
    #expect(inner.styles == ["layout": .light, "tint": .light, "change": .light])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("a view begins with the current traits, and keeps those of the superview that it left")
  func detachedTraits() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var created: Witness?
    dark.performAsCurrent { created = Witness() }
    let view = try #require(created)
    #expect(view.traitCollection == dark)
    window.addSubview(view)
    #expect(view.changes == [.dark])
    window.overrideUserInterfaceStyle = .dark
    view.removeFromSuperview()
    #expect(view.traitCollection == window.traitCollection)
    window.addSubview(view)
    #expect(view.changes == [.dark, .light])
    view.removeFromSuperview()
    window.overrideUserInterfaceStyle = .light
    window.addSubview(view)
    #expect(view.changes == [.dark, .light, .dark])
  }

  // The window keeps 40 above and 20 below; a view from y = 10 to 290 is reached by 30 and by 10 of it.
  @Test("a view gets what is left of the safe area where it stands")
  func safeArea() {
    window.hostSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 10, width: 200, height: 280))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 38, left: 8, bottom: 18, right: 8))
  }

  // The upper 40 points become the inset; nothing scrolls horizontally, so the 10 at the left are left to the content.
  @Test("§29.14 the content of a scroll view gets no safe area where it is added to the content inset")
  func scrolledContent() {
    window.hostSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 0, right: 0)
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: window.bounds.width, height: 1000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentOffset.y = 20
    #expect(scrollView.adjustedContentInset.top == 40)
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentOffset.y = 20
    #expect(content.safeAreaInsets.top == 40)
  }

  @Test("content scrolled out of its view gets no safe area where that has none")
  func scrolledOut() {
    let outer = UIView(frame: window.bounds)
    let inner = UIView(frame: window.bounds)
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 50, y: 100)
    #expect(inner.safeAreaInsets == .zero)
    window.hostSafeAreaInsets.top = 30
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
  }

  @Test("margins in writing direction change sides from right to left")
  func directionalMargins() {
    let view = UIView(frame: window.bounds)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  final class Controller: UIViewController {
    var log: [String] = []
    override func loadView() { view = UIView() }
    override func viewDidLoad() { log.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillLayoutSubviews() { log.append("willLayout") }
    override func viewDidLayoutSubviews() { log.append("didLayout") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  @Test("a root controller fills its window, in the order of calls UIKit keeps")
  func rootViewController() {
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.log == ["load", "willAppear", "willLayout", "didLayout", "didAppear"])
    #expect(controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 300, height: 200)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    controller.log = []
    window.rootViewController = nil
    #expect(controller.log == ["willDisappear", "didDisappear"])
    #expect(controller.view.superview == nil)
  }

  @Test("the responder chain goes from view to controller to the view around it")
  func responderChain() {
    let controller = Controller()
    window.rootViewController = controller
    let inner = UIView()
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test("the tint is inherited down to where another is set")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    window.tintColor = .red
    #expect(inner.tintColor == .red)
    outer.tintColor = .green
    #expect(inner.tintColor == .green)
    outer.tintColor = nil
    #expect(inner.tintColor == .red)
  }
}
