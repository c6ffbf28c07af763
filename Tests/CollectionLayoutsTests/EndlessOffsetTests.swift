import CollectionLayouts
import TestSupport
import Testing
import UIKit

/// Endless layouts move the offset by whole turns, which are seldom whole pixels.
@MainActor
@Suite("Offsets of endless layouts")
final class EndlessOffsetTests {
  private var stage: Stage?

  /// A layout, and the offset it goes round by.
  struct Endless: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable @MainActor () -> UICollectionViewLayout
    var turn: @Sendable @MainActor (UICollectionView) -> CGPoint
  }

  private nonisolated static let count = 13

  /// All items of a layout, one after the other.
  private static func rows(of view: UICollectionView) -> CGPoint {
    let layout = view.collectionViewLayout as? ItemScrollingLayout
    let first = layout?.contentOffsetForItem(at: IndexPath(item: 0, section: 0))
    let next = layout?.contentOffsetForItem(at: IndexPath(item: 1, section: 0))
    return CGPoint(x: difference(next, first).x * CGFloat(count), y: 0)
  }

  private static func difference(_ end: CGPoint?, _ start: CGPoint?) -> CGPoint {
    CGPoint(x: (end?.x ?? .nan) - (start?.x ?? .nan), y: (end?.y ?? .nan) - (start?.y ?? .nan))
  }

  nonisolated static let layouts = [
    Endless(
      testDescription: "carousel",
      make: {
        let layout = CarouselLayout()
        layout.isEndless = true
        layout.itemSize = CGSize(width: 123.4, height: 150)
        return layout
      },
      turn: { view in
        let layout = view.collectionViewLayout as? CarouselLayout
        let first = layout?.contentOffsetForItem(at: IndexPath(item: 0, section: 0))
        let next = layout?.contentOffsetForItem(at: IndexPath(item: 1, section: 0))
        return CGPoint(x: difference(next, first).x * CGFloat(count), y: 0)
      }),
    Endless(
      testDescription: "turntable", make: { TurntableLayout() },
      turn: { view in
        let (layout, item) = (view.collectionViewLayout as? TurntableLayout, IndexPath(item: 0, section: 0))
        // A turn of the disc is as many of its sectors as it has, and thirteen of them go round by whole rows of items.
        return difference(
          layout?.contentOffsetForItem(at: item, afterTurns: count),
          layout?.contentOffsetForItem(at: item, afterTurns: 0))
      }),
    Endless(
      testDescription: "ring",
      make: {
        let layout = RingLayout()
        layout.visibleItems = 7
        return layout
      },
      turn: { rows(of: $0) }),
    Endless(
      testDescription: "spinning wheel",
      make: {
        let layout = SpinningWheelLayout()
        layout.isEndless = true
        layout.itemSize.width = 123.4
        return layout
      },
      turn: { rows(of: $0) }),
    Endless(
      testDescription: "cover flow",
      make: {
        let layout = CoverFlowLayout()
        layout.isEndless = true
        layout.itemSize.width = 123.4
        return layout
      },
      turn: { rows(of: $0) }),
    Endless(
      testDescription: "picker wheel", make: { PickerWheelLayout() },
      turn: { CGPoint(x: 0, y: CGFloat(count) * $0.bounds.height) }),
    Endless(
      testDescription: "sphere",
      make: {
        let layout = SphereLayout()
        layout.arrangement = .circles(1)
        return layout
      },
      turn: { CGPoint(x: CGFloat(count) * $0.bounds.width, y: 0) }),
  ]

  private func show(_ endless: Endless) -> UICollectionView {
    let view = NumberedItems([Self.count]).makeView(endless.make(), width: 333.4, height: 417.7)
    stage = Stage(view, in: StageSurroundings(scale: 3))
    return view
  }

  /// As many turns as lead out of the content from anywhere in it.
  private func way(_ endless: Endless, _ view: UICollectionView) throws -> CGPoint {
    let turn = endless.turn(view)
    let length = max(abs(turn.x), abs(turn.y))
    try #require(length > 1 && length.isFinite)
    let turns = (max(view.contentSize.width, view.contentSize.height) / length).rounded(.up)
    return CGPoint(x: turn.x * turns, y: turn.y * turns)
  }

  private func isSame(_ offset: CGPoint, _ start: CGPoint) -> Bool {
    abs(offset.x - start.x) < 1e-4 && abs(offset.y - start.y) < 1e-4
  }

  @Test(
    "10,000 turns return to the same offset, between pixels and on them", arguments: layouts, [false, true])
  func tenThousandTurns(_ endless: Endless, isOnPixel: Bool) throws {
    let view = show(endless)
    if isOnPixel {
      view.contentOffset = view.contentOffset
    } else {
      view.bounds.origin = CGPoint(x: view.contentOffset.x + 0.1, y: view.contentOffset.y + 0.2)
    }
    let (start, way) = (view.contentOffset, try way(endless, view))
    for turn in 0..<10_000 {
      let sign: CGFloat = turn < 5000 ? 1 : -1
      let offset = CGPoint(x: view.contentOffset.x + sign * way.x, y: view.contentOffset.y + sign * way.y)
      if isOnPixel { view.contentOffset = offset } else { view.bounds.origin = offset }
      view.collectionViewLayout.prepare()
    }
    #expect(isSame(view.contentOffset, start), "\(view.contentOffset), not \(start)")
  }

  // A row of so many items is not repeated: what is moved away from one end arrives at the other.
  @Test("an offset that is moved to the other end of a long row stays there", arguments: 300..<305)
  func ends(count: Int) throws {
    for width in stride(from: 100, to: 103, by: 0.2) {
      let layout = CarouselLayout()
      layout.isEndless = true
      layout.itemSize = CGSize(width: width, height: 150)
      let view = NumberedItems([count]).makeView(layout, width: 333, height: 417)
      stage = Stage(view, in: StageSurroundings(scale: 1))
      let page = Self.difference(
        layout.contentOffsetForItem(at: IndexPath(item: 1, section: 0)),
        layout.contentOffsetForItem(at: IndexPath(item: 0, section: 0))
      ).x
      for boundary in [0.5 * page, (Double(count) + 0.5) * page] {
        for step in -2...2 {
          view.contentOffset.x = (boundary + Double(step)).rounded()
          let reported = diagnostics { view.layoutIfNeeded() }
          #expect(reported.isEmpty, "\(boundary + Double(step)) of pages of \(page)")
        }
      }
    }
  }

  @Test("10,000 turns under a finger lose nothing of where it is", arguments: layouts)
  func tenThousandTurnsUnderFinger(_ endless: Endless) throws {
    let view = show(endless)
    let (fingers, way) = (try #require(stage).finger, try way(endless, view))
    let isAcross = abs(way.x) > abs(way.y)
    func move(_ distance: CGFloat) {
      fingers.move(150 + (isAcross ? distance : 0), 200 + (isAcross ? 0 : distance))
    }
    fingers.down(150, 200)
    move(-30)
    let start = view.contentOffset
    for _ in 0..<10_000 {
      view.contentOffset = CGPoint(x: view.contentOffset.x + way.x, y: view.contentOffset.y + way.y)
      view.collectionViewLayout.prepare()
    }
    move(-31)
    move(-30)
    #expect(isSame(view.contentOffset, start), "\(view.contentOffset), not \(start)")
    fingers.up()
  }
}
