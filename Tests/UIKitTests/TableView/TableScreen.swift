import UIKit

/// A screen with a plain table of texts, which a test can change.
final class TableScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var calls: [String] = []
  var heights: ((IndexPath) -> CGFloat)?
  var onScroll: (UITableView) -> Void = { _ in }
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  let style: UITableView.Style
  private(set) lazy var table = UITableView(frame: .zero, style: style)

  init(_ sections: [[String]], _ style: UITableView.Style = .plain) {
    (self.sections, self.style) = (sections, style)
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view = table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    cell.textLabel?.text = sections[path.section][path.row]
    configure(cell, path)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    heights?(path) ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    calls.append("commit \(style) \(path.section).\(path.row)")
    guard style == .delete else { return }
    sections[path.section].remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    guard source != target else { return }
    calls.append("move \(source.row) to \(target.row)")
    let row = sections[source.section].remove(at: source.row)
    sections[target.section].insert(row, at: target.row)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    calls.append("will select \(path.row)")
    return path
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    calls.append("select \(path.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    calls.append("will deselect \(path.row)")
    return path
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    calls.append("deselect \(path.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === table else { return }
    calls.append("scroll")
    onScroll(table)
  }

  /// The texts of the rows on screen.
  var shown: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }
}
