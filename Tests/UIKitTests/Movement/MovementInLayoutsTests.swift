import TestSupport
import Testing
import UIKit

/// Moving by hand between sections, in flow layouts, by gesture and by key.
@MainActor
struct MovementInLayoutsTests {
  /// Four columns of 50 points in 200; headers of 40 above each section.
  private func flow(_ source: MovableSource, headers: Bool = false) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    if headers { layout.headerReferenceSize = CGSize(width: 200, height: 40) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(MovableSource.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    return view
  }

  private func cell(_ number: Int, in view: UICollectionView) -> UICollectionViewCell? {
    view.visibleCells.first { ($0 as? MovableSource.Cell)?.number == number }
  }

  @Test("into another section, to its end, and back")
  func sections() {
    let source = MovableSource([[0, 1, 2], [3, 4]])
    let view = flow(source)
    view.layoutIfNeeded()
    // Section 1 begins at y = 50, its items at x = 0 and 50.
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 75))
    #expect(view.numberOfItems(inSection: 0) == 2 && view.numberOfItems(inSection: 1) == 3)
    #expect(view.shownNumbers == [0, 2, 3, 1, 4])
    // Right of its last item is the end of the section.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 190, y: 75))
    #expect(view.shownNumbers == [0, 2, 3, 4, 1])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 20))
    #expect(view.shownNumbers == [1, 0, 2, 3, 4])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 115, y: 75))
    view.endInteractiveMovement()
    #expect(source.sections == [[0, 2], [3, 4, 1]])
    #expect(view.shownNumbers == [0, 2, 3, 4, 1])
  }

  @Test("into an empty section, over its header")
  func emptySection() throws {
    let source = MovableSource([[0, 1], [], [2]])
    let view = flow(source, headers: true)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let headers = HeaderSource(source)
    view.dataSource = headers
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    // Headers at 0…40, 90…130 and 130…170.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 110))
    #expect((0..<3).map { view.numberOfItems(inSection: $0) } == [1, 1, 1])
    view.endInteractiveMovement()
    #expect(source.sections == [[1], [0], [2]])
  }

  @Test("a large item and a small one change places once, and do not go back and forth")
  func differentSizes() {
    let source = MovableSource([[0, 1, 2]])
    source.height = { $0 == 0 ? 50 : 200 }
    let view = flow(source)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 200, height: 50)
    view.layoutIfNeeded()
    // Heights 50, 200, 200: held over the upper part of the second, which then is at 0…200 and still under the hand.
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
    #expect(view.shownNumbers == [1, 0, 2])
    // The sizes are those of the items, although the delegate only knows them where they were.
    #expect(cell(1, in: view)?.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(cell(2, in: view)?.frame == CGRect(x: 0, y: 250, width: 200, height: 200))
    for y in [61, 62, 100, 150] {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: CGFloat(y)))
      #expect(view.shownNumbers == [1, 0, 2], "held at \(y)")
    }
    // Over its own place, and then over the first one again, it is another matter.
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 225))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 150))
    #expect(view.shownNumbers == [0, 1, 2])
    view.cancelInteractiveMovement()
  }

  @Test("mirrored, the item is still under the hand")
  func mirrored() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let source = MovableSource([[0, 1, 2, 3]])
    let view = flow(source)
    let layout = Flipping()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 0
    view.collectionViewLayout = layout
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(cell(0, in: view)?.center.x == 175)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 70, y: 30))
    #expect(view.shownNumbers == [1, 2, 0, 3])
    #expect(cell(0, in: view)?.center == CGPoint(x: 70, y: 30))
    view.cancelInteractiveMovement()
  }

  @Test("a data source that cannot move anything, and one that does not say what may be moved")
  func defaults() {
    final class Fixed: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    final class Silent: NSObject, UICollectionViewDataSource {
      var moves: [[IndexPath]] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      func collectionView(_ view: UICollectionView, moveItemAt origin: IndexPath, to target: IndexPath) {
        moves.append([origin, target])
      }
    }
    let view = flow(MovableSource([]))
    let (fixed, silent) = (Fixed(), Silent())
    let reported = diagnostics {
      view.dataSource = fixed
      view.layoutIfNeeded()
      #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    }
    #expect(reported == [])
    view.dataSource = silent
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 25))
    view.endInteractiveMovement()
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.cancelInteractiveMovement()
    // Asked once whether it can, by a move to where the item is.
    #expect(silent.moves == [[[0, 0], [0, 0]], [[0, 0], [0, 1]]])
  }

  @Test("random movements end as a plain array does", arguments: UInt64(0)..<60)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var next = 0
    let source = MovableSource(
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (0..<Int.random(in: 1...9, using: &random)).map { _ in
          next += 1
          return next
        }
      })
    let view = flow(source)
    view.layoutIfNeeded()
    let cells = source.sections.flatMap(\.self).map { cell($0, in: view) }
    for round in 0..<6 {
      let section = Int.random(in: source.sections.indices, using: &random)
      guard let item = source.sections[section].indices.randomElement(using: &random) else { continue }
      var model = source.sections
      let path = IndexPath(item: item, section: section)
      #expect(view.beginInteractiveMovementForItem(at: path))
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        view.updateInteractiveMovementTargetPosition(
          CGPoint(x: .random(in: -20...220, using: &random), y: .random(in: -20...300, using: &random)))
      }
      let comment = "seed \(seed), round \(round)"
      if Bool.random(using: &random) {
        let target = view.presentationIndexPath(forDataSourceIndexPath: path) ?? path
        let number = model[section].remove(at: item)
        model[target.section].insert(number, at: target.item)
        view.endInteractiveMovement()
      } else {
        view.cancelInteractiveMovement()
      }
      #expect(source.sections == model, "\(comment)")
      #expect(view.shownNumbers == model.flatMap(\.self), "\(comment)")
      for path in view.indexPathsForVisibleItems {
        #expect(
          view.cellForItem(at: path)?.frame == view.layoutAttributesForItem(at: path)?.frame, "\(comment)")
      }
    }
    #expect(source.sections.flatMap(\.self).sorted().map { cell($0, in: view) } == cells, "seed \(seed)")
  }
}

/// A data source with plain headers.
private final class HeaderSource: NSObject, UICollectionViewDataSource {
  private let source: MovableSource

  init(_ source: MovableSource) { self.source = source }

  func numberOfSections(in view: UICollectionView) -> Int { source.sections.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.sections[section].count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    source.collectionView(view, cellForItemAt: path)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ view: UICollectionView, moveItemAt origin: IndexPath, to target: IndexPath) {
    source.collectionView(view, moveItemAt: origin, to: target)
  }
}
