/// The headers and footers of a table view: the views of the delegate, or the titles of the data source.
@MainActor
final class TableBoundaryViews {
  private unowned let table: UITableView
  let reuse = TableReuse<UITableViewHeaderFooterView>()
  /// The views for titles that wait to be used again.
  private var titleViews: [UITableViewHeaderFooterView] = []
  /// A view that the delegate returned when it was asked whether a section has one.
  private var pending: (kind: TableBoundary, section: Int, view: UIView?)?
  /// Whether the delegate returned a view for a section. Sections that it was not asked for are missing.
  private var answers: [TableBoundary: [Int: Bool]] = [:]

  init(_ table: UITableView) { self.table = table }

  /// Forgets what the delegate returned, because it or the data has changed.
  func forgetAnswers() {
    answers.removeAll()
    pending = nil
  }

  /// Returns whether a section without a fixed height has a header or footer. The delegate is asked for the view once, and
  /// again when it appears.
  func exists(_ kind: TableBoundary, ofSection section: Int) -> Bool {
    if title(kind, ofSection: section) != nil { return true }
    if let known = answers[kind]?[section] { return known }
    guard table.hasDelegate, !table.lacks(kind == .header ? .viewForHeader : .viewForFooter) else {
      return false
    }
    if let unused = pending?.view as? UITableViewHeaderFooterView, unused.superview == nil {
      recycle(unused)
    }
    let view = ask(kind, ofSection: section)
    pending = (kind, section, view)
    answers[kind, default: [:]][section] = view != nil
    return view != nil
  }

  /// Returns the header or footer of a section that appears; nil for none.
  func view(_ kind: TableBoundary, ofSection section: Int) -> UIView? {
    if let found = pending, found.kind == kind, found.section == section {
      pending = nil
      if let view = found.view { return prepared(view, kind, section) }
    } else if let view = ask(kind, ofSection: section) {
      return prepared(view, kind, section)
    }
    guard let title = title(kind, ofSection: section) else { return nil }
    let view = titleViews.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.prepareForReuse()
    view.isTitle = true
    _ = prepared(view, kind, section)
    view.showTitle(title)
    return view
  }

  private func prepared(_ view: UIView, _ kind: TableBoundary, _ section: Int) -> UIView {
    (view as? UITableViewHeaderFooterView)?.take(
      kind, in: table, isFirst: section == 0 && kind == .header)
    return view
  }

  private func ask(_ kind: TableBoundary, ofSection section: Int) -> UIView? {
    switch kind {
    case .header:
      table.ask(unlessLacking: .viewForHeader) { $0.tableView($1, viewForHeaderInSection: section) } ?? nil
    case .footer:
      table.ask(unlessLacking: .viewForFooter) { $0.tableView($1, viewForFooterInSection: section) } ?? nil
    }
  }

  private func title(_ kind: TableBoundary, ofSection section: Int) -> String? {
    guard let dataSource = table.dataSource else { return nil }
    let title =
      switch kind {
      case .header:
        table.lacks(.titleForHeader) ? nil : dataSource.tableView(table, titleForHeaderInSection: section)
      case .footer:
        table.lacks(.titleForFooter) ? nil : dataSource.tableView(table, titleForFooterInSection: section)
      }
    return title
  }

  /// Keeps a view that has disappeared for reuse.
  func recycle(_ view: UITableViewHeaderFooterView) {
    if view.isTitle {
      titleViews.append(view)
    } else if let identifier = view.reuseIdentifier {
      reuse.put(view, for: identifier)
    }
  }
}
