import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("The view of a collection view controller")
  struct CollectionViewControllerTests {
    /// 100 rows, 50 points high.
    private final class Rows: UICollectionViewController {
      var layouts = 0

      init(usesLayoutTransitions: Bool = false) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
        useLayoutToLayoutNavigationTransitions = usesLayoutTransitions
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
      }

      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        100
      }

      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    }

    private static let size = CGSize(width: 200, height: 300)
    private let rows = Rows()

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("§29.16 the collection view fills the view, also when the window is resized")
    func wrapper() throws {
      let stage = Stage(rows, size: Self.size)
      let view = try #require(rows.collectionView)
      #expect(rows.view !== view && rows.view.subviews == [view] && rows.view.next === rows)
      #expect(!(rows.view is UIScrollView))
      #expect(view.frame == CGRect(origin: .zero, size: Self.size))
      stage.resize(to: CGSize(width: 250, height: 400))
      #expect(view.frame == CGRect(x: 0, y: 0, width: 250, height: 400))
    }

    @Test("§29.16 what is added to the view does not scroll, nor does the view lay out meanwhile")
    func scrolling() {
      let stage = Stage(rows, size: Self.size)
      let (button, label) = (UIButton(frame: CGRect(x: 100, y: 200, width: 60, height: 60)), UILabel())
      label.text = "100 rows"
      label.translatesAutoresizingMaskIntoConstraints = false
      rows.view.addSubview(button)
      rows.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: rows.view.centerXAnchor),
        label.bottomAnchor.constraint(equalTo: rows.view.bottomAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(rows.layouts > 0)
      rows.layouts = 0
      stage.finger.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 30))
      stage.settle()
      #expect(rows.collectionView.contentOffset.y > 50 && rows.layouts == 0)
      #expect(frame(of: button) == CGRect(x: 100, y: 200, width: 60, height: 60))
      #expect(frame(of: label).maxY == 300 && rows.collectionView.contentSize.height == 5000)
    }

    @Test("§29.16 another collection view replaces the first one")
    func setter() throws {
      let stage = Stage(rows, size: Self.size)
      rows.view.insertSubview(UIView(), at: 0)
      let old = try #require(rows.collectionView)
      old.frame = CGRect(x: 0, y: 20, width: 200, height: 280)
      let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      rows.collectionView = new
      #expect(rows.collectionView === new && old.superview == nil && rows.view.subviews[1] === new)
      #expect(new.frame == CGRect(x: 0, y: 20, width: 200, height: 280))
      #expect(rows.collectionViewLayout === new.collectionViewLayout)
      stage.resize(to: CGSize(width: 250, height: 400))
      #expect(new.frame == CGRect(x: 0, y: 20, width: 250, height: 380))
      rows.collectionView = nil
      #expect(new.superview == nil && rows.view.window === stage.window)
    }

    @Test("a controller that creates the collection view itself shows it")
    func ownLoading() throws {
      final class Own: UICollectionViewController {
        override func loadView() {
          collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }
      }
      let own = Own(collectionViewLayout: UICollectionViewFlowLayout())
      let stage = Stage(own, size: Self.size)
      #expect(own.view.subviews.first === own.collectionView)
      #expect(own.collectionView.frame == stage.window.bounds)
    }

    @Test("§29.16 the collection view has the margins of the view, and follows them")
    func margins() {
      rows.view.frame = CGRect(origin: .zero, size: Self.size)
      #expect(rows.collectionView.layoutMargins.left == 16)
      rows.view.directionalLayoutMargins.leading = 40
      #expect(rows.collectionView.layoutMargins.left == 40)
    }

    @Test("the collection view receives keys without a first responder, and bars follow it wherever it is")
    func keysAndBars() {
      let stage = Stage(rows, size: Self.size)
      rows.collectionView.resignFirstResponder()
      #expect(!rows.collectionView.isFirstResponder)
      stage.keys.press(.end)
      stage.settle()
      #expect(rows.collectionView.contentOffset.y == 4700)
      rows.view.insertSubview(UIView(), at: 0)
      #expect(rows.contentScrollView(for: .top) === rows.collectionView)
    }

    @Test("a large title is there again after a pop, however it ends", arguments: [0, 1, 2])
    func largeTitle(way: Int) {
      let navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = true
      rows.title = "Rows"
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let stage = Stage(tabs, size: Self.size)
      rows.collectionView.alwaysBounceVertical = true
      let height = navigation.navigationBar.frame.height
      #expect(height > 90 && rows.collectionView.contentOffset.y == -height)
      let next = UIViewController()
      next.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(next, animated: way > 0)
      stage.settle()
      #expect(navigation.navigationBar.frame.height == 44)
      if way < 2 {
        navigation.popViewController(animated: way > 0)
      } else {
        stage.finger.down(at: CGPoint(x: 2, y: 200))
        for step in 1...10 {
          stage.finger.wait(0.016)
          stage.finger.move(to: CGPoint(x: 2 + 9 * CGFloat(step), y: 200))
        }
        #expect(navigation.navigationBar.largeTitleExtent > 0)
        stage.finger.move(to: CGPoint(x: 190, y: 200))
        stage.finger.up()
      }
      stage.settle()
      #expect(navigation.topViewController === rows)
      #expect(navigation.navigationBar.frame.height == height)
      #expect(rows.collectionView.contentOffset.y == -height)
    }

    @Test("a push that only changes the layout moves the collection view into the new view, and a pop back")
    func layoutToLayout() throws {
      let navigation = UINavigationController(rootViewController: rows)
      let stage = Stage(navigation, size: Self.size)
      let next = Rows(usesLayoutTransitions: true)
      let view = try #require(rows.collectionView)
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 60, height: 60))
      rows.view.addSubview(button)
      view.contentOffset.y = 500
      // The animated change shows row 13, from 650 to 700, in the middle of the 256 points below the bar.
      for (isAnimated, offset) in [(false, 500.0), (true, 503)] {
        navigation.pushViewController(next, animated: isAnimated)
        #expect(next.collectionView === view && view.superview === next.view)
        #expect(view.isFirstResponder && view.contentOffset.y == offset)
        stage.settle()
        #expect(next.view.window === stage.window && rows.view.window == nil && button.window == nil)
        #expect(view.frame == stage.window.bounds && view.contentOffset.y == offset)
        navigation.popViewController(animated: isAnimated)
        #expect(rows.collectionView === view && view.superview === rows.view)
        stage.settle()
        #expect(rows.view.window === stage.window && button.window === stage.window)
        #expect(rows.view.superview?.subviews.count == 1)
        #expect(view.isFirstResponder && view.contentOffset.y == offset)
      }
      navigation.pushViewController(next, animated: false)
      navigation.setViewControllers([rows], animated: true)
      stage.settle()
      #expect(rows.view.window === stage.window && view.superview === rows.view)
    }
  }
}
