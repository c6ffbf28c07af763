/// An optional member of the data source or the delegate of a table view, whose absence changes what the table view does.
enum TableMember {
  case heightForRow
  case estimatedHeightForRow
  case heightForHeader
  case heightForFooter
  case indentationLevel
  case titleForHeader
  case titleForFooter
  case viewForHeader
  case viewForFooter

  /// Whether the data source has the member, and not the delegate.
  var isOfDataSource: Bool { self == .titleForHeader || self == .titleForFooter }
}
