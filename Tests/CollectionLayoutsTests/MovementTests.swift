import CollectionLayouts
import TestSupport
import Testing
import UIKit

/// Moving an item by hand where items are drawn elsewhere than they stand: on wheels, spheres and turntables. (A book
/// that is closed shows one page.)
@MainActor
@Suite("Moving by hand in every layout")
struct MovementTests {
  private final class Numbers: NSObject, UICollectionViewDataSource {
    var numbers = Array(0..<60)

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      numbers.count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = numbers[path.item]
      return cell
    }

    func collectionView(_ view: UICollectionView, moveItemAt origin: IndexPath, to target: IndexPath) {
      numbers.insert(numbers.remove(at: origin.item), at: target.item)
    }
  }

  private let source = Numbers()

  private func makeView(_ kind: MorphTests.Kind) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: kind.makeLayout())
    let cellClass: AnyClass =
      switch kind {
      case .turntable: TurntableCell.self
      case .book: BookPageCell.self
      case .coverFlow: CoverFlowCell.self
      default: SpinningWheelCell.self
      }
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  /// Where the middle of a cell is drawn, from the upper left corner of the viewport.
  private func middle(of cell: UICollectionViewCell, in view: UICollectionView) -> CGPoint {
    let corners = view.drawnCorners(of: cell)
    return CGPoint(
      x: corners.reduce(0) { $0 + $1.x } / 4, y: corners.reduce(0) { $0 + $1.y } / 4)
  }

  /// The items that are in front anywhere, each with such a point of the viewport.
  private func seenItems(in view: UICollectionView) -> [Int: CGPoint] {
    var seen: [Int: CGPoint] = [:]
    let steps = stride(from: CGFloat(7), to: 400, by: 13)
    for y in steps {
      for x in steps {
        let point = CGPoint(x: x + view.contentOffset.x, y: y + view.contentOffset.y)
        guard let path = view.indexPathForItem(at: point), seen[path.item] == nil else { continue }
        seen[path.item] = CGPoint(x: x, y: y)
      }
    }
    return seen
  }

  @Test(
    "held over another item it is drawn there, and takes its place",
    arguments: MorphTests.Kind.allCases.filter { $0 != .book })
  func moving(kind: MorphTests.Kind) throws {
    let view = makeView(kind)
    // A page may fill the view: half-way between two there are two.
    if seenItems(in: view).count < 2 {
      view.contentOffset.y += 200
      view.layoutIfNeeded()
    }
    let seen = seenItems(in: view)
    let held = try #require(seen.keys.min())
    let cell = try #require(view.cellForItem(at: [0, held]))
    let offset = view.contentOffset
    let others = seen.filter { $0.key != held }.sorted { $0.key < $1.key }
    for (other, place) in others.prefix(3) {
      #expect(view.beginInteractiveMovementForItem(at: [0, held]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + offset.x, y: place.y + offset.y))
      let drawn = middle(of: cell, in: view)
      #expect(hypot(drawn.x - place.x, drawn.y - place.y) < 1e-6, "over \(other)")
      #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, held]) == [0, other])
      view.cancelInteractiveMovement()
      #expect(view.cellForItem(at: [0, held]) === cell)
      #expect(source.numbers == Array(0..<60))
    }
    let (other, place) = try #require(others.first)
    #expect(view.beginInteractiveMovementForItem(at: [0, held]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + offset.x, y: place.y + offset.y))
    view.endInteractiveMovement()
    var model = Array(0..<60)
    model.insert(model.remove(at: held), at: other)
    #expect(source.numbers == model)
    for path in view.indexPathsForVisibleItems {
      #expect(view.cellForItem(at: path)?.tag == model[path.item], "item \(path.item)")
    }
  }
}
