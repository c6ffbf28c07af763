import Geometry
import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  /// A grid of 1,000 items in four columns of 50 × 50 points, three rows of which are a page.
  @MainActor
  @Suite("Pages, beginning and end by keys, however quickly they follow one another")
  struct PagingByKeysTests {
    let stage: Stage
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    let recorder = SelectionRecorder(sections: [1000])
    var keys: Keys { stage.keys }

    init() {
      view = recorder.makeGrid(layout)
      stage = Stage(view)
    }

    var focused: Int? { view.itemFocus.item?.item }

    /// The focus after each of some keys, which follow one another after a pause in seconds, with two frames in it.
    func tour(every pause: TimeInterval, _ codes: [InputEvent.Key.Code]) -> [Int?] {
      codes.map { code in
        keys.wait(pause / 2)
        keys.press(code, after: pause / 2)
        return focused
      }
    }

    @Test("three pages down within 100 ms are three pages, and so is the way back")
    func threePages() {
      keys.press(.home)
      #expect(tour(every: 0.04, [.pageDown, .pageDown, .pageDown]) == [12, 24, 36])
      keys.wait(1)
      // The row of item 36 is from 450 to 500: the lowest one in view.
      #expect(view.contentOffset.y == 350)
      #expect(tour(every: 0.04, [.pageUp, .pageUp, .pageUp]) == [24, 12, 0])
      keys.wait(1)
      #expect(view.contentOffset.y == 0)
    }

    @Test("all within one moment, too")
    func withoutFrames() {
      keys.press(.home)
      #expect(tour(every: 0, [.pageDown, .pageDown, .pageDown, .pageUp]) == [12, 24, 36, 24])
    }

    @Test("a key held for thirty repeats, thirty a second, leads over thirty pages, and the content follows")
    func held() {
      keys.press(.home)
      let down = tour(every: 1.0 / 30, Array(repeating: .pageDown, count: 30))
      #expect(down == (1...30).map { 12 * $0 })
      // No further behind than may be seen to follow: ten pages.
      #expect(view.contentOffset.y > 3000)
      keys.wait(1)
      #expect(view.contentOffset.y == 4400)
      let up = tour(every: 1.0 / 30, Array(repeating: .pageUp, count: 30))
      #expect(up == (0..<30).reversed().map { 12 * $0 })
      keys.wait(1)
      #expect(view.contentOffset.y == 0)
    }

    @Test("up and down in turn, quickly or slowly, lead to the same item at the same place")
    func interleaved() {
      let codes: [InputEvent.Key.Code] = [
        .pageDown, .pageDown, .pageDown, .pageUp, .pageDown, .pageUp, .pageUp, .downArrow, .downArrow,
        .pageUp,
      ]
      let expected = [12, 24, 36, 24, 36, 24, 12, 16, 20, 8]
      keys.press(.home)
      #expect(tour(every: 1, codes) == expected)
      keys.wait(1)
      let offset = view.contentOffset.y
      keys.press(.home)
      keys.wait(1)
      #expect(tour(every: 0.03, codes) == expected)
      keys.wait(1)
      #expect(view.contentOffset.y == offset)
    }

    @Test(
      "a page is counted from the item in focus, also just out of view and far away",
      arguments: [50, 60, 30_000])
    func outOfView(offset: CGFloat) {
      keys.press(.home)
      keys.wait(1)
      view.contentOffset.y = min(offset, 12_350)
      view.layoutIfNeeded()
      #expect(tour(every: 0.04, [.pageDown, .pageDown, .pageUp]) == [12, 24, 12])
      keys.wait(1)
      #expect((0...150).contains(view.contentOffset.y), "the row from 150 to 200 is in view")
    }

    @Test("where the next page is empty it is passed over")
    func gap() {
      // Rows of one item, higher than the view.
      layout.itemSize = CGSize(width: 200, height: 150)
      layout.minimumLineSpacing = 1000
      stage.window.layoutIfNeeded()
      keys.press(.home)
      #expect(tour(every: 0.04, [.pageDown, .pageDown, .pageUp]) == [1, 2, 1])
    }

    @Test("Home and End reach the first and the last point, past titles and margins")
    func ends() {
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 20, right: 0)
      view.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 25, right: 0)
      stage.window.layoutIfNeeded()
      keys.press(.end)
      keys.wait(1)
      // 40 + 8 + 250 rows of 50 + 20 and the inset of 25, less the view.
      #expect(focused == 999 && view.contentOffset.y == 12_568 + 25 - 150)
      keys.press(.home)
      keys.wait(1)
      #expect(focused == 0 && view.contentOffset.y == -15)
    }

    @Test("Home goes there also when the first item has the focus already and is seen whole")
    func alreadyThere() {
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      stage.window.layoutIfNeeded()
      view.contentOffset.y = 40
      stage.window.layoutIfNeeded()
      keys.press(.rightArrow)
      #expect(focused == 0)
      keys.press(.home)
      keys.wait(1)
      #expect(view.contentOffset.y == 0)
    }

    @Test("where items run from right to left, Home is at the right")
    func rightToLeft() {
      let layout = FixedLayout()
      layout.contentSize = CGSize(width: 1000, height: 150)
      layout.elements = (0..<5).map {
        .cell($0, CGRect(x: 850 - 200 * CGFloat($0), y: 0, width: 100, height: 150))
      }
      recorder.sections = [5]
      view.collectionViewLayout = layout
      view.reloadData()
      stage.window.layoutIfNeeded()
      keys.press(.home)
      keys.wait(1)
      #expect(focused == 0 && view.contentOffset.x == 800)
      keys.press(.end)
      keys.wait(1)
      #expect(focused == 4 && view.contentOffset.x == 0)
    }
  }
}
