import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Written for iOS, in motion")
  struct SlidingInTests {
    private let seconds = TestSeconds()

    @Test("a panel behind a section, and an item that slides in")
    func slidingIn() throws {
      let source = PortedSource(count: 2)
      let layout = SlidingIn()
      let view = source.makeView(layout, CGSize(width: 200, height: 300))
      let panel = try #require(view.subviews.compactMap { $0 as? PanelView }.first)
      #expect(panel.frame.size == view.contentSize)
      seconds.tick(0)
      source.count = 3
      view.performBatchUpdates({ view.insertItems(at: [IndexPath(item: 2, section: 0)]) }, completion: nil)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
      seconds.tick(0)
      let end = cell.frame.minX
      #expect(try abs(#require(cell.layer.presentation()).frame.minX - (end + 200)) < 1)
    }
  }
}
