import CollectionLayouts
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A finger on a ring")
struct RingTurningTests {
  private let stage: Stage
  private var window: UIWindow { stage.window }
  private let layout = RingLayout()
  private let view: UICollectionView
  private var fingers: Fingers { stage.finger }
  private let page = 135 * CGFloat.pi / 6

  init() {
    layout.visibleItems = 12
    layout.startAngle = -.pi / 2
    view = NumberedItems([1000]).makeView(layout, width: 320, height: 400)
    stage = Stage(view)
    // Far from where it goes round.
    view.contentOffset.x += 500 * page
    window.layoutIfNeeded()
  }

  private func point(_ angle: Double, radius: Double = 135) -> CGPoint {
    CGPoint(x: 160 + radius * cos(angle), y: 200 + radius * sin(angle))
  }

  private func move(to angle: Double, radius: Double = 135) {
    let point = point(angle, radius: radius)
    fingers.move(point.x, point.y)
  }

  private func cell(_ item: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0))
  }

  // From the right downwards: against the scroll axis, where nothing else scrolls. The slop takes 10 points, which are
  // seen under 4.2441°.
  @Test("the item under the finger follows it around the centre, all the way round", arguments: [1, -1])
  func following(direction: Double) throws {
    let start = view.contentOffset.x
    let first = point(0)
    fingers.down(first.x, first.y)
    for degrees in stride(from: 6.0, through: 360, by: 6) {
      fingers.pass(0.016)
      move(to: direction * degrees * .pi / 180)
      fingers.wait(0)
    }
    // 12 items a turn; turning clockwise scrolls back.
    let turned = (start - view.contentOffset.x) / page
    #expect(abs(abs(turned) - (12 - 12 * 4.24 / 360)) < 0.03, "\(turned)")
    #expect(turned * direction > 0 && view.isDragging)
    // A finger that rests before it lifts leaves the ring to the nearest item.
    fingers.pass(0.3)
    fingers.up()
    fingers.waitForRest(of: view)
    // Both ends are rounded to pixels.
    #expect(abs(((view.contentOffset.x - start) / page).remainder(dividingBy: 1)) * page <= 0.51)
  }

  @Test("a fling turns it on, slower and slower, to an item at the top, and a finger stops it")
  func momentum() throws {
    let first = point(-2)
    fingers.down(first.x, first.y)
    for step in 1...12 {
      fingers.wait(0.008)
      move(to: -2 - Double(step) * 0.06)
    }
    let released = view.contentOffset.x
    fingers.up()
    #expect(view.isDecelerating)
    var (last, steps) = (view.contentOffset.x, [CGFloat]())
    while view.isDecelerating {
      fingers.wait(1.0 / 60)
      steps.append(view.contentOffset.x - last)
      last = view.contentOffset.x
    }
    // 0.06 of 135 points every 8 ms: 1012 points a second, and 500 of way.
    #expect(abs(last - released - 500) < page)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 >= 0 && $1 <= $0 + 0.5 })
    let offset = try #require(layout.contentOffsetForItem(at: IndexPath(item: 0, section: 0))).x
    #expect(abs(((last - offset) / page).remainder(dividingBy: 1)) * page <= 0.26)
  }

  @Test("after a deletion and a resize in the middle of a turn it follows on")
  func changesMeanwhile() {
    let first = point(0)
    fingers.down(first.x, first.y)
    for degrees in stride(from: 5.0, through: 40, by: 5) { move(to: degrees * .pi / 180) }
    view.frame.size.height = 500
    window.layoutIfNeeded()
    let before = view.contentOffset.x
    // Around the new middle, 50 lower.
    fingers.move(160 + 135 * cos(1), 250 + 135 * sin(1))
    fingers.move(160 + 135 * cos(1.2), 250 + 135 * sin(1.2))
    #expect(view.isDragging && view.contentOffset.x < before)
    fingers.up()
    fingers.waitForRest(of: view)
  }

  @Test("a tap selects the item under it, wherever the ring stands")
  func tap() throws {
    view.contentOffset.x += 7 * page
    window.layoutIfNeeded()
    let place = point(0)
    let item = try #require(
      view.indexPathForItem(at: CGPoint(x: view.bounds.minX + place.x, y: view.bounds.minY + place.y)))
    #expect(item.item == 510)
    fingers.tap(place.x, place.y)
    #expect(view.indexPathsForSelectedItems == [item])
  }
}
