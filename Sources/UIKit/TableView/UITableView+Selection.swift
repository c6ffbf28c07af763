// Selection by the user, in terms of the delegate of a table view.
extension UITableView {
  var selectsMultipleRows: Bool { content.permitsMultipleSelection }

  /// Asks the delegate before the user selects a row. If it chooses another row, that one is selected instead.
  func shouldSelectRow(at path: IndexPath) -> Bool {
    guard let delegate else { return true }
    guard let wanted = delegate.tableView(self, willSelectRowAt: path) else { return false }
    if !selectsMultipleRows {
      for old in indexPathsForSelectedRows ?? [] where old != wanted {
        _ = delegate.tableView(self, willDeselectRowAt: old)
      }
    }
    guard wanted != path else { return true }
    if !selectsMultipleRows {
      for old in indexPathsForSelectedRows ?? [] where old != wanted {
        deselectRow(at: old, animated: false)
        delegate.tableView(self, didDeselectRowAt: old)
      }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: wanted)
    return false
  }

  /// Asks the delegate before the user deselects a row. If it chooses another row, that one is deselected instead.
  func shouldDeselectRow(at path: IndexPath) -> Bool {
    guard let delegate else { return true }
    guard let wanted = delegate.tableView(self, willDeselectRowAt: path) else { return false }
    guard wanted != path else { return true }
    if indexPathsForSelectedRows?.contains(wanted) == true {
      deselectRow(at: wanted, animated: false)
      delegate.tableView(self, didDeselectRowAt: wanted)
    }
    return false
  }

  func didSelectRow(at path: IndexPath) {
    delegate?.tableView(self, didSelectRowAt: path)
    selectionDidChange()
  }

  func didDeselectRow(at path: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: path)
    selectionDidChange()
  }

  func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func detailButtonTapped(at path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

extension UITableViewCell {
  /// The text of the standard content; nil without one.
  var standardText: String? {
    if let content = contentConfiguration as? UIListContentConfiguration { return content.text }
    return contentConfiguration == nil ? standard.shownText : nil
  }
}
