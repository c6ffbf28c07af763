/// The bar with the titles of a section index, along the trailing edge. A finger on a title scrolls to the item that the data
/// source returns.
@MainActor
final class SectionIndexBar: UIView {
  private static let width: CGFloat = 24
  /// The room that rows leave for the titles (Behaviour.md 28.11).
  static let titleWidth: CGFloat = 15
  private static let maximumTitleHeight: CGFloat = 18
  /// In front of all elements of a layout.
  private static let depth: CGFloat = 1e12

  private let labels: [UILabel]
  private let choose: (Int) -> Void
  /// The title under the finger.
  private var chosen: Int? { didSet { if (chosen == nil) != (oldValue == nil) { showColors() } } }
  private let background = UIView()
  private var colors = SectionIndexColors()

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - titles: At least one title.
  ///   - choose: Called with the index of a title under the finger.
  init(_ titles: [String], choose: @escaping (Int) -> Void) {
    self.choose = choose
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    addSubview(background)
    for label in labels { addSubview(label) }
    showColors()
    layer.zPosition = Self.depth
    // Recognizes a touch at once, so that it does not scroll.
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.allowableMovement = .infinity
    press.addAction { [weak self] in self?.follow($0) }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Changes the colours.
  func show(_ colors: SectionIndexColors) {
    self.colors = colors
    showColors()
  }

  private func showColors() {
    for label in labels { label.textColor = colors.titles ?? .tintColor }
    background.backgroundColor =
      chosen == nil ? colors.background : colors.trackingBackground ?? colors.background
  }

  /// Places the section index at the edge of the visible area of a scroll view, at any offset.
  ///
  /// - Parameter insets: From the edges of the scroll view to the visible area.
  func place(in scrollView: UIScrollView, insets: UIEdgeInsets) {
    let visible = scrollView.bounds.inset(by: insets)
    let height = min(visible.height, CGFloat(labels.count) * Self.maximumTitleHeight)
    let isAtLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isAtLeft ? visible.minX : visible.maxX - Self.width, y: visible.midY - height / 2, width: Self.width,
      height: height)
    // The background goes from the top to the bottom of the visible area.
    background.frame = CGRect(
      x: (Self.width - Self.titleWidth) / 2, y: visible.minY - frame.minY, width: Self.titleWidth,
      height: visible.height)
    let step = height / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: CGFloat(index) * step, width: Self.width, height: step)
    }
    if superview == nil { scrollView.addSubview(self) }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, bounds.height > 0 else {
      chosen = nil
      return
    }
    let place = (recognizer.location(in: self).y / bounds.height * CGFloat(labels.count)).rounded(.down)
    let index = Int(max(0, min(place, CGFloat(labels.count - 1))))
    guard index != chosen else { return }
    chosen = index
    choose(index)
  }
}
