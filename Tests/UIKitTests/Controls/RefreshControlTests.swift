import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Pulling to refresh")
  struct RefreshControlTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    private let control = UIRefreshControl()
    private let stage: Stage
    private let count: () -> Int

    init() {
      scrollView.contentSize = CGSize(width: 300, height: 2000)
      scrollView.refreshControl = control
      var number = 0
      control.addAction(UIAction { _ in number += 1 }, for: .valueChanged)
      count = { number }
      stage = Stage(scrollView)
    }

    @Test("a pull far enough begins a refresh once, and the content rests below the spokes until it ends")
    func pull() {
      stage.finger.down(at: CGPoint(x: 150, y: 100))
      stage.finger.move(to: CGPoint(x: 150, y: 150))
      #expect(!control.isRefreshing)
      stage.finger.move(to: CGPoint(x: 150, y: 460))
      #expect(control.isRefreshing && count() == 1)
      stage.finger.move(to: CGPoint(x: 150, y: 200))
      stage.finger.move(to: CGPoint(x: 150, y: 460))
      #expect(count() == 1)
      stage.finger.up()
      stage.advance(by: 2)
      #expect(scrollView.contentOffset.y == -60)
      #expect(scrollView.adjustedContentInset.top == 60 && scrollView.contentInset.top == 0)
      control.endRefreshing()
      stage.advance(by: 0.15)
      #expect(scrollView.contentOffset.y > -60 && scrollView.contentOffset.y < 0, "on its way")
      #expect(stage.settle())
      #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
    }

    @Test("the spokes appear one by one above the content, and turn below it while the content rests")
    func picture() {
      let content = UILabel(frame: CGRect(x: 20, y: 0, width: 260, height: 60))
      content.text = "The first row"
      scrollView.addSubview(content)
      stage.resize(to: CGSize(width: 300, height: 200))
      stage.finger.down(at: CGPoint(x: 150, y: 20))
      stage.finger.move(to: CGPoint(x: 150, y: 40))
      stage.finger.move(to: CGPoint(x: 150, y: 150))
      stage.window.layoutIfNeeded()
      expectSnapshot(of: stage, named: "refresh-pulled")
      stage.finger.cancel()
      stage.settle()
      control.beginRefreshing()
      control.attributedTitle = NSAttributedString(string: "Loading")
      stage.window.layoutIfNeeded()
      expectSnapshot(of: stage, named: "refresh-refreshing")
    }

    @Test("a pull that is too short does nothing")
    func short() {
      stage.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 180))
      #expect(stage.settle())
      #expect(count() == 0 && scrollView.contentOffset.y == 0)
    }

    @Test(
      "a refresh that ends while the finger still pulls lets the content go, and a new pull begins another")
    func endsEarly() {
      stage.finger.down(at: CGPoint(x: 150, y: 100))
      stage.finger.move(to: CGPoint(x: 150, y: 120))
      stage.finger.move(to: CGPoint(x: 150, y: 460))
      control.endRefreshing()
      stage.finger.move(to: CGPoint(x: 150, y: 470))
      #expect(count() == 1, "not twice in one pull")
      stage.finger.up()
      #expect(stage.settle())
      #expect(scrollView.contentOffset.y == 0)
      stage.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 460))
      #expect(count() == 2)
    }

    @Test("code begins a refresh without an event, and ends it while the content is elsewhere")
    func byCode() {
      control.beginRefreshing()
      #expect(control.isRefreshing && count() == 0)
      #expect(scrollView.contentOffset.y == -60)
      scrollView.contentOffset.y = 700
      control.endRefreshing()
      #expect(!control.isRefreshing && scrollView.contentOffset.y == 700)
      #expect(scrollView.adjustedContentInset.top == 0)
      #expect(stage.settle())
      #expect(scrollView.contentOffset.y == 700)
    }

    @Test("a control that is removed while it refreshes returns its space")
    func removed() {
      control.beginRefreshing()
      scrollView.refreshControl = nil
      #expect(scrollView.adjustedContentInset.top == 0 && control.superview == nil)
    }

    @Test("the space is that of the present control, which takes it along to another scroll view")
    func replaced() {
      control.beginRefreshing()
      #expect(scrollView.adjustedContentInset.top == 60)
      let other = UIRefreshControl()
      other.beginRefreshing()
      scrollView.refreshControl = other
      #expect(scrollView.adjustedContentInset.top == 60)
      other.endRefreshing()
      stage.settle()
      #expect(scrollView.adjustedContentInset.top == 0)
      let second = UIScrollView(frame: scrollView.frame)
      second.refreshControl = control
      #expect(second.adjustedContentInset.top == 60 && scrollView.adjustedContentInset.top == 0)
      second.refreshControl = nil
      #expect(second.adjustedContentInset.top == 0)
    }

    @Test("§26.24 a control that is added as a subview becomes the one of the scroll view, until it leaves")
    func addedAsSubview() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      view.contentSize = CGSize(width: 300, height: 2000)
      let (content, control) = (UIView(), UIRefreshControl())
      view.addSubview(content)
      view.addSubview(control)
      #expect(view.refreshControl === control && view.subviews.first === control, "behind the content")
      let stage = Stage(view)
      stage.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 460))
      stage.advance(by: 2)
      #expect(control.isRefreshing && view.contentOffset.y == -60)
      control.removeFromSuperview()
      #expect(view.refreshControl == nil && view.adjustedContentInset.top == 0)
      view.insertSubview(control, at: 0)
      #expect(view.refreshControl === control && view.adjustedContentInset.top == 60)
      let other = UIRefreshControl()
      view.addSubview(other)
      other.removeFromSuperview()
      #expect(view.refreshControl === control, "the first one stays")
    }

    @Test("§26.24 a control that is added to another scroll view leaves the first one")
    func addedElsewhere() {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      control.beginRefreshing()
      table.insertSubview(control, at: 0)
      #expect(table.refreshControl === control && control.superview === table)
      #expect(scrollView.refreshControl == nil && scrollView.adjustedContentInset.top == 0)
      #expect(table.adjustedContentInset.top == 60)
      scrollView.refreshControl = control
      #expect(table.refreshControl == nil && table.adjustedContentInset.top == 0)
      #expect(control.superview === scrollView && scrollView.adjustedContentInset.top == 60)
    }

    @Test("resizing in the middle of a refresh keeps the content below the spokes")
    func resize() {
      control.beginRefreshing()
      stage.resize(to: CGSize(width: 500, height: 300))
      #expect(scrollView.contentOffset.y == -60 && control.frame.width == 500)
    }

    @Test("in a collection view the cells follow, and data can change meanwhile")
    func collectionView() {
      let source = PlainSource([30])
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 44)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let control = UIRefreshControl()
      view.refreshControl = control
      let stage = Stage(view)
      stage.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 460))
      stage.advance(by: 2)
      #expect(control.isRefreshing && view.contentOffset.y == -60)
      source.sections = [40]
      view.reloadData()
      stage.advance(by: 0)
      #expect(view.contentOffset.y == -60 && control.superview === view)
      control.endRefreshing()
      #expect(stage.settle())
      #expect(view.contentOffset.y == 0)
      #expect(view.cellForItem(at: [0, 0])?.frame.minY == 0)
    }
  }
}
