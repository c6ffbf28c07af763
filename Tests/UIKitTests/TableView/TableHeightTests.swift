import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  /// Heights of rows, headers and footers that are unusual. The width is 320 points.
  @MainActor
  @Suite("Heights in table views")
  struct TableHeightTests {
    private let size = CGSize(width: 320, height: 480)

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// What a person does not want to see: rows that overlap, have gaps, or are not finite.
    private func faults(_ table: UITableView) -> [String] {
      var found: [String] = []
      var bottom: CGFloat = 0
      for row in 0..<table.numberOfRows(inSection: 0) {
        let frame = table.rectForRow(at: path(row))
        if frame.minY != bottom { found.append("row \(row) begins at \(frame.minY), not \(bottom)") }
        if !frame.height.isFinite || frame.height < 0 { found.append("row \(row) is \(frame.height) high") }
        bottom = frame.maxY
      }
      if table.contentSize.height != bottom { found.append("content \(table.contentSize.height)") }
      return found
    }

    @Test(
      "an invalid row height is reported once, and the height of the content is used",
      arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e10])
    func invalidRowHeights(height: CGFloat) {
      let screen = TableScreen(rows: 20)
      screen.heights = { $0.row == 3 ? height : 50 }
      let reports = diagnostics {
        let stage = Stage(screen, size: size)
        stage.settle()
        screen.table.contentOffset.y = 300
        stage.settle()
      }
      #expect(screen.table.rectForRow(at: path(3)) == CGRect(x: 0, y: 150, width: 320, height: 44))
      #expect(faults(screen.table) == [])
      #expect(reports.map(\.code) == [.invalidLayoutMetric])
    }

    @Test(
      "a negative row height is that of the content, and zero hides the row", arguments: [CGFloat(-1), -50])
    func negativeRowHeights(height: CGFloat) {
      let screen = TableScreen(rows: 20)
      screen.heights = { $0.row == 1 ? height : $0.row == 2 ? 0 : 50 }
      let stage = Stage(screen, size: size)
      stage.settle()
      #expect(screen.table.rectForRow(at: path(1)).height == 44)
      #expect(screen.table.rectForRow(at: path(2)).height == 0)
      #expect(screen.table.rectForRow(at: path(3)).minY == 94)
      #expect(faults(screen.table) == [])
    }

    @Test(
      "invalid heights in the properties leave the heights of the content",
      arguments: [CGFloat.nan, .infinity, -.infinity, -7, .greatestFiniteMagnitude])
    func invalidProperties(height: CGFloat) {
      let screen = TableScreen([["a", "b"], ["c"]])
      screen.titles = ["A", "B"]
      let table = screen.table
      (table.rowHeight, table.estimatedRowHeight) = (height, height)
      (table.sectionHeaderHeight, table.sectionFooterHeight) = (height, height)
      (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (height, height)
      table.sectionHeaderTopPadding = height
      let reference = TableScreen([["a", "b"], ["c"]])
      reference.titles = ["A", "B"]
      _ = diagnostics {
        Stage(screen, size: size).settle()
        Stage(reference, size: size).settle()
      }
      #expect(table.contentSize == reference.table.contentSize)
      #expect(table.rect(forSection: 1) == reference.table.rect(forSection: 1))
      #expect(screen.shown == ["a", "b", "c"])
    }

    /// A controller whose overrides leave most rows and sections to super.
    private final class Partial: UITableViewController {
      var asked: Set<IndexPath> = []

      override func numberOfSections(in tableView: UITableView) -> Int { 3 }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        asked.insert(path)
        return path.row == 2 ? 100 : super.tableView(tableView, heightForRowAt: path)
      }

      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard section == 1 else { return super.tableView(tableView, viewForHeaderInSection: section) }
        let label = UILabel()
        label.text = "Header"
        return label
      }

      override func tableView(_ tableView: UITableView, indentationLevelForRowAt path: IndexPath) -> Int {
        path.row == 1 ? 2 : super.tableView(tableView, indentationLevelForRowAt: path)
      }
    }

    @Test("overrides in a table view controller that call super are asked for every row and section")
    func partialOverrides() throws {
      let controller = Partial(style: .plain)
      let table = try #require(controller.tableView)
      table.rowHeight = 50
      let stage = Stage(controller, size: size)
      stage.settle()
      #expect((0..<4).map { table.rectForRow(at: path($0)).height } == [50, 50, 100, 50])
      #expect((0..<4).allSatisfy { controller.asked.contains(path($0)) })
      #expect(table.cellForRow(at: path(1))?.indentationLevel == 2)
      // The rows of section 0 are 250 points high, and headers have 22 points above them.
      #expect(table.rectForRow(at: path(0)).minY == 0)
      let header = table.rectForHeader(inSection: 1)
      #expect(header.minY == 272 && header.height > 10)
      #expect(table.rectForRow(at: path(0, 1)).minY == header.maxY)
      #expect(table.rectForRow(at: path(0, 2)).minY == header.maxY + 250)
    }

    // Body is 17 points in the category large, and 40 in accessibilityExtraLarge.
    @Test("rows, headers and footers grow with the text, while they are on screen and afterwards")
    func largeText() throws {
      let screen = TableScreen([(0..<20).map { "Row \($0)" }])
      screen.titles = ["Header"]
      let stage = Stage(screen, size: size)
      stage.settle()
      let header = screen.table.rectForHeader(inSection: 0).height
      #expect(screen.table.rectForRow(at: path(0)).height == 44)
      stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      stage.settle()
      let label = try #require(screen.cell(0)?.textLabel)
      #expect(label.font.pointSize == 40)
      let height = screen.table.rectForRow(at: path(0)).height
      #expect(height >= label.font.lineHeight + 22 - 0.5)
      #expect(screen.table.rectForHeader(inSection: 0).height > header + 10)
      #expect(label.bounds.height >= label.font.lineHeight - 0.5)
      screen.table.scrollToRow(at: path(19), at: .bottom, animated: false)
      stage.settle()
      #expect(screen.table.rectForRow(at: path(19)).height == height)
    }
  }
}
