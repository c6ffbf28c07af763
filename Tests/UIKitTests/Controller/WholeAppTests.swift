import CollectionViewTesting
import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  /// What the apps in `Samples` need beyond single views.
  @MainActor
  @Suite("Whole apps")
  struct WholeAppTests {
    // MARK: - Direction

    @Test("§29.5 distances between leading and trailing edges are measured to the left from right to left")
    func mirroredConstants() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (first, second) = (UIView(), UIView())
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        first.widthAnchor.constraint(equalToConstant: 50),
        second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
        second.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
        root.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 4),
      ])
      let width = second.widthAnchor.constraint(equalToConstant: 1000)
      width.priority = .defaultLow
      width.isActive = true
      root.layoutIfNeeded()
      #expect(first.frame.minX == 10 && first.frame.width == 50)
      #expect(second.frame.minX == 68 && second.frame.maxX == 196)
      // The same, seen in a mirror, in a view that was laid out before.
      root.semanticContentAttribute = .forceRightToLeft
      for view in [first, second] { view.semanticContentAttribute = .forceRightToLeft }
      root.layoutIfNeeded()
      #expect(first.frame.minX == 140 && first.frame.width == 50)
      #expect(second.frame.minX == 4 && second.frame.maxX == 132)
    }

    @Test("§29.5 stacks keep their spacing when the direction of the window changes, back and forth")
    func stackDirection() {
      let views = (0..<2).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      for view in views { view.widthAnchor.constraint(equalToConstant: 30).isActive = true }
      (stack.spacing, stack.alignment) = (10, .fill)
      stack.translatesAutoresizingMaskIntoConstraints = false
      let controller = UIViewController()
      controller.view.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 5).isActive = true
      let stage = Stage(controller, size: CGSize(width: 100, height: 50))
      #expect(stack.frame.minX == 5 && views.map(\.frame.minX) == [0, 40])
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      stage.settle()
      #expect(stack.frame.maxX == 95 && views.map(\.frame.minX) == [40, 0])
      stage.window.traitOverrides.layoutDirection = .leftToRight
      stage.settle()
      #expect(stack.frame.minX == 5 && views.map(\.frame.minX) == [0, 40])
    }

    @Test("§29.1 natural text begins at the leading edge, in whatever language it is")
    func naturalAlignment() {
      for text in ["nn", "שלום"] {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.font = Inter.font
        label.text = text
        #expect(inkMiddle(of: label) < 100, "\(text)")
        label.semanticContentAttribute = .forceRightToLeft
        label.setNeedsDisplay()
        #expect(inkMiddle(of: label) > 100, "\(text)")
        // What the app chooses stays.
        label.textAlignment = .left
        #expect(inkMiddle(of: label) < 100, "\(text)")
      }
    }

    /// The middle of what a label draws, in points.
    private func inkMiddle(of label: UILabel) -> Double {
      let stage = Stage(label, in: StageSurroundings(scale: 1))
      defer { label.removeFromSuperview() }
      guard let picture = stage.picture() else { return .nan }
      var columns: [Int] = []
      for index in stride(from: 0, to: picture.pixels.count, by: 4) where picture.pixels[index] < 128 {
        columns.append(index / 4 % picture.width)
      }
      return Double(columns.min() ?? 0) / 2 + Double(columns.max() ?? 0) / 2
    }

    // MARK: - Tint

    final class TintView: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }

    @Test("§29.8 a view learns the tint of the superview it is added to; the buttons of a bar have it")
    func tint() throws {
      let (parent, view, equal) = (UIView(), TintView(), TintView())
      parent.tintColor = .red
      parent.addSubview(view)
      #expect(view.count == 1)
      equal.tintColor = .red
      let before = equal.count
      parent.addSubview(equal)
      #expect(equal.count == before)

      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort", style: .plain, target: nil, action: nil)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.tintColor = .systemTeal
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let label = try #require(labels(in: window).first { $0.attributedText?.string == "Sort" })
      let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      #expect(color == .systemTeal)
    }

    private func labels(in view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    // MARK: - Bars

    @Test("§29.2 content that fits begins below the navigation bar, unless the controller opts out")
    func contentThatFits() {
      for adjusts in [true, false] {
        let controller = UIViewController()
        controller.automaticallyAdjustsScrollViewInsets = adjusts
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 50, height: 50)
        controller.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: controller)
        let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
        #expect(scrollView.adjustedContentInset.top == (adjusts ? 44 : 0))
        #expect(scrollView.contentOffset.y == (adjusts ? -44 : 0))
        // It stays there while another controller comes and goes.
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(scrollView.contentOffset.y == (adjusts ? -44 : 0))
      }
    }

    @Test("§29.3 a navigation controller shows the tab bar item of its root controller, also its later badge")
    func tabBarItem() {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      root.tabBarItem = UITabBarItem(title: "Places", image: nil, tag: 7)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      #expect(tabs.tabBar.items?.first === root.tabBarItem)
      navigation.tabBarItem.badgeValue = "3"
      #expect(root.tabBarItem.badgeValue == "3")
      let own = UITabBarItem(title: "Own", image: nil, tag: 0)
      navigation.tabBarItem = own
      #expect(navigation.tabBarItem === own && root.tabBarItem.title == "Places")
    }

    @Test("a toolbar that is hidden stays so through a push")
    func hiddenToolbar() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.toolbar.isHidden)
      stage.settle()
      #expect(navigation.toolbar.isHidden)
      navigation.setToolbarHidden(false, animated: true)
      stage.settle()
      #expect(!navigation.toolbar.isHidden && navigation.toolbar.frame.maxY == 480)
      navigation.setToolbarHidden(true, animated: true)
      #expect(!navigation.toolbar.isHidden)
      stage.settle()
      #expect(navigation.toolbar.isHidden)
    }

    // MARK: - Windows

    @Test("§29.4 the margins of a controller's view depend on the width of the window; it can opt out")
    func margins() {
      let controller = UIViewController()
      let stage = Stage(controller, size: CGSize(width: 375, height: 600))
      #expect(controller.view.layoutMargins.left == 16 && controller.view.layoutMargins.right == 16)
      stage.resize(to: CGSize(width: 600, height: 375))
      #expect(controller.view.layoutMargins.left == 20)
      controller.view.directionalLayoutMargins.leading = 50
      #expect(controller.view.layoutMargins.left == 50 && controller.view.layoutMargins.right == 20)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(controller.view.layoutMargins.right == 8)
    }

    final class TurningController: UIViewController {
      var log: [String] = []
      let content = UIView()

      override func viewDidLoad() {
        view.addSubview(content)
      }

      override func viewDidLayoutSubviews() { content.frame = view.bounds }

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(view.bounds.width) to \(size.width)")
        _ = coordinator.animate { [unowned self] _ in
          log.append("along \(view.bounds.width)")
        } completion: { [unowned self] _ in
          log.append("after \(content.bounds.width)")
        }
      }
    }

    @Test("§29.6 what runs along with a new size finds it, and what runs afterwards its layout")
    func turning() {
      let controller = TurningController()
      let stage = Stage(controller, size: CGSize(width: 300, height: 500))
      stage.resize(to: CGSize(width: 500, height: 300))
      #expect(controller.log == ["will 300.0 to 500.0", "along 500.0", "after 500.0"])
    }

    @Test("§29.7 a style that the app has chosen stays when the desktop changes its own")
    func style() {
      let scene = UIApplication.shared.hostConnect()
      defer {
        scene.hostDidChange(style: .light)
        UIScreen.main.userInterfaceStyle = .light
        UIApplication.shared.hostDidClose(scene)
      }
      let (chosen, following) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
      chosen.overrideUserInterfaceStyle = .light
      scene.hostDidChange(style: .dark)
      #expect(chosen.traitCollection.userInterfaceStyle == .light)
      #expect(following.traitCollection.userInterfaceStyle == .dark)
      // Colours of layers that are made between two layouts are those of the desktop, too, which the host tells the main
      // screen.
      UIScreen.main.userInterfaceStyle = .dark
      let dark = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(UIColor.systemBackground.cgColor == dark.cgColor)
      chosen.overrideUserInterfaceStyle = .unspecified
      #expect(chosen.traitCollection.userInterfaceStyle == .dark)
    }
  }
}
