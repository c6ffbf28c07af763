import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// The policy of the article *Invalid numbers*: invalid numbers do not crash, and those that are not used unchanged
  /// are reported.
  @MainActor
  @Suite("Invalid numbers")
  struct BadNumberTests {
    @Test("in numbers of sections", arguments: BadNumberCase.sectionCounts)
    func sections(_ row: BadNumberCase) {
      let stage = BadNumberStage()
      let reported = diagnostics {
        row.handIn(stage)
        stage.view.reloadData()
        stage.window.layoutIfNeeded()
      }
      #expect(reported.map(\.code) == row.reported)
      #expect(stage.view.numberOfSections == (row.reported == [.negativeCount] ? 0 : 1_000_000))
    }

    @Test("in numbers of items", arguments: BadNumberCase.itemCounts)
    func items(_ row: BadNumberCase) { play(row) }

    @Test(
      "in sizes, insets, spacings and estimates of a flow",
      arguments: BadNumberCase.flowExtents + BadNumberCase.flowDistances + BadNumberCase.flowTaken)
    func flow(_ row: BadNumberCase) { play(row) }

    @Test(
      "in attributes and content size of a layout",
      arguments: BadNumberCase.attributes + BadNumberCase.attributesTaken)
    func attributes(_ row: BadNumberCase) { play(row) }

    @Test("in geometry of the view itself", arguments: BadNumberCase.views + BadNumberCase.viewsTaken)
    func views(_ row: BadNumberCase) { play(row) }

    private func play(_ row: BadNumberCase) {
      let stage = BadNumberStage()
      let reported = diagnostics {
        row.handIn(stage)
        stage.play()
      }
      #expect(Set(reported.map(\.code)) == Set(row.reported), "\(reported)")
      let view = stage.view
      #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
      #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
      #expect(view.bounds.width.isFinite && view.bounds.height.isFinite)
      for cell in view.visibleCells {
        #expect(cell.center.x.isFinite && cell.center.y.isFinite && cell.alpha.isFinite)
      }
    }
  }
}
