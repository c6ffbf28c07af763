/// What the data source and the delegate of a table view allow for a row while editing.
struct RowEditingRules {
  var isEditable: Bool
  var style: UITableViewCell.EditingStyle
  /// Whether a circle shows whether the row is selected, instead of the control for the style.
  var selects: Bool
  var isIndented: Bool
  var isMovable: Bool
}
