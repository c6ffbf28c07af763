/// The buttons that a swipe reveals at one edge of a row. They grow with the distance of the swipe.
final class SwipeActionsView: UIView {
  /// The buttons, in the order of the actions. The first one is at the edge of the row.
  private let buttons: [SwipeActionButton]
  private let isAtLeft: Bool
  /// The widths of the open buttons.
  private var widths: [CGFloat] = []
  private var measuredSize = CGSize.zero

  init(_ actions: [UIContextualAction], isAtLeft: Bool, onPress: @escaping (SwipeActionButton) -> Void) {
    self.isAtLeft = isAtLeft
    buttons = actions.map { SwipeActionButton($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The button at the edge covers those that slide out from below it.
    for button in buttons.reversed() {
      button.addAction(
        UIAction { action in (action.sender as? SwipeActionButton).map(onPress) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The button of the first action.
  var first: SwipeActionButton? { buttons.first }

  /// Measures the buttons for the size of a row.
  func measure(for size: CGSize) {
    guard size != measuredSize else { return }
    measuredSize = size
    widths = buttons.map { $0.preferredWidth(inRowOfHeight: size.height) }
    let (total, limit) = (widths.reduce(0, +), max(0, size.width * SwipeMetrics.maximumFraction))
    if total > limit { widths = widths.map { $0 * limit / total } }
  }

  /// Measures the buttons again, because the text size has changed.
  func forgetMeasurement() { measuredSize = .zero }

  /// The width of all open buttons.
  var totalWidth: CGFloat { widths.reduce(0, +) }

  /// Places the buttons beside the content of a row.
  ///
  /// - Parameters:
  ///   - distance: The distance by which the content has moved.
  ///   - widening: How far the first button covers the others, from 0 to 1.
  ///   - size: The size of the row.
  func place(distance: CGFloat, widening: CGFloat, in size: CGSize) {
    frame = CGRect(x: isAtLeft ? -distance : size.width, y: 0, width: distance, height: size.height)
    let total = totalWidth
    guard total > 0 else { return }
    let scale = distance / total
    // Positions from the content of the row towards its edge.
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated().reversed() {
      let width = widths[index]
      var x = start * scale
      // Titles and images keep their place until the buttons are open.
      var content = max(width, width * scale)
      if index == 0 {
        x *= 1 - widening
        content += (width - content) * widening
      }
      // Each button continues below the next one, so that nothing is seen between them. The first one ends with the row.
      let extent = index == 0 ? max(distance - x, content) : distance - x
      button.place(
        CGRect(x: isAtLeft ? distance - x - extent : x, y: 0, width: extent, height: size.height),
        contentWidth: content, isAtLeft: isAtLeft)
      start += width
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    forgetMeasurement()
  }
}
