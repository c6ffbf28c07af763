import CollectionViewTesting
import Testing
import UIKit

/// The ways in which apps register cells and create them.
@MainActor
@Suite("Registrations of table views")
struct TableRegistrationTests {
  private final class Cell: UITableViewCell {
    private(set) var steps: [String] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      steps.append("init \(style)")
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      steps.append("reuse")
    }
  }

  /// A cell that chooses its own style, as many do.
  private final class SubtitleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    var isOwn = false

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isOwn = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private let path = IndexPath(row: 0, section: 0)

  @Test("a registered class is created with the default style and its identifier")
  func registeredClass() throws {
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "a")
    table.register(SubtitleCell.self, forCellReuseIdentifier: "b")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "a") as? Cell)
    #expect(cell.steps == ["init default"] && cell.reuseIdentifier == "a")
    let subtitle = table.dequeueReusableCell(withIdentifier: "b", for: path)
    #expect(subtitle is SubtitleCell && subtitle.detailTextLabel != nil)
  }

  @Test("without a registration, dequeuing returns nil, and with an index path a plain cell and a diagnostic")
  func unregistered() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    let reports = diagnostics {
      #expect(type(of: table.dequeueReusableCell(withIdentifier: "a", for: path)) == UITableViewCell.self)
    }
    #expect(reports.map(\.code) == [.unregisteredIdentifier])
  }

  @Test("nil removes a registration, and another class replaces the first one")
  func replaced() {
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "a")
    table.register(SubtitleCell.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is SubtitleCell)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("a class that is no cell is reported and not registered")
  func unsuitableClass() {
    let table = UITableView()
    let reports = diagnostics { table.register(UILabel.self, forCellReuseIdentifier: "a") }
    #expect(reports.map(\.code) == [.unsuitableClass])
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("headers are registered and dequeued in the same way")
  func headers() throws {
    let table = UITableView()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h") == nil)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "h") as? Header)
    #expect(header.isOwn && header.reuseIdentifier == "h")
  }

  @Test("a cell that the app creates with an identifier is reused, and prepared for it")
  func ownCells() throws {
    let screen = OwnCells()
    let stage = Stage(screen.table, size: CGSize(width: 320, height: 100))
    for step in 1...40 {
      screen.table.contentOffset.y = CGFloat(step) * 44
      stage.settle()
    }
    // Three or four rows of 44 points are visible.
    #expect(screen.created <= 6)
    let cell = try #require(screen.table.visibleCells.first as? Cell)
    #expect(cell.steps.first == "init subtitle" && cell.steps.contains("reuse"))
  }

  /// A data source as of the time before `register`.
  @MainActor
  private final class OwnCells: NSObject, UITableViewDataSource {
    let table = UITableView()
    var created = 0

    override init() {
      super.init()
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      var cell = tableView.dequeueReusableCell(withIdentifier: "own")
      if cell == nil {
        cell = Cell(style: .subtitle, reuseIdentifier: "own")
        created += 1
      }
      return cell!
    }
  }
}
