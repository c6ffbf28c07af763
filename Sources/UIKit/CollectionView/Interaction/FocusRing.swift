/// The ring around the focused item: a layer in its cell, so that it is drawn and moves with the cell.
@MainActor
struct FocusRing {
  private static var width: CGFloat { 3 }

  private let line = CALayer()

  /// Adds the ring to a cell, with its rounded corners. Nil removes the ring.
  func surround(_ cell: UICollectionViewCell?, color: UIColor) {
    guard let cell else {
      if line.superlayer != nil { line.removeFromSuperlayer() }
      return
    }
    if cell.layer.sublayers?.last !== line { cell.layer.addSublayer(line) }
    line.frame = cell.layer.bounds
    line.cornerRadius = max(cell.layer.cornerRadius, cell.contentView.layer.cornerRadius)
    line.borderWidth = Self.width
    line.borderColor = color.resolvedColor(with: cell.traitCollection).cgColor
  }
}
