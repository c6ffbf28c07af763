@testable import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  /// Tables in a stage of 320 × 480 points.
  @MainActor
  @Suite("Table views")
  struct TableViewTests {
    private let size = CGSize(width: 320, height: 480)

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("§28.1 rows of one line are 44 points high and fill the width")
    func plainRows() throws {
      let screen = TableScreen(rows: 100)
      let stage = Stage(screen, size: size)
      #expect(screen.table.contentSize == CGSize(width: 320, height: 4400))
      #expect(screen.table.rectForRow(at: path(7)) == CGRect(x: 0, y: 308, width: 320, height: 44))
      // 480 / 44 = 10.9
      #expect(screen.shown == (0..<11).map { "Row \($0)" })
      let cell = try #require(screen.cell(3))
      #expect(cell.convert(cell.bounds, to: stage.window) == CGRect(x: 0, y: 132, width: 320, height: 44))
      #expect(cell.contentView.bounds.size == CGSize(width: 320, height: 44))
      #expect(screen.table.indexPath(for: cell) == path(3))
      #expect(screen.table.indexPathForRow(at: CGPoint(x: 10, y: 133)) == path(3))
    }

    // Of 1000 points, 16 at both sides are margins. Of the other 968, text takes 672 points, and 148 remain at each side.
    @Test("§28.23 rows and headers leave room at both sides, so that text is at most 672 points wide")
    func readableWidth() throws {
      let screen = TableScreen([["a", "b"]])
      screen.titles = ["Title"]
      screen.configure = { cell, _ in cell.accessoryType = .checkmark }
      let wide = CGSize(width: 1000, height: 480)
      let stage = Stage(screen, size: wide)
      func frame(_ view: UIView?) throws -> CGRect {
        let view = try #require(view)
        return view.convert(view.bounds, to: stage.window)
      }
      let cell = try #require(screen.cell(0))
      let header = try #require(screen.table.headerView(forSection: 0))
      let (row, title) = (try frame(cell.textLabel), try frame(header.textLabel))
      #expect(row.minX == 16 && title.minX == 16)
      let end = try frame(cell.contentView).maxX
      screen.table.cellLayoutMarginsFollowReadableWidth = true
      stage.settle()
      #expect(try frame(cell.textLabel).minX == 164 && frame(header.textLabel).minX == 164)
      #expect(try frame(header.textLabel).width == 672)
      #expect(try frame(cell.contentView).maxX == end - 148)
      #expect(try frame(cell).width == 1000)
      screen.table.cellLayoutMarginsFollowReadableWidth = false
      stage.settle()
      #expect(try frame(cell.textLabel) == row && frame(header.textLabel) == title)
    }

    @Test("§28.23 a narrow table view leaves no more room")
    func narrowReadableWidth() throws {
      let screen = TableScreen(rows: 2)
      screen.table.cellLayoutMarginsFollowReadableWidth = true
      let stage = Stage(screen, size: size)
      let label = try #require(screen.cell(0)?.textLabel)
      #expect(label.convert(label.bounds, to: stage.window).minX == 16)
    }

    @Test("§28.10 cells, headers and footers have frames in the coordinates of the table view")
    func frames() throws {
      let screen = TableScreen([(0..<50).map(String.init), (0..<50).map(String.init)])
      screen.titles = ["First", "Second"]
      let tableHeader = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
      screen.table.tableHeaderView = tableHeader
      let stage = Stage(screen, size: size)
      let table = screen.table
      func agrees(_ row: Int) throws -> Bool {
        let cell = try #require(screen.cell(row))
        let frame = table.rectForRow(at: path(row))
        return cell.frame == frame
          && table.convert(cell.frame, to: stage.window).minY == frame.minY - table.contentOffset.y
          && cell.superview?.convert(cell.frame, to: stage.window)
            == cell.convert(cell.bounds, to: stage.window)
      }
      #expect(tableHeader.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
      #expect(try agrees(0) && agrees(5))
      table.contentOffset.y = 400
      stage.settle()
      #expect(try agrees(10))
      #expect(try #require(table.headerView(forSection: 0)).frame.minY == 400)
      screen.sections[0].insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .none)
      stage.settle()
      #expect(try agrees(11))
    }

    // Stretchy headers and rows that slide in set frames while the content scrolls.
    @Test("a frame that the app gives a cell or the header of the table view stays")
    func ownFrames() throws {
      let screen = TableScreen(rows: 50)
      let tableHeader = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
      screen.table.tableHeaderView = tableHeader
      let stage = Stage(screen, size: size)
      tableHeader.frame = CGRect(x: 0, y: -30, width: 320, height: 100)
      try #require(screen.cell(2)).frame.origin.x = 40
      screen.table.contentOffset.y = 10
      stage.settle()
      #expect(
        tableHeader.convert(tableHeader.bounds, to: stage.window)
          == CGRect(x: 0, y: -40, width: 320, height: 100))
      #expect(screen.cell(2)?.frame == CGRect(x: 40, y: 158, width: 320, height: 44))
    }

    @Test("a finger scrolls, and the table view receives the calls")
    func scrolling() {
      let screen = TableScreen(rows: 100)
      let stage = Stage(screen, size: size)
      stage.finger.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 180))
      stage.settle()
      // The first points of a drag only begin it.
      #expect((200...220).contains(screen.table.contentOffset.y))
      #expect(screen.calls.contains("scroll"))
      #expect(screen.table.content.contentOffset == screen.table.contentOffset)
      #expect(screen.shown.first == "Row 4")
      stage.finger.fling(velocity: CGVector(dx: 0, dy: -3000))
      stage.settle()
      #expect(screen.table.contentOffset.y > 1000)
      #expect(screen.table.visibleCells.count <= 12)
      screen.table.setContentOffset(.zero, animated: true)
      stage.settle()
      #expect(screen.shown.first == "Row 0")
      #expect(screen.table.content.frame == screen.table.bounds)
    }

    @Test("a tap selects, and another one deselects the first row, in UIKit's order")
    func selection() {
      let screen = TableScreen(rows: 20)
      let stage = Stage(screen, size: size)
      stage.finger.tap(at: CGPoint(x: 100, y: 66))
      stage.finger.tap(at: CGPoint(x: 100, y: 154))
      #expect(
        screen.calls == [
          "will select 1", "select 1", "will select 3", "will deselect 1", "deselect 1", "select 3",
        ])
      #expect(screen.table.indexPathForSelectedRow == path(3))
      #expect(screen.cell(3)?.isSelected == true)
      #expect(screen.cell(1)?.isSelected == false)
      screen.table.deselectRow(at: path(3), animated: true)
      stage.settle()
      #expect(screen.cell(3)?.isSelected == false)
      #expect(screen.table.indexPathsForSelectedRows == nil)
    }

    @Test("a deleted row fades, and the rows below it move up")
    func deletion() {
      let screen = TableScreen(rows: 20)
      let stage = Stage(screen, size: size)
      screen.sections[0].remove(at: 1)
      screen.table.deleteRows(at: [path(1)], with: .fade)
      stage.settle()
      #expect(screen.shown.prefix(3) == ["Row 0", "Row 2", "Row 3"])
      #expect(screen.cell(1)?.convert(CGPoint.zero, to: screen.table) == CGPoint(x: 0, y: 44))
      #expect(screen.table.contentSize.height == 836)
    }

    @Test("arrow keys move the focus, and Return selects")
    func keys() {
      let screen = TableScreen(rows: 100)
      let stage = Stage(screen, size: size)
      stage.keys.press(.downArrow)
      stage.keys.press(.downArrow)
      stage.keys.press(.return)
      #expect(screen.calls.filter { $0 != "scroll" } == ["will select 1", "select 1"])
      stage.keys.press(.end)
      stage.settle()
      #expect(screen.shown.last == "Row 99")
      #expect(screen.table.contentOffset.y == 3920)
    }

    @Test("the delegate determines heights, and an update without changes animates to new ones")
    func heights() {
      let screen = TableScreen(rows: 50)
      var open: Int?
      screen.heights = { $0.row == open ? 120 : 50 }
      let stage = Stage(screen, size: size)
      #expect(screen.table.rectForRow(at: path(2)) == CGRect(x: 0, y: 100, width: 320, height: 50))
      open = 1
      screen.table.beginUpdates()
      screen.table.endUpdates()
      stage.advance(by: 0.1)
      let y = screen.cell(2).map { $0.host?.layer.presentation()?.frame.minY ?? 0 } ?? 0
      #expect(y > 100 && y < 170)
      stage.settle()
      #expect(screen.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 50, width: 320, height: 120))
      #expect(screen.table.rectForRow(at: path(2)).minY == 170)
      #expect(screen.cell(1)?.bounds.height == 120)
    }

    @Test("estimatedRowHeight of 0 asks for all heights at once")
    func exactHeights() {
      let screen = TableScreen(rows: 1000)
      screen.heights = { CGFloat($0.row % 3) * 10 + 40 }
      screen.table.estimatedRowHeight = 0
      _ = Stage(screen, size: size)
      // 334 rows of 40, 333 of 50, 333 of 60 points: 13,360 + 16,650 + 19,980.
      #expect(screen.table.contentSize.height == 49_990)
      #expect(screen.table.rectForRow(at: path(999)).minY == screen.table.contentSize.height - 40)
    }

    @Test("§28.3 headers of a plain table view stay at the top")
    func pinnedHeaders() throws {
      let screen = TableScreen((0..<5).map { section in (0..<20).map { "\(section).\($0)" } })
      screen.titles = ["A", "B", "C", "D", "E"]
      screen.table.sectionHeaderTopPadding = 0
      screen.table.sectionHeaderHeight = 30
      let stage = Stage(screen, size: size)
      #expect(screen.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
      #expect(screen.table.rectForRow(at: path(0, 1)).minY == 940)
      screen.table.contentOffset.y = 200
      stage.window.layoutIfNeeded()
      let header = try #require(screen.table.headerView(forSection: 0))
      #expect(header.textLabel?.text == "A")
      #expect(header.convert(CGPoint.zero, to: stage.window) == .zero)
      #expect(screen.table.headerView(forSection: 1) == nil)
    }

    @Test("§28.15 a row that is scrolled to is below the header that stays at the top")
    func scrollBelowHeader() throws {
      let screen = TableScreen((0..<5).map { section in (0..<20).map { "\(section).\($0)" } })
      screen.titles = ["A", "B", "C", "D", "E"]
      screen.table.sectionHeaderTopPadding = 0
      screen.table.sectionHeaderHeight = 30
      let stage = Stage(screen, size: size)
      // A section is 30 + 20 · 44 = 910 points high, and 910 + 3 · 44 = 1042.
      screen.table.scrollToRow(at: path(3, 1), at: .top, animated: false)
      stage.settle()
      #expect(screen.table.contentOffset.y == 1042)
      screen.table.scrollToRow(at: path(0, 2), at: .top, animated: true)
      stage.settle()
      #expect(screen.table.contentOffset.y == 1820)
      // The shortest way up shows the whole row: 910 + 10 · 44. Its lower edge is at 910 + 30 + 11 · 44 = 1424.
      screen.table.scrollToRow(at: path(10, 1), at: .none, animated: false)
      #expect(screen.table.contentOffset.y == 1350)
      screen.table.scrollToRow(at: path(10, 1), at: .bottom, animated: false)
      #expect(screen.table.contentOffset.y == 944)
    }

    @Test("the views above and below the rows scroll with them")
    func tableHeader() throws {
      let screen = TableScreen(rows: 3)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
      let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      (screen.table.tableHeaderView, screen.table.tableFooterView) = (header, footer)
      let stage = Stage(screen, size: size)
      #expect(screen.table.contentSize.height == 292)
      #expect(header.convert(header.bounds, to: screen.table) == CGRect(x: 0, y: 0, width: 320, height: 100))
      #expect(
        footer.convert(footer.bounds, to: screen.table) == CGRect(x: 0, y: 232, width: 320, height: 60))
      screen.table.tableHeaderView = nil
      stage.settle()
      #expect(screen.table.rectForRow(at: path(0)).minY == 0)
      #expect(header.superview == nil)
    }

    @Test("editing: the control deletes a row, and the handle moves one")
    func editing() throws {
      let screen = TableScreen(rows: 20)
      let stage = Stage(screen, size: size)
      screen.setEditing(true, animated: true)
      screen.table.setEditing(true, animated: true)
      stage.settle()
      let cell = try #require(screen.cell(1))
      #expect(cell.isEditing)
      #expect(cell.editingStyle == .delete)
      #expect(cell.contentView.frame.minX > 30)
      #expect(cell.contentView.frame.maxX < 300)
      stage.finger.tap(at: CGPoint(x: 30, y: 66))
      stage.settle()
      // The control reveals the button that deletes.
      #expect(screen.calls == [])
      #expect(cell.showingDeleteConfirmation)
      stage.finger.tap(at: CGPoint(x: 290, y: 66))
      stage.settle()
      #expect(screen.calls == ["commit delete 0.1"])
      #expect(screen.shown.prefix(2) == ["Row 0", "Row 2"])
      stage.finger.drag(from: CGPoint(x: 295, y: 22), to: CGPoint(x: 295, y: 130))
      stage.settle()
      #expect(screen.calls.last == "move 0 to 2")
      #expect(screen.shown.prefix(3) == ["Row 2", "Row 3", "Row 0"])
      screen.table.setEditing(false, animated: true)
      stage.settle()
      #expect(screen.cell(0)?.contentView.frame.minX == 0)
    }

    @Test("a swipe reveals Delete, which asks the data source")
    func swipeToDelete() {
      let screen = TableScreen(rows: 20)
      let stage = Stage(screen, size: size)
      stage.finger.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 130, y: 66))
      stage.settle()
      #expect(screen.cell(1)?.showingDeleteConfirmation == true)
      // The member was called once, to find out whether it is implemented.
      #expect(screen.calls == ["commit none 0.1"])
      stage.finger.tap(at: CGPoint(x: 290, y: 66))
      stage.settle()
      #expect(screen.calls == ["commit none 0.1", "commit delete 0.1"])
      #expect(screen.shown.prefix(3) == ["Row 0", "Row 2", "Row 3"])
    }

    @Test("a row of a data source that deletes nothing cannot be swiped")
    func withoutDeletion() {
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
      }
      let source = Source()
      let table = UITableView()
      table.dataSource = source
      let stage = Stage(table, size: size)
      stage.finger.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 130, y: 66))
      stage.settle()
      #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
      #expect(table.visibleCells[1].convert(CGPoint.zero, to: table) == CGPoint(x: 0, y: 44))
    }

    /// The allocations of a scroll step of 20 points, and the cells that 40 of them request.
    private func cost(
      rows: Int, isFixed: Bool = true, onScroll: @escaping (UITableView) -> Void = { _ in }
    ) throws -> (allocations: Double, cells: Int) {
      let screen = TableScreen(rows: rows)
      if isFixed { screen.table.rowHeight = 44 }
      var cells = 0
      screen.configure = { _, _ in cells += 1 }
      let stage = Stage(screen, size: size)
      func scroll(_ steps: Int) {
        for _ in 0..<steps {
          screen.table.contentOffset.y += 20
          stage.window.layoutIfNeeded()
        }
      }
      screen.table.contentOffset.y = 10_000
      scroll(40)
      cells = 0
      screen.onScroll = onScroll
      let allocations = AllocationCounter.count { scroll(40) }
      return (Double(try #require(allocations)) / 40, cells)
    }

    /// Whether many rows cost about as much as few.
    private func isSame(_ few: Double, _ many: Double) -> Bool { many < few * 1.5 + 20 }

    @Test("a scroll step costs what is visible, with any number of rows", arguments: [true, false])
    func cost(isFixed: Bool) throws {
      let (few, many) = (try cost(rows: 500, isFixed: isFixed), try cost(rows: 100_000, isFixed: isFixed))
      // 800 points are 18 rows, or one more.
      #expect((18...19).contains(few.cells) && (18...19).contains(many.cells))
      #expect(isSame(few.allocations, many.allocations), "\(few.allocations), \(many.allocations)")
    }

    @Test("the cost of a scroll step shows a table that reloads, and one that visits all rows")
    func plantedCosts() throws {
      #expect(try cost(rows: 500) { $0.reloadData() }.cells > 200)
      func visit(_ table: UITableView) {
        for row in 0..<table.numberOfRows(inSection: 0) { _ = "row number \(row) is visited".uppercased() }
      }
      let (few, many) = (try cost(rows: 500, onScroll: visit), try cost(rows: 2000, onScroll: visit))
      #expect(!isSame(few.allocations, many.allocations))
    }

    @Test("cells are reused, at most one more than fit on the screen")
    func reuse() {
      let screen = TableScreen(rows: 1000)
      var cells: Set<ObjectIdentifier> = []
      var kept: [UITableViewCell] = []
      screen.configure = { cell, _ in
        if cells.insert(ObjectIdentifier(cell)).inserted { kept.append(cell) }
      }
      let stage = Stage(screen, size: size)
      for step in 1...100 {
        screen.table.contentOffset.y = CGFloat(step) * 30
        stage.window.layoutIfNeeded()
      }
      // At most 12 rows are visible at a time; a cell is free only after the pass in which its row has left.
      #expect(cells.count <= 14)
    }
  }
}
