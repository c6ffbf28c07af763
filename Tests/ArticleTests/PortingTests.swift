import Testing
import UIKit

/// The article "Porting from iOS".
@MainActor
@Suite("Article: porting from iOS")
struct PortingTests {
  // snippet: override
  class ShelfLayout: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      itemSize.width = collectionView?.bounds.width ?? 0
    }
  }
  // end snippet

  // snippet: closures
  final class CoverController: UIViewController {
    private(set) var isOpen = false
    private var link: CADisplayLink?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.isOpen = true })
      link = CADisplayLink { [weak self] link in self?.step(at: link.timestamp) }
      link?.add(to: .main, forMode: .common)
    }

    func step(at time: CFTimeInterval) { link?.invalidate() }
  }
  // end snippet

  // snippet: base-class
  class ListDelegate: NSObject, UICollectionViewDelegate {
    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  }

  final class LoggingDelegate: ListDelegate {
    var selected: [IndexPath] = []

    override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }
  // end snippet

  // snippet: class-values
  protocol Screen: UIViewController {
    init()
  }

  final class WelcomeScreen: UIViewController, Screen {
    required init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
  }
  // end snippet

  @Test("a protocol with an initializer makes controllers from class values")
  func classValues() {
    let screens: [any Screen.Type] = [WelcomeScreen.self]
    #expect(screens.map { $0.init() }.first is WelcomeScreen)
  }

  final class ShelfController: UIViewController {}

  @Test("a storyboard is a table of closures")
  func storyboard() throws {
    defer { UIStoryboard.namedStoryboards["Main"] = nil }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // snippet: storyboard
    UIStoryboard.namedStoryboards["Main"] = UIStoryboard(
      initial: "shelf",
      controllers: ["shelf": { ShelfController() }, "cover": { CoverController() }],
      segues: ["openCover": .show("cover")])

    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    window.rootViewController = storyboard.instantiateInitialViewController()
    // end snippet
    #expect(window.rootViewController is ShelfController)
    #expect(storyboard.instantiateViewController(withIdentifier: "cover") is CoverController)
  }

  final class CoverCell: UICollectionViewCell {}

  @Test("a delegate protocol with a default is called without a question mark")
  func optionalMember() {
    final class Delegate: NSObject, ShelfLayoutDelegate {}
    let delegate: any ShelfLayoutDelegate = Delegate()
    let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
    #expect(delegate.collectionView(view, heightOfShelf: 0) == 120)
  }

  @Test("a subclass's override of a member of its base is reached")
  func baseClass() {
    let delegate = LoggingDelegate()
    let asDelegate: any UICollectionViewDelegate = delegate
    let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
    asDelegate.collectionView(view, didSelectItemAt: [0, 3])
    #expect(delegate.selected == [[0, 3]])
  }

  @Test("a nib is a closure under a name")
  func nib() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
    // snippet: nib
    UINib.namedNibs["CoverCell"] = { _ in [CoverCell(frame: .zero)] }

    collectionView.register(UINib(nibName: "CoverCell", bundle: nil), forCellWithReuseIdentifier: "cover")
    // end snippet
    let objects = UINib(nibName: "CoverCell", bundle: nil).instantiate(withOwner: nil)
    #expect(objects.first is CoverCell)
  }

  @Test("on Linux, Foundation's intersects counts touching edges; the strict form does not")
  func touching() {
    // snippet: touching
    let left = CGRect(x: 0, y: 0, width: 10, height: 10)
    let right = CGRect(x: 10, y: 0, width: 10, height: 10)
    #expect(left.intersects(right))  // False with CoreGraphics.

    let overlap = left.intersection(right)
    #expect(overlap.width * overlap.height == 0)  // The same on both.
    // end snippet
  }

  @Test("code for one platform")
  func platforms() {
    // snippet: platforms
    #if os(Linux)
      let isOpenCollectionView = true
    #else
      let isOpenCollectionView = false
    #endif
    // end snippet
    #expect(isOpenCollectionView)
  }
}

// snippet: optional
protocol ShelfLayoutDelegate: UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, heightOfShelf section: Int) -> CGFloat
}

extension ShelfLayoutDelegate {
  func collectionView(_ view: UICollectionView, heightOfShelf section: Int) -> CGFloat { 120 }
}
// end snippet
