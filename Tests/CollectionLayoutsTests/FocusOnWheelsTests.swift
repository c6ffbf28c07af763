import CollectionLayouts
import Geometry
import TestSupport
import Testing

@testable import UIKit

/// Without animation, so that the clock, which is one for all tests, is left alone.
@MainActor
@Suite("Keyboard focus on wheels")
final class FocusOnWheelsTests: WheelSuite {
  let stage = Stage(size: CGSize(width: 320, height: 400))

  private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> UICollectionView {
    let view = NumberedItems(counts).makeView(layout, width: 320, height: 400)
    window.addSubview(view)
    view.becomeFirstResponder()
    return view
  }

  private func front(of view: UICollectionView) -> Int? {
    view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))?.item
  }

  @Test("on an endless picker the keys go round without an end, and turn the item in focus to the front")
  func picker() {
    let view = show(PickerWheelLayout(), [10])
    #expect(press(.downArrow, in: view) == 0)
    for step in 1...25 {
      #expect(press(.downArrow, in: view) == step % 10)
      #expect(front(of: view) == step % 10)
    }
    for step in 1...15 { #expect(press(.upArrow, in: view) == (25 - step + 20) % 10) }
    #expect(front(of: view) == 0)
    #expect(press(.leftArrow, in: view) == 0)
    #expect(press(.end, in: view) == 9)
    #expect(front(of: view) == 9)
  }

  @Test("with the far faces in sight, those seen from behind are passed over")
  func farFaces() {
    let layout = PickerWheelLayout()
    layout.farFaces = .shown
    let view = show(layout, [10])
    #expect((0...3).map { _ in press(.downArrow, in: view) } == [0, 1, 2, 3])
  }

  @Test("against the usual order, down goes back")
  func backward() {
    let layout = PickerWheelLayout()
    layout.order = .reversed
    let view = show(layout, [10])
    #expect((0...2).map { _ in press(.downArrow, in: view) } == [0, 9, 8])
  }

  @Test("on a spinning wheel right and left go from one item to the next, up to the ends")
  func spinning() {
    let view = show(SpinningWheelLayout(), [4, 3])
    var seen: [Int?] = []
    for _ in 0..<8 {
      _ = press(.rightArrow, in: view)
      seen.append(view.itemFocus.item.map { $0.section * 10 + $0.item })
    }
    #expect(seen == [0, 1, 2, 3, 10, 11, 12, 12])
    #expect(press(.leftArrow, in: view) == 1)
    #expect(press(.home, in: view) == 0)
    #expect(press(.leftArrow, in: view) == 0)
  }
}
