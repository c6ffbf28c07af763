import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Changes of a table while it is on screen")
  struct TableChangeTests {
    private static let size = CGSize(width: 200, height: 400)

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// The part of a row's movement and fading that is still to come: its shift to the right, and what is missing of its
    /// opacity.
    private func remaining(_ row: Int, of table: UITableView) -> (shift: CGFloat, fading: Float) {
      guard let host = table.cellForRow(at: path(row))?.host else { return (.nan, .nan) }
      let shown = host.layer.presentation() ?? host.layer
      return (shown.position.x - host.center.x, 1 - shown.opacity)
    }

    @Test("§28.18 only inserted and reloaded rows move or fade")
    func animations() {
      let screen = TableScreen(rows: 5)
      let stage = Stage(screen, size: Self.size)
      screen.table.reloadRows(at: [path(3)], with: .right)
      stage.advance(by: 0.01)
      stage.advance(by: 0.05)
      #expect(remaining(3, of: screen.table).shift > 100)
      for row in [0, 1, 2, 4] { #expect(remaining(row, of: screen.table) == (0, 0)) }
      stage.settle()
      screen.sections[0].insert("New", at: 1)
      screen.table.insertRows(at: [path(1)], with: .left)
      stage.advance(by: 0.01)
      stage.advance(by: 0.05)
      #expect(remaining(1, of: screen.table).shift < -100)
      for row in [0, 2, 3, 4, 5] { #expect(remaining(row, of: screen.table) == (0, 0)) }
    }

    @Test("§28.18 a snapshot fades its new row, and no other")
    func snapshot() {
      let table = UITableView(frame: CGRect(origin: .zero, size: Self.size))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
        table.dequeueReusableCell(withIdentifier: "row", for: path)
      }
      let stage = Stage(size: Self.size)
      stage.window.addSubview(table)
      func apply(_ items: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
      }
      apply([1, 2, 3])
      stage.settle()
      source.defaultRowAnimation = .fade
      apply([1, 9, 2, 3])
      stage.advance(by: 0.01)
      stage.advance(by: 0.05)
      #expect(remaining(1, of: table).fading > 0.5)
      for row in [0, 2, 3] { #expect(remaining(row, of: table) == (0, 0)) }
    }

    @Test("§28.21 a delegate may ask for rows and places while the table asks for heights and headers")
    func questions() {
      let screen = TableScreen([["a", "b"], ["c"]], .grouped)
      screen.titles = ["One", "Two"]
      let stage = Stage(screen, size: Self.size)
      screen.heights = { path in
        _ = screen.table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 200, height: 400))
        _ = screen.table.rectForHeader(inSection: path.section)
        return screen.table.cellForRow(at: path) == nil ? 44 : 80
      }
      for _ in 0..<3 {
        screen.table.reloadData()
        stage.settle()
      }
      screen.sections.append(["d"])
      screen.titles.append("Three")
      screen.table.reloadData()
      stage.settle()
      #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 2))?.textLabel?.text == "d")
    }

    @Test(
      "§28.19 §23.154 a text field goes on editing while its row is scrolled away, and while other rows change"
    )
    func editing() throws {
      let screen = TableScreen(rows: 100)
      let field = UITextField(frame: CGRect(x: 10, y: 0, width: 100, height: 30))
      screen.configure = { cell, path in
        if cell.textLabel?.text == "Row 2" { cell.contentView.addSubview(field) }
      }
      let stage = Stage(screen, size: Self.size)
      #expect(field.becomeFirstResponder())
      let cell = try #require(screen.table.cellForRow(at: path(2)))
      for offset in stride(from: 0, through: 3000, by: 100) {
        screen.table.contentOffset.y = CGFloat(offset)
        stage.settle()
      }
      stage.keys.type("on")
      #expect(field.isFirstResponder && field.text == "on")
      #expect(screen.table.indexPathsForVisibleRows?.contains(path(2)) == false)
      #expect(!screen.table.visibleCells.contains(cell))
      screen.sections[0].insert("New", at: 0)
      screen.table.insertRows(at: [path(0)], with: .automatic)
      stage.settle()
      #expect(field.isFirstResponder && screen.table.indexPath(for: cell) == path(3))
      screen.table.contentOffset.y = 0
      stage.settle()
      #expect(screen.table.cellForRow(at: path(3)) === cell)
      #expect(cell.convert(CGPoint.zero, to: screen.table).y == screen.table.rectForRow(at: path(3)).minY)
      screen.table.contentOffset.y = 3000
      stage.settle()
      field.resignFirstResponder()
      screen.table.contentOffset.y = 2900
      stage.settle()
      #expect(cell.window == nil || screen.table.indexPath(for: cell) != path(3))
      // Of a row that is deleted, editing ends.
      screen.table.contentOffset.y = 0
      stage.settle()
      #expect(field.becomeFirstResponder())
      screen.sections[0].remove(at: 3)
      screen.table.deleteRows(at: [path(3)], with: .automatic)
      stage.settle()
      #expect(!field.isFirstResponder)
    }

    @Test("§28.20 Delete removes the row that was swiped, although rows were inserted above it meanwhile")
    func deletedRow() throws {
      let screen = TableScreen(rows: 5)
      let stage = Stage(screen, size: Self.size)
      let delete = try #require(screen.table.trailingSwipeActions(at: path(3))?.actions.first)
      screen.sections[0].insert("New", at: 0)
      screen.table.insertRows(at: [path(0)], with: .none)
      stage.settle()
      screen.calls = []
      delete.handler(delete, screen.table) { _ in }
      stage.settle()
      #expect(screen.calls == ["commit delete 0.4"])
      #expect(screen.sections == [["New", "Row 0", "Row 1", "Row 2", "Row 4"]])
      // The row is gone by now.
      delete.handler(delete, screen.table) { _ in }
      #expect(screen.sections[0].count == 5)
    }
  }
}
