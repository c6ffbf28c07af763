import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Opaque bars, and the edges below bars")
  struct OpaqueBarTests {
    private static let size = CGSize(width: 200, height: 400)
    private let content = UIViewController()

    private func frame(of controller: UIViewController) -> CGRect {
      controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test("§29.18 a view is below an opaque navigation bar, unless it includes opaque bars")
    func navigationBar() {
      let navigation = UINavigationController(rootViewController: content)
      let stage = Stage(navigation, size: Self.size)
      #expect(frame(of: content) == CGRect(x: 0, y: 0, width: 200, height: 400))
      #expect(content.view.safeAreaInsets.top == 44)
      navigation.navigationBar.isTranslucent = false
      stage.settle()
      #expect(frame(of: content) == CGRect(x: 0, y: 44, width: 200, height: 356))
      #expect(content.view.safeAreaInsets.top == 0)
      content.extendedLayoutIncludesOpaqueBars = true
      stage.settle()
      #expect(frame(of: content) == CGRect(x: 0, y: 0, width: 200, height: 400))
      content.extendedLayoutIncludesOpaqueBars = false
      navigation.setNavigationBarHidden(true, animated: false)
      stage.settle()
      #expect(frame(of: content) == CGRect(x: 0, y: 0, width: 200, height: 400))
    }

    @Test("§29.18 a view that does not extend below bars ends above the tab bar", arguments: [false, true])
    func tabBar(isInNavigation: Bool) {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        isInNavigation ? UINavigationController(rootViewController: content) : content
      ]
      let stage = Stage(tabs, size: Self.size)
      let top: CGFloat = isInNavigation ? 44 : 0
      let height = tabs.tabBar.frame.height
      #expect(frame(of: content).height == 400 && content.view.safeAreaInsets.bottom == height)
      content.edgesForExtendedLayout = []
      stage.settle()
      #expect(frame(of: content) == CGRect(x: 0, y: top, width: 200, height: 400 - top - height))
      #expect(content.view.safeAreaInsets.bottom == 0)
      content.edgesForExtendedLayout = .all
      stage.settle()
      #expect(frame(of: content).height == 400)
      tabs.tabBar.isTranslucent = false
      stage.settle()
      #expect(frame(of: content) == CGRect(x: 0, y: 0, width: 200, height: 400 - height))
      stage.resize(to: CGSize(width: 300, height: 500))
      #expect(frame(of: content) == CGRect(x: 0, y: 0, width: 300, height: 500 - height))
    }

    @Test("§29.19 a popped controller learns at the beginning of the pop that it leaves")
    func pop() {
      final class Leaving: UIViewController {
        var calls: [String] = []
        override func willMove(toParent parent: UIViewController?) {
          calls.append(parent == nil ? "will leave" : "will enter")
        }
        override func didMove(toParent parent: UIViewController?) {
          calls.append(parent == nil ? "left" : "entered")
        }
      }
      let navigation = UINavigationController(rootViewController: content)
      let stage = Stage(navigation, size: Self.size)
      let leaving = Leaving()
      navigation.pushViewController(leaving, animated: false)
      leaving.calls = []
      navigation.popViewController(animated: true)
      stage.advance(by: 0.1)
      #expect(leaving.calls == ["will leave"] && leaving.navigationController === navigation)
      stage.settle()
      #expect(leaving.calls == ["will leave", "left"])
      navigation.pushViewController(leaving, animated: false)
      leaving.calls = []
      navigation.setViewControllers([content], animated: false)
      stage.settle()
      #expect(leaving.calls == ["will leave", "left"])
    }

    @Test("§29.20 the margins that a label adds to its intrinsic size count in narrow widths, too")
    func paddedLabel() throws {
      final class Padded: UILabel {
        override var intrinsicContentSize: CGSize {
          let size = super.intrinsicContentSize
          return CGSize(width: size.width + 24, height: size.height + 16)
        }
      }
      let (plain, padded) = (UILabel(), Padded())
      for label in [plain, padded] {
        label.numberOfLines = 0
        label.text = "A text that needs several lines in a width of a hundred points"
        label.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: content.view.topAnchor),
          label.widthAnchor.constraint(equalToConstant: 100),
        ])
      }
      let stage = Stage(content, size: Self.size)
      stage.settle()
      #expect(plain.frame.height > 30)
      #expect(padded.frame.height == plain.frame.height + 16)
    }
  }
}
