import TestSupport
import Testing

@testable import UIKit

/// The collections in which a collection view keeps views that are not on screen, compared with plain arrays.
@MainActor
@Suite("Views off the screen")
struct UnusedViewTests {
  /// An array of the views, the longest unused first.
  @Test("unused views are taken in their order, whichever were removed", arguments: [1, 2, 3] as [UInt64])
  func unusedViews(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (views, expected) = (UnusedViews(), [UICollectionReusableView]())
    for step in 0..<5_000 {
      // First mostly additions, then mostly removals.
      switch Int.random(in: 0..<(step < 2_500 ? 8 : 3), using: &random) {
      case 0:
        let view = views.takeFirst()
        #expect(view === expected.first, "seed \(seed), step \(step)")
        if view != nil { expected.removeFirst() }
      case 1 where !expected.isEmpty:
        let index = Int.random(in: expected.indices, using: &random)
        views.remove(expected.remove(at: index))
      default:
        let view = UICollectionReusableView()
        views.append(view)
        expected.append(view)
      }
    }
    #expect(views.views == expected, "seed \(seed)")
  }

  /// An array of the departures in their order.
  @Test(
    "disappearing views are found by element and end in their order", arguments: [1, 2, 3] as [UInt64])
  func departures(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func makeKey() -> ElementKey {
      ElementKey(
        category: .cell, indexPath: IndexPath(item: Int.random(in: 0..<30, using: &random), section: 0))
    }
    let animations = (0..<3).map { _ in ElementAnimation(completions: [], onEnd: { _ in }) }
    var (departures, expected) = (Departures(), [Departure]())
    for step in 0..<3_000 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let animation = animations[Int.random(in: 0..<3, using: &random)]
        let ended = departures.end(animation)
        #expect(
          ended.map(\.view) == expected.filter { $0.animation === animation }.map(\.view),
          "seed \(seed), step \(step)")
        expected.removeAll { $0.animation === animation }
      case 1:
        // Every third element is deleted, and the others move up.
        func successor(of key: ElementKey) -> ElementKey? {
          let item = key.indexPath.item
          return item % 3 == 0
            ? nil : ElementKey(category: .cell, indexPath: IndexPath(item: item - item / 3 - 1, section: 0))
        }
        departures.carry(through: successor)
        for index in expected.indices { expected[index].key = expected[index].key.flatMap(successor) }
      case 2:
        let key = makeKey()
        departures.forget(key)
        for index in expected.indices where expected[index].key == key { expected[index].key = nil }
      case 3, 4:
        let key = makeKey()
        let index = expected.firstIndex { $0.key == key }
        let (found, wanted) = (departures.view(of: key), index.map { expected.remove(at: $0).view })
        let removed = departures.remove(key)
        #expect(found === wanted && removed === wanted, "seed \(seed), step \(step)")
      default:
        let departure = Departure(
          view: UICollectionReusableView(), key: makeKey(),
          animation: animations[Int.random(in: 0..<3, using: &random)])
        departures.append(departure)
        expected.append(departure)
      }
    }
    #expect(departures.end(nil).map(\.view) == expected.map(\.view), "seed \(seed)")
    #expect(departures.isEmpty)
  }
}
