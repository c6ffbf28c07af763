import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  /// Tables by touchpad, mouse and finger, in a stage of 320 × 480 points.
  @MainActor
  @Suite("Input in table views")
  struct TableInputTests {
    private let size = CGSize(width: 320, height: 480)

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: - Swipes

    /// A table whose delegate has swipe actions.
    private final class Mail: UITableViewController {
      var rows = (0..<30).map { "Mail \($0)" }
      var log: [String] = []
      var usesRowActions = false

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }

      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = rows[path.row]
        return cell
      }

      override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Read") { [unowned self] _, _, completion in
          log.append("read \(path.row)")
          completion(true)
        }
        return UISwipeActionsConfiguration(actions: [read])
      }

      override func tableView(_ tableView: UITableView, editActionsForRowAt path: IndexPath)
        -> [UITableViewRowAction]?
      {
        guard usesRowActions else { return nil }
        let delete = UITableViewRowAction(style: .destructive, title: "Trash") {
          [unowned self] action, path in
          log.append("\(action.title ?? "") \(path.row)")
          rows.remove(at: path.row)
          tableView.deleteRows(at: [path], with: .automatic)
        }
        let flag = UITableViewRowAction(style: .normal, title: "Flag") { [unowned self] _, path in
          log.append("flag \(path.row)")
          tableView.setEditing(false, animated: true)
        }
        flag.backgroundColor = .orange
        return [delete, flag]
      }

      override func tableView(_ tableView: UITableView, willBeginEditingRowAt path: IndexPath) {
        log.append("begin \(path.row)")
      }

      override func tableView(_ tableView: UITableView, didEndEditingRowAt path: IndexPath?) {
        log.append("end \(path.map { "\($0.row)" } ?? "nil")")
      }
    }

    private func offset(_ row: Int, _ mail: Mail) -> CGFloat {
      -(mail.tableView.cellForRow(at: path(row))?.host?.bounds.minX ?? 0)
    }

    @Test("a swipe to the right reveals the leading actions, by touchpad and mouse")
    func leadingSwipe() {
      let mail = Mail()
      let stage = Stage(mail, size: size)
      stage.touchpad.pointer = CGPoint(x: 160, y: 66)
      stage.touchpad.scroll(by: CGVector(dx: -120, dy: 0))
      stage.settle()
      #expect(offset(1, mail) == 74)
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 30, y: 66))
      stage.settle()
      #expect(mail.log == ["begin 1", "read 1", "end 1"])
      #expect(offset(1, mail) == 0)
    }

    @Test("right to left, the leading actions are at the right")
    func mirroredSwipe() {
      let mail = Mail()
      let stage = Stage(mail, size: size, in: StageSurroundings(direction: .rightToLeft))
      stage.finger.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66))
      stage.settle()
      #expect(offset(1, mail) == -74)
    }

    @Test("§28.12 row actions of the old kind: colours, handlers, and the row closes")
    func rowActions() throws {
      let mail = Mail()
      mail.usesRowActions = true
      let stage = Stage(mail, size: size)
      stage.finger.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66))
      stage.settle()
      #expect(offset(1, mail) == -148)
      let actions = try #require(mail.tableView.trailingSwipeActions(at: path(1))?.actions)
      #expect(actions.map(\.title) == ["Trash", "Flag"])
      #expect(actions.map(\.style) == [.destructive, .normal])
      #expect(actions[0].backgroundColor == .systemRed && actions[1].backgroundColor == .orange)
      // The second action, from 172 to 246.
      stage.finger.tap(at: CGPoint(x: 200, y: 66))
      stage.settle()
      #expect(mail.log == ["begin 1", "flag 1", "end 1"])
      mail.log = []
      stage.finger.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 10, y: 22))
      stage.settle()
      #expect(mail.log.filter { $0.hasPrefix("Trash") } == ["Trash 0"])
      #expect(mail.rows.count == 29 && mail.tableView.numberOfRows(inSection: 0) == 29)
      #expect(mail.tableView.visibleCells.first?.textLabel?.text == "Mail 1")
    }

    @Test("setEditing(false) closes a row that was swiped, also while it opens")
    func endOfEditing() {
      let mail = Mail()
      mail.usesRowActions = true
      let stage = Stage(mail, size: size)
      stage.finger.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66))
      stage.advance(by: 0.05)
      mail.tableView.setEditing(false, animated: true)
      stage.settle()
      #expect(offset(1, mail) == 0)
      #expect(!mail.tableView.isEditing)
    }

    // MARK: - Mouse

    @Test(
      "a click selects, the wheel scrolls, and the secondary button opens the menu with the swipe actions")
    func mouse() {
      let mail = Mail()
      mail.usesRowActions = true
      let stage = Stage(mail, size: size)
      let presenter = RecordingMenuPresenter()
      stage.window.menuPresenter = presenter
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 100, y: 66))
      #expect(mail.tableView.indexPathForSelectedRow == path(1))
      stage.wheel.turn(by: 3)
      stage.settle()
      #expect(mail.tableView.contentOffset.y > 50)
      stage.keys.press(.downArrow)
      stage.keys.press(.menu)
      #expect(presenter.titles == ["Read", "Trash", "Flag"])
    }

    // MARK: - Index strip

    private func indexed(_ styleTable: (UITableView) -> Void = { _ in }) -> (Index, Stage) {
      let index = Index()
      styleTable(index.tableView)
      return (index, Stage(index, size: size))
    }

    /// Five sections with ten rows each.
    private final class Index: UITableViewController {
      let letters = ["A", "B", "C", "D", "E"]

      override func numberOfSections(in tableView: UITableView) -> Int { 5 }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(letters[path.section])\(path.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }

      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    }

    private func bar(_ index: Index) throws -> SectionIndexBar {
      try #require(index.tableView.content.subviews.compactMap { $0 as? SectionIndexBar }.last)
    }

    // Five titles of 18 points in the middle of 480: from 195 to 285.
    @Test(
      "a finger along the section index scrolls to each section that it passes, also when it leaves the section index"
    )
    func strip() throws {
      let (index, stage) = indexed()
      var tops: [String] = []
      stage.finger.down(at: CGPoint(x: 310, y: 200))
      for y in stride(from: 200.0, through: 400, by: 10) {
        stage.finger.wait(0.016)
        stage.finger.move(to: CGPoint(x: y > 250 ? 200 : 310, y: y))
        stage.window.layoutIfNeeded()
        let top = index.tableView.visibleCells.first?.textLabel?.text ?? ""
        if tops.last != top { tops.append(top) }
      }
      stage.finger.up()
      stage.settle()
      // 50 rows are 2200 points; the last section begins at 1760, but the last offset is 1720.
      #expect(tops == ["A0", "B0", "C0", "D0", "D9"])
      #expect(index.tableView.indexPathForSelectedRow == nil)
    }

    @Test("§28.11 colours of the section index, at rest and while a finger is on it, and after a change")
    func stripColors() throws {
      let (index, stage) = indexed {
        $0.sectionIndexColor = .systemGreen
        $0.sectionIndexBackgroundColor = .systemYellow
        $0.sectionIndexTrackingBackgroundColor = .systemPink
      }
      let bar = try bar(index)
      let background = try #require(bar.subviews.first)
      #expect(bar.subviews.compactMap { ($0 as? UILabel)?.textColor }.allSatisfy { $0 == .systemGreen })
      #expect(background.backgroundColor == .systemYellow)
      stage.finger.down(at: CGPoint(x: 310, y: 200))
      stage.advance(by: 0.1)
      #expect(background.backgroundColor == .systemPink)
      stage.finger.up()
      stage.settle()
      #expect(background.backgroundColor == .systemYellow)
      index.tableView.sectionIndexColor = nil
      #expect(bar.subviews.compactMap { ($0 as? UILabel)?.textColor }.allSatisfy { $0 == .tintColor })
      // The colour of the section index is not that of the focus ring.
      #expect(index.tableView.content.tintColor == index.tableView.tintColor)
    }

    @Test(
      "§28.11 rows leave room for the section index, from either side, and take it when the section index disappears"
    )
    func stripRoom() throws {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let index = Index()
        let stage = Stage(index, size: size, in: StageSurroundings(direction: direction))
        let cell = try #require(index.tableView.cellForRow(at: path(0)))
        let chevron = try #require(cell.host?.accessoryViews.first)
        let isMirrored = direction == .rightToLeft
        // 16 points of margin, 15 of the section index, 8 of the chevron.
        let (beside, without): (CGFloat, CGFloat) = isMirrored ? (31, 16) : (281, 296)
        #expect(chevron.frame.minX == beside)
        index.tableView.sectionIndexMinimumDisplayRowCount = 51
        stage.settle()
        #expect(chevron.frame.minX == without)
        #expect(index.tableView.content.subviews.allSatisfy { !($0 is SectionIndexBar) })
        index.tableView.sectionIndexMinimumDisplayRowCount = 50
        stage.settle()
        #expect(index.tableView.content.subviews.contains { $0 is SectionIndexBar })
      }
    }

    // MARK: - Moving

    @Test("§28.13 a cell can do without its handle, and has none that the data source does not allow")
    func reorderControl() throws {
      let screen = TableScreen(rows: 5)
      screen.configure = { cell, path in if path.row < 2 { cell.showsReorderControl = path.row == 1 } }
      let stage = Stage(screen, size: size)
      screen.table.isEditing = true
      stage.settle()
      func hasHandle(_ row: Int) -> Bool {
        screen.cell(row)?.host?.accessories.contains {
          if case .reorder = $0.accessoryType { true } else { false }
        } ?? false
      }
      #expect([0, 1, 2].map(hasHandle) == [false, true, true])
      #expect([0, 1, 2].map { screen.cell($0)?.showsReorderControl } == [false, true, true])
      screen.cell(0)?.showsReorderControl = true
      stage.settle()
      #expect(hasHandle(0))
      stage.finger.drag(from: CGPoint(x: 295, y: 22), to: CGPoint(x: 295, y: 80))
      stage.settle()
      #expect(screen.calls.contains("move 0 to 1"))
    }

    @Test("§25.26 a reload during the drag of a handle ends the drag, and the row can be dragged again")
    func reloadedDuringMovement() {
      let screen = TableScreen(rows: 5)
      let stage = Stage(screen, size: size)
      screen.table.isEditing = true
      stage.settle()
      stage.finger.down(at: CGPoint(x: 295, y: 22))
      stage.finger.move(to: CGPoint(x: 295, y: 40))
      screen.table.reloadData()
      stage.settle()
      stage.finger.move(to: CGPoint(x: 295, y: 80))
      stage.finger.up()
      stage.settle()
      #expect(!screen.calls.contains { $0.hasPrefix("move") })
      stage.finger.drag(from: CGPoint(x: 295, y: 22), to: CGPoint(x: 295, y: 80))
      stage.settle()
      #expect(screen.calls.contains("move 0 to 1"))
    }

    // MARK: - Refreshing and prefetching

    @Test("pulling down refreshes once, and rows stay below the control until it ends")
    func refresh() {
      let screen = TableScreen(rows: 30)
      let control = UIRefreshControl()
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      screen.table.refreshControl = control
      let stage = Stage(screen, size: size)
      stage.finger.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
      stage.settle()
      #expect(count == 1 && control.isRefreshing)
      #expect(screen.table.contentOffset.y == -60)
      #expect(screen.cell(0)?.convert(CGPoint.zero, to: stage.window).y == 60)
      screen.sections[0].insert("New", at: 0)
      screen.table.insertRows(at: [path(0)], with: .automatic)
      control.endRefreshing()
      stage.settle()
      #expect(screen.table.contentOffset.y == 0)
      #expect(screen.shown.prefix(2) == ["New", "Row 0"])
    }

    @Test("rows are announced before they appear, cancelled when the way turns, and not while disabled")
    func prefetching() {
      final class Source: NSObject, UITableViewDataSourcePrefetching {
        var announced: [Int] = []
        var cancelled: [Int] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
          announced += indexPaths.map(\.row)
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
          cancelled += indexPaths.map(\.row)
        }
      }
      let screen = TableScreen(rows: 1000)
      var configured: [Int] = []
      screen.configure = { _, path in configured.append(path.row) }
      let source = Source()
      screen.table.prefetchDataSource = source
      let stage = Stage(screen, size: size)
      stage.finger.fling(velocity: CGVector(dx: 0, dy: -2000))
      stage.settle()
      let shown = Set(configured)
      #expect(!source.announced.isEmpty)
      #expect(Set(source.announced).count == source.announced.count)
      // Announced rows had no cell yet, and most of them got one.
      let first = configured.firstIndex(of: source.announced[0])
      #expect(first.map { $0 > 10 } ?? true)
      #expect(source.announced.filter(shown.contains).count > source.announced.count / 2)
      stage.finger.fling(velocity: CGVector(dx: 0, dy: 2000))
      stage.settle()
      #expect(!source.cancelled.isEmpty)
      source.announced = []
      screen.table.isPrefetchingEnabled = false
      stage.finger.fling(velocity: CGVector(dx: 0, dy: -2000))
      stage.settle()
      #expect(source.announced == [])
    }
  }
}
