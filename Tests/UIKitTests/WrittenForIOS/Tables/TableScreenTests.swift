import CollectionViewTesting
import Testing
import UIKit

extension StagedTests {
  /// Screens with tables as they are written for iOS, used by finger and key.
  @MainActor
  @Suite("Table screens written for iOS")
  struct TableScreenTests {
    private func texts(_ table: UITableView) -> [String] {
      table.visibleCells.compactMap { cell in
        (cell as? ToDoCell)?.label.text ?? (cell.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    @Test("a list of things to do: tap, edit, delete, move, insert")
    func toDoList() throws {
      let list = ToDoListController(style: .plain)
      let stage = Stage(
        UINavigationController(rootViewController: list), size: CGSize(width: 320, height: 568))
      func middle(_ row: Int) throws -> CGPoint {
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        return cell.convert(CGPoint(x: 160, y: cell.bounds.midY), to: stage.window)
      }
      #expect(texts(list.tableView) == list.items.map(\.text))
      // Two quick taps on different rows.
      stage.finger.tap(at: try middle(1))
      stage.finger.tap(at: try middle(2))
      stage.settle()
      #expect(list.items.map(\.completed).prefix(4) == [false, true, true, false])
      #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .checkmark)
      #expect(list.tableView.indexPathForSelectedRow == nil)

      list.setEditing(true, animated: true)
      stage.settle()
      #expect(list.tableView.isEditing)
      let third = try middle(2)
      stage.finger.drag(from: CGPoint(x: 295, y: third.y), to: CGPoint(x: 295, y: third.y - 110))
      stage.settle()
      #expect(list.items.first?.text == "Watch WWDC videos")
      #expect(texts(list.tableView) == list.items.map(\.text))

      // A new row while the end of editing is animated, and another one before it has ended.
      list.setEditing(false, animated: true)
      list.add("One more")
      stage.advance(by: 0.1)
      list.add("And another one with a text that is so long that it needs several lines of the label")
      stage.settle()
      #expect(list.items.count == 11)
      #expect(Array(texts(list.tableView).prefix(3)) == list.items.prefix(3).map(\.text))
      let cells = list.tableView.visibleCells
      #expect(cells[0].bounds.height > cells[1].bounds.height)
      #expect(cells[1].convert(CGPoint.zero, to: list.tableView).y == cells[0].bounds.height)
    }

    @Test("contacts with a diffable data source: filter, favorites, keys, another size")
    func contacts() throws {
      let names = ["Anna", "Bernd", "Clara", "David", "Emma", "Felix", "Greta", "Hans", "Ida", "Jan"]
      let screen = ContactsViewController(contacts: names.map { Contact($0) })
      let stage = Stage(screen, size: CGSize(width: 320, height: 568))
      #expect(screen.tableView.numberOfSections == 1)
      #expect(texts(screen.tableView).first == "Anna")
      screen.filter("an")
      stage.advance(by: 0.1)
      // While rows still move: Anna, Hans, Jan.
      stage.resize(to: CGSize(width: 400, height: 500))
      stage.settle()
      #expect(texts(screen.tableView) == ["Anna", "Hans", "Jan"])
      #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.bounds.width == 368)
      screen.filter("")
      stage.settle()
      screen.tableView.becomeFirstResponder()
      stage.keys.press(.downArrow)
      stage.keys.press(.downArrow)
      stage.keys.press(.return)
      stage.settle()
      #expect(screen.shownMail == "bernd@example.com")
      #expect(screen.tableView.numberOfSections == 2)
      #expect(screen.tableView.numberOfRows(inSection: 0) == 1)
      #expect(Array(texts(screen.tableView).prefix(3)) == ["Bernd", "Anna", "Clara"])
      screen.tableView.setEditing(true, animated: true)
      stage.settle()
      let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
      stage.finger.tap(at: cell.convert(CGPoint(x: 30, y: cell.bounds.midY), to: stage.window))
      stage.settle()
      let row = screen.tableView.rectForRow(at: IndexPath(row: 1, section: 1))
      stage.finger.tap(
        at: screen.tableView.convert(CGPoint(x: row.maxX - 30, y: row.midY), to: stage.window))
      stage.settle()
      #expect(Array(texts(screen.tableView).prefix(3)) == ["Bernd", "Anna", "David"])
    }
  }
}
