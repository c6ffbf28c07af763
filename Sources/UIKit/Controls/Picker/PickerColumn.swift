import Foundation

/// One component of a picker: rows on a cylinder, of which the middle one is selected.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  var rowCount = 0
  var rowHeight: CGFloat = 32
  /// Makes the view of a row, from one that is not needed any more.
  var makeRow: (_ row: Int, _ reusing: UIView?) -> UIView = { _, _ in UIView() }
  /// Called when the user selected another row.
  var onSelect: (Int) -> Void = { _ in }

  private(set) var selectedRow = 0
  /// Whether a row is being selected, which ends the scroll to another one.
  private var isSelecting = false
  private var rows: [Int: UIView] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    showsVerticalScrollIndicator = false
    decelerationRate = .normal
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = true
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] tap in self?.select(at: tap.location(in: self)) })
  }

  required init?(coder: NSCoder) { nil }

  /// Makes all rows again.
  func reload(count: Int) {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    rowCount = max(0, count)
    selectedRow = min(selectedRow, max(0, rowCount - 1))
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selectedRow = min(max(0, row), rowCount - 1)
    layoutIfNeeded()
    isSelecting = true
    setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: animated)
    isSelecting = false
  }

  func view(forRow row: Int) -> UIView? { rows[row] }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  /// The row that is nearest to the middle at an offset.
  private func row(at offset: CGPoint) -> Int {
    let row = ((offset.y + contentInset.top) / rowHeight).rounded()
    return Int(min(max(0, row.isFinite ? row : 0), CGFloat(max(0, rowCount - 1))))
  }

  /// Selects the row that was tapped.
  private func select(at point: CGPoint) {
    guard let row = rows.first(where: { $0.value.frame.contains(point) })?.key, row != selectedRow else {
      return
    }
    select(row, animated: true)
    onSelect(row)
  }

  /// Selects another row, as keys and assistive technology do.
  func step(by count: Int) {
    let row = min(max(0, selectedRow + count), max(0, rowCount - 1))
    guard row != selectedRow else { return }
    select(row, animated: true)
    onSelect(row)
  }

  // MARK: - Scrolling

  override func preferredOffset(for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint) -> CGPoint {
    CGPoint(x: proposal.x, y: offset(of: row(at: proposal)))
  }

  override func canEndScroll(at offset: CGPoint) -> Bool { false }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finishScrolling() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finishScrolling() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if !isSelecting { finishScrolling() }
  }

  /// Selects the row in the middle. A scroll that was stopped ends between rows.
  private func finishScrolling() {
    let row = row(at: contentOffset)
    if abs(contentOffset.y - offset(of: row)) > 0.5 {
      setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    }
    guard row != selectedRow else { return }
    selectedRow = row
    onSelect(row)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = max(0, (bounds.height - rowHeight) / 2)
    if contentInset.top != margin || contentSize.height != CGFloat(rowCount) * rowHeight {
      contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
      contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
      if !isTracking, !isDecelerating { contentOffset = CGPoint(x: 0, y: offset(of: selectedRow)) }
    }
    placeRows()
  }

  /// Places the rows on the front of a cylinder that is as high as the view.
  private func placeRows() {
    let radius = max(1, bounds.height / 2)
    // On the cylinder, a quarter turn is as long as this.
    let reach = radius * .pi / 2
    let middle = bounds.midY
    let first = Int(max(0, ((middle - reach) / rowHeight).rounded(.down)))
    let last = min(rowCount - 1, Int(max(-1, ((middle + reach) / rowHeight).rounded(.up))))
    let visible = first <= last ? first...last : nil
    var unused: [UIView] = []
    for (row, view) in rows where visible?.contains(row) != true {
      view.removeFromSuperview()
      unused.append(view)
      rows[row] = nil
    }
    for row in visible.map(Array.init) ?? [] {
      let view = rows[row] ?? makeRow(row, unused.popLast())
      if rows[row] == nil {
        rows[row] = view
        addSubview(view)
      }
      let angle = ((CGFloat(row) + 0.5) * rowHeight - middle) / radius
      let facing = max(0, cos(angle))
      view.layer.transform = CATransform3DIdentity
      view.frame = CGRect(
        x: 0, y: middle + radius * sin(angle) - rowHeight / 2, width: bounds.width, height: rowHeight)
      view.layer.transform = CATransform3DMakeScale(1, facing, 1)
      view.alpha = facing * facing
    }
  }
}
