import TestSupport
import Testing
import UIKit

/// Behaviour.md section 11: pools, dequeuing, and what the cells live through.
@MainActor
struct ReuseTests {
  let layout = ScriptedLayout()
  let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(LoggingCell.self, forCellWithReuseIdentifier: "cell")
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("10,000 items from end to end make no more cells than two screens hold", arguments: [40, 299, 1000])
  func endToEnd(step: CGFloat) {
    LoggingCell.made = 0
    let source = CompleteSource(sections: [10_000])
    view.dataSource = source
    view.layoutIfNeeded()
    var offset: CGFloat = 0
    while offset <= 10_000 * 100 - 300 {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      offset += step
    }
    // A screen of 300 shows at most 4 rows of 100.
    #expect(LoggingCell.made <= 8)
    #expect(view.subviews.count <= 4)
  }

  @Test("a new cell is not prepared for reuse, a recycled one is, each time")
  func prepareForReuse() throws {
    // Otherwise rows 1 and 2 come back as they left.
    view.isPrefetchingEnabled = false
    let source = CompleteSource(sections: [10])
    view.dataSource = source
    view.layoutIfNeeded()
    let first = try #require(view.cellForItem(at: path(0)) as? LoggingCell)
    #expect(first.preparedForReuse == 0)
    #expect(first.reuseIdentifier == "cell")
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(first.preparedForReuse == 0)
    #expect(first.superview == nil)
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { $0 as? LoggingCell }.allSatisfy { $0.preparedForReuse >= 1 })
  }

  @Test("pools are apart: one for each identifier")
  func pools() {
    final class Other: UICollectionViewCell {}
    view.register(Other.self, forCellWithReuseIdentifier: "other")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(0))
    let other = view.dequeueReusableCell(withReuseIdentifier: "other", for: path(0))
    #expect(type(of: cell) == LoggingCell.self)
    #expect(type(of: other) == Other.self)
  }

  @Test("cells begin with the traits of their view, and are not notified of a change when they appear")
  func traits() throws {
    final class Observer: UICollectionViewCell {
      static var changes = 0
      let atFirst = UITraitCollection.current
      private(set) var whenReused: UITraitCollection?
      override func prepareForReuse() { whenReused = traitCollection }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { Self.changes += 1 }
    }
    Observer.changes = 0
    let window = UIWindow(frame: view.frame)
    window.traitOverrides.displayScale = 1
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    view.register(Observer.self, forCellWithReuseIdentifier: "cell")
    let source = CompleteSource(sections: [100])
    view.dataSource = source
    for offset in stride(from: 0, to: 9000, by: 170) {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    #expect(Observer.changes == 0)
    let cells = view.visibleCells.compactMap { $0 as? Observer }
    #expect(!cells.isEmpty)
    for cell in cells {
      #expect(cell.atFirst == window.traitCollection)
      #expect(cell.whenReused == window.traitCollection)
    }
    // Cells in the pool are notified when they appear again.
    window.overrideUserInterfaceStyle = .light
    let notified = Observer.changes
    #expect(notified == cells.count)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(Observer.changes > notified)
  }

  @Test("views that wait for reuse can be released, those on screen stay")
  func unusedViews() {
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    let source = CompleteSource(sections: [100])
    view.dataSource = source
    view.layoutIfNeeded()
    weak let unused = view.cellForItem(at: path(0))
    view.contentOffset.y = 5000
    view.layoutIfNeeded()
    #expect(unused != nil)
    let cells = Set(view.visibleCells)
    window.releaseUnusedViews()
    #expect(unused == nil)
    view.contentOffset.y = 5010
    view.layoutIfNeeded()
    #expect(cells.isSubset(of: view.visibleCells))
    // A view without a window is not visible.
    view.removeFromSuperview()
    view.selectItem(at: path(51), animated: false, scrollPosition: [])
    view.releaseUnusedViews()
    #expect(view.visibleCells.isEmpty && view.subviews.isEmpty)
    window.addSubview(view)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [50, 51, 52, 53])
    #expect(view.cellForItem(at: path(51))?.isSelected == true)
  }

  @Test("a view that was taken out of the window releases what it showed")
  func unusedPictures() {
    let container = UIView(frame: view.frame)
    container.addSubview(view)
    let window = UIWindow(frame: view.frame)
    window.addSubview(container)
    let source = CompleteSource(sections: [100])
    view.dataSource = source
    view.layoutIfNeeded()
    // Its fragments contain the pictures.
    weak let shown = container.makeDisplayList().root
    #expect(shown != nil)
    container.removeFromSuperview()
    view.releaseUnusedViews()
    #expect(shown == nil)
    window.addSubview(container)
    _ = window.makeDisplayList()
    #expect(view.visibleCells.contains { $0 === view.cellForItem(at: path(0)) })
  }

  @Test("a dequeued cell has its place when dequeuing returns, also outside of the data source's answer")
  func dequeuedOutside() {
    let source = CompleteSource(sections: [10])
    view.dataSource = source
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(4))
    #expect(cell.frame == CGRect(x: 0, y: 400, width: 200, height: 100))
    #expect((cell as? LoggingCell)?.applied.map(\.indexPath) == [path(4)])
  }

  @Test("a cell dequeued but not returned goes back to its pool")
  func unusedCell() {
    LoggingCell.made = 0
    final class Wasteful: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Wasteful()
    view.dataSource = source
    view.layoutIfNeeded()
    // Two for the first row; then the one left over and one more each time.
    #expect(LoggingCell.made == 4)
    #expect(view.visibleCells.count == 3)
  }

  @Test("a nib's closure makes the cells")
  func nib() {
    var made = 0
    let nib = UINib { _ in
      made += 1
      return [LoggingCell(frame: .zero), UIView()]
    }
    view.register(nib, forCellWithReuseIdentifier: "cell")
    let source = CompleteSource(sections: [2])
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(made == 2)
    #expect(view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 200, height: 100) })
  }

  @Test("registering again throws away the cells made before; nil unregisters")
  func registeringAgain() {
    final class Other: UICollectionViewCell {}
    let source = CompleteSource(sections: [10])
    view.dataSource = source
    view.layoutIfNeeded()
    view.register(Other.self, forCellWithReuseIdentifier: "cell")
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0 is Other })
    view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    let reported = diagnostics {
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path(9))
    }
    #expect(reported.map(\.code) == [.unregisteredIdentifier])
  }

  // MARK: - The cell

  @Test("from back to front: background, selected background, content; each fills the cell")
  func cellViews() {
    let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 5, width: 50, height: 40))
    let (background, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    #expect(cell.subviews == [background, selected, cell.contentView])
    cell.frame.size = CGSize(width: 70, height: 60)
    for view in cell.subviews { #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 60)) }
    cell.backgroundView = nil
    #expect(cell.subviews == [selected, cell.contentView])
  }

  @Test(
    "the selected background is seen while the cell is selected or highlighted",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  func selectedBackground(isSelected: Bool, isHighlighted: Bool) {
    let cell = UICollectionViewCell(frame: .zero)
    let view = UIView()
    cell.selectedBackgroundView = view
    #expect(view.isHidden)
    cell.isSelected = isSelected
    cell.isHighlighted = isHighlighted
    #expect(view.isHidden == !(isSelected || isHighlighted))
  }

  @Test("attributes position a cell whose anchor point `apply(_:)` changed, every time")
  func movedAnchor() {
    final class Wheel: UICollectionViewCell {
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layer.anchorPoint = CGPoint(x: 0.5, y: 2)
        center.y += 1.5 * bounds.height
      }
    }
    let fixed = FixedLayout()
    let attributes = UICollectionViewLayoutAttributes.cell(0, CGRect(x: 10, y: 20, width: 100, height: 40))
    fixed.elements = [attributes]
    let source = CompleteSource(sections: [1])
    view.register(Wheel.self, forCellWithReuseIdentifier: "cell")
    view.collectionViewLayout = fixed
    view.dataSource = source
    for alpha in [1, 0.5, 0.25] as [CGFloat] {
      attributes.alpha = alpha
      fixed.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame) == [CGRect(x: 10, y: 20, width: 100, height: 40)])
      #expect(view.visibleCells.map(\.alpha) == [alpha])
    }
  }
}
