import CollectionLayouts
import Geometry
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("The wheel of a mouse on wheels")
final class MouseWheelOnWheelsTests: WheelSuite {
  let stage = Stage(size: CGSize(width: 640, height: 800))

  private func front(of view: UICollectionView) -> Int? {
    view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))?.item
  }

  @Test("a click turns the picker by a row, endlessly and in both directions", arguments: [true, false])
  func picker(isVertical: Bool) {
    let layout = PickerWheelLayout()
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    let view = show(layout, count: 7)
    for click in 1...20 {
      turn(1)
      #expect(front(of: view) == click % 7)
    }
    for click in 1...20 {
      turn(-1)
      #expect(front(of: view) == (20 - click) % 7)
    }
    turn(3)
    #expect(front(of: view) == 3)
  }

  @Test("parts of a click turn the picker by as much of a row")
  func pickerInParts() {
    let view = show(PickerWheelLayout(), count: 7)
    for part in 1...(3 * 8 * 7) {
      turn(0.125, .fineWheel)
      if part % 8 == 0 { #expect(front(of: view) == part / 8 % 7) }
    }
    #expect(abs(view.contentOffset.y / 800 - (view.contentOffset.y / 800).rounded()) < 1e-9)
  }

  @Test("a click turns the spinning wheel by an item, up to the last one")
  func spinningWheel() {
    let layout = SpinningWheelLayout()
    layout.contentWidth = .viewportAndItems
    let view = show(layout, count: 10)
    let rests = (0..<10).map { layout.contentOffsetForItem(at: IndexPath(item: $0, section: 0))?.x }
    for item in 1...12 {
      turn(1)
      #expect(view.contentOffset.x == rests[min(item, 9)])
    }
    for item in 1...12 {
      turn(-1)
      #expect(view.contentOffset.x == rests[max(0, 9 - item)])
    }
  }
}
