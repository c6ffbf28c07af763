extension UIView {
  /// Sets `isHighlighted` of the labels and the image views in the content view of a cell.
  ///
  /// Controls, and cells inside the cell, have a highlight of their own.
  func setHighlightOfContent(_ isHighlighted: Bool) {
    for view in subviews {
      switch view {
      case is UIControl, is UICollectionReusableView, is UITableViewCell: continue
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let imageView as UIImageView: imageView.isHighlighted = isHighlighted
      default: break
      }
      view.setHighlightOfContent(isHighlighted)
    }
  }
}
