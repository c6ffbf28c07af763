extension UIView {
  /// Gives the content of a row the horizontal margins of other rows, unless it has chosen its own.
  func takeRowMargins() {
    let initial = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    guard !(self is UIListContentView), directionalLayoutMargins == initial else { return }
    directionalLayoutMargins.leading = ListMetrics.margin
    directionalLayoutMargins.trailing = ListMetrics.margin
  }
}
