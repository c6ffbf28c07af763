/// The heights that an app has set for a table view, in points. `UITableView.automaticDimension` leaves a height to the
/// content.
struct ConfiguredHeights: Equatable {
  var row = UITableView.automaticDimension
  var estimatedRow = UITableView.automaticDimension
  var header = UITableView.automaticDimension
  var footer = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var headerTopPadding = UITableView.automaticDimension
}
