/// Shows a header or footer of a section, or of the whole table view.
final class TableBoundaryHost: UICollectionReusableView {
  static let reuseIdentifier = "boundary"

  private(set) var content: UIView?
  /// Contains the view.
  private let space = TableSpaceView()
  private weak var table: UITableView?
  /// The height without content.
  private var emptyHeight: CGFloat = 0

  /// Shows a view. Nil leaves the room empty.
  func show(_ content: UIView?, in table: UITableView, emptyHeight: CGFloat = 0) {
    (self.table, self.emptyHeight) = (table, emptyHeight)
    guard self.content !== content else { return }
    release()
    self.content = content
    guard let content else { return }
    if space.superview == nil { addSubview(space) }
    space.show(content, in: self)
  }

  private func release() {
    guard let content else { return }
    self.content = nil
    guard content.superview === space else { return }
    content.removeFromSuperview()
    if let view = content as? UITableViewHeaderFooterView { table?.boundaryViews.recycle(view) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    release()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    space.fill(self)
  }

  override var center: CGPoint { didSet { space.follow(self) } }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !layoutAttributes.hasFixedHeight,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size.height = fittingHeight(inWidth: layoutAttributes.size.width)
    return preferred
  }

  private func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    guard let content else { return emptyHeight }
    let height = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height.isFinite, height > 0 else { return ListMetrics.minimumHeaderHeight }
    let scale = max(1, traitCollection.displayScale)
    return (height * scale - 1e-6).rounded(.up) / scale
  }
}
