import Testing

@testable import UIKit

@MainActor
@Suite("The size of a root controller's view")
struct RootViewSizeTests {
  /// Notes the size of its view when it is loaded.
  private final class NotingController: UIViewController {
    private let makesView: Bool
    private(set) var sizeOnLoading: CGSize?

    init(makesView: Bool) {
      self.makesView = makesView
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { if makesView { view = UIView() } else { super.loadView() } }

    override func viewDidLoad() {
      super.viewDidLoad()
      sizeOnLoading = view.bounds.size
    }
  }

  @Test(
    "it has its window's size when it is loaded, also if the controller made it", arguments: [false, true])
  func size(makesView: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = NotingController(makesView: makesView)
    window.rootViewController = controller
    #expect(controller.sizeOnLoading == CGSize(width: 375, height: 667))
  }

  @Test("a collection view controller's has it, too")
  func collectionViewController() {
    final class Controller: UICollectionViewController {
      var itemWidth: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        itemWidth = view.bounds.width / 3
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    #expect(controller.itemWidth == 125)
  }

  @Test("a view that is asked for before there is a window is as large as the screen")
  func withoutWindow() {
    let controller = NotingController(makesView: false)
    controller.loadViewIfNeeded()
    #expect(controller.sizeOnLoading == UIScreen.main.bounds.size)
  }

  @Test("windows without a host leave the screen alone")
  func headless() {
    let before = UIScreen.main.bounds
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = NotingController(makesView: false)
    window.makeKeyAndVisible()
    window.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    window.layoutIfNeeded()
    #expect(UIScreen.main.bounds == before)
  }
}
