/// The strip of index titles along the trailing edge. A finger on a title scrolls to the item that the data source
/// returns.
@MainActor
final class IndexBar: UIView {
  private static let width: CGFloat = 24
  private static let maximumTitleHeight: CGFloat = 18
  /// In front of all elements of a layout.
  private static let depth: CGFloat = 1e12

  private unowned let collectionView: UICollectionView
  private var titles: [String] = []
  private var labels: [UILabel] = []
  /// The title under the finger.
  private var chosen: Int?

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(frame: .zero)
    layer.zPosition = Self.depth
    // Recognizes a touch at once, so that it does not scroll.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.allowableMovement = .infinity
    press.addAction { [weak self] in self?.follow($0) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the titles.
  func show(_ titles: [String]) {
    guard titles != self.titles else { return }
    self.titles = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = collectionView.tintColor
      addSubview(label)
      return label
    }
  }

  /// Places the strip at the edge of the visible area, at any offset. Without titles the strip is removed.
  func place() {
    guard !titles.isEmpty else {
      if superview != nil { removeFromSuperview() }
      return
    }
    let visible = collectionView.bounds.inset(by: collectionView.safeAreaInsets)
    let height = min(visible.height, CGFloat(titles.count) * Self.maximumTitleHeight)
    let isAtLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isAtLeft ? visible.minX : visible.maxX - Self.width, y: visible.midY - height / 2, width: Self.width,
      height: height)
    let step = height / CGFloat(titles.count)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: CGFloat(index) * step, width: Self.width, height: step)
    }
    if superview == nil { collectionView.addSubview(self) }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, bounds.height > 0 else {
      chosen = nil
      return
    }
    let place = (recognizer.location(in: self).y / bounds.height * CGFloat(titles.count)).rounded(.down)
    let index = Int(max(0, min(place, CGFloat(titles.count - 1))))
    guard index != chosen, let dataSource = collectionView.dataSource else { return }
    chosen = index
    let path = dataSource.collectionView(collectionView, indexPathForIndexTitle: titles[index], at: index)
    collectionView.itemScroller.scroll(to: path, at: [.top, .left], animated: false)
  }
}

extension UICollectionView {
  /// Asks the data source for the index titles.
  func reloadIndexTitles() {
    let titles = dataSource?.indexTitles(for: self) ?? []
    if indexBar == nil, !titles.isEmpty { indexBar = IndexBar(self) }
    indexBar?.show(titles)
  }
}
