import CollectionLayouts
import Geometry
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite("Mouse wheel and keys on carousel, turntable and book")
final class PagedInputTests: WheelSuite {
  let stage = Stage(size: CGSize(width: 320, height: 400))

  private func item(at x: CGFloat, _ y: CGFloat, of view: UICollectionView) -> Int? {
    view.indexPathForItem(at: CGPoint(x: view.bounds.minX + x, y: view.bounds.minY + y))?.item
  }

  @Test(
    "a click of the wheel goes on by one card, endlessly and in both directions", arguments: [false, true])
  func cards(isEndless: Bool) {
    let layout = CarouselLayout()
    layout.isEndless = isEndless
    let view = show(layout, count: 7)
    for click in 1...20 {
      turn(1)
      #expect(item(at: 160, 200, of: view) == (isEndless ? click % 7 : min(click, 6)))
    }
    for click in 1...20 {
      turn(-1)
      #expect(item(at: 160, 200, of: view) == (isEndless ? (20 - click) % 7 : max(6 - click, 0)))
    }
  }

  @Test("a click of the wheel turns the table by one prize")
  func prizes() {
    let view = show(TurntableLayout(), count: 7)
    for click in 1...300 {
      turn(1)
      #expect(item(at: 160, 80, of: view) == click % 7)
    }
    turn(-2)
    #expect(item(at: 160, 80, of: view) == 298 % 7)
  }

  @Test("a click of the wheel turns one leaf, up to the last")
  func leaves() {
    let view = show(BookLayout(), count: 7)
    for click in 1...5 {
      turn(1)
      #expect(item(at: 235, 200, of: view) == 2 * min(click, 3))
    }
    turn(-1)
    #expect(item(at: 85, 200, of: view) == 3)
  }

  @Test("arrow keys go from card to card and bring it into the middle, endlessly")
  func keys() {
    let layout = CarouselLayout()
    layout.isEndless = true
    let view = show(layout, count: 7)
    #expect(press(.rightArrow, in: view) == 0)
    for step in 1...20 {
      #expect(press(.rightArrow, in: view) == step % 7)
      #expect(item(at: 160, 200, of: view) == step % 7)
    }
    for step in 1...10 { #expect(press(.leftArrow, in: view) == (20 - step) % 7) }
  }

  @Test("arrow keys go from page to page, and turn the leaf")
  func pages() {
    let view = show(BookLayout(), count: 9)
    #expect(press(.rightArrow, in: view) == 0)
    for page in 1...8 {
      #expect(press(.rightArrow, in: view) == page)
      #expect(view.visibleItems.contains(page))
    }
    #expect(press(.rightArrow, in: view) == 8)
  }
}
