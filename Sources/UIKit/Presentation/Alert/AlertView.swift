/// The view of an alert or an action sheet: a title, a message, and a button for each action.
final class AlertView: UIView {
  var isSheet = false
  var onChoose: (UIAlertAction) -> Void = { _ in }
  var title: String? { didSet { textDidChange() } }
  var message: String? { didSet { textDidChange() } }

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let scrollView = UIScrollView()
  /// The panel of the title and the actions; that of the cancel action of a sheet.
  private let panel = AlertPanelView()
  private let cancelPanel = AlertPanelView()
  private var buttons: [AlertButton] = []
  /// The text fields below the message.
  var fields: [UITextField] = [] {
    didSet {
      for field in oldValue { field.removeFromSuperview() }
      for field in fields { scrollView.addSubview(field) }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }
  private var separators: [UIView] = []

  /// Measures of alerts and action sheets, in points (Behaviour.md 27.20 and 27.21).
  private var rowHeight: CGFloat { isSheet ? 57 : 44 }
  private var textMargin: CGFloat { 16 }
  private var textTop: CGFloat { isSheet ? 14 : 19 }
  private static let cancelDistance: CGFloat = 8
  private static let fieldHeight: CGFloat = 30
  private static let fieldDistance: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(panel)
    addSubview(cancelPanel)
    panel.addSubview(scrollView)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      scrollView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func textDidChange() {
    titleLabel.text = title
    messageLabel.text = message
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func updateFonts() {
    titleLabel.font =
      isSheet ? .systemFont(ofSize: 13, weight: .semibold) : .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
  }

  /// Shows buttons for the actions. The preferred one is bold; without one, the cancel action is.
  func show(_ actions: [UIAlertAction], preferred: UIAlertAction?) {
    for button in buttons { button.removeFromSuperview() }
    let bold = actions.first { $0 === preferred } ?? actions.first { $0.style == .cancel }
    buttons = actions.map { action in
      let button = AlertButton(action, isBold: action === bold, isLarge: isSheet)
      button.addAction(UIAction { [weak self] _ in self?.onChoose(action) }, for: .primaryActionTriggered)
      return button
    }
    for button in buttons { (isSeparate(button) ? cancelPanel : panel).addSubview(button) }
    cancelPanel.isHidden = !buttons.contains(where: isSeparate)
    updateFonts()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func focusFirstAction() {
    window?.controlFocus.move(to: orderedButtons.first { $0.isEnabled })
  }

  private func isSeparate(_ button: AlertButton) -> Bool { isSheet && button.style == .cancel }

  /// Cancel is last, but first of two buttons beside each other.
  private var orderedButtons: [AlertButton] {
    let others = buttons.filter { $0.style != .cancel }
    let cancel = buttons.filter { $0.style == .cancel }
    return !isSheet && buttons.count == 2 ? cancel + others : others + cancel
  }

  // MARK: - Layout

  private var hasText: Bool { title?.isEmpty == false || message?.isEmpty == false }

  /// The heights of the title, the message, and all of the text with its margins.
  private func textHeights(in width: CGFloat) -> (title: CGFloat, message: CGFloat, total: CGFloat) {
    guard hasText || !fields.isEmpty else { return (0, 0, 0) }
    updateFonts()
    let available = CGSize(width: max(0, width - 2 * textMargin), height: .greatestFiniteMagnitude)
    let title = title?.isEmpty == false ? titleLabel.sizeThatFits(available).height : 0
    let message = message?.isEmpty == false ? messageLabel.sizeThatFits(available).height : 0
    let gap: CGFloat = title > 0 && message > 0 ? 3 : 0
    return (title, message, textTop + title + gap + message + fieldsHeight + textTop)
  }

  private var fieldsHeight: CGFloat {
    guard !fields.isEmpty else { return 0 }
    return CGFloat(fields.count) * (Self.fieldHeight - 1) + 1 + (hasText ? Self.fieldDistance : 0)
  }

  /// Two buttons are beside each other if their titles fit.
  private func isRow(in width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.fittingWidth <= width / 2 }
  }

  private func buttonsHeight(in width: CGFloat) -> CGFloat {
    let inPanel = buttons.count { !isSeparate($0) }
    return (isRow(in: width) ? 1 : CGFloat(inPanel)) * rowHeight
  }

  private var cancelHeight: CGFloat {
    buttons.contains(where: isSeparate) ? rowHeight + Self.cancelDistance : 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = textHeights(in: size.width).total + buttonsHeight(in: size.width) + cancelHeight
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for separator in separators { separator.removeFromSuperview() }
    separators = []
    let width = bounds.width
    panel.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - cancelHeight))
    cancelPanel.frame = CGRect(
      x: 0, y: panel.frame.maxY + Self.cancelDistance, width: width, height: rowHeight)
    // A long text scrolls; the buttons stay.
    let heights = textHeights(in: width)
    let textHeight = max(0, min(heights.total, panel.bounds.height - buttonsHeight(in: width)))
    scrollView.frame = CGRect(x: 0, y: 0, width: width, height: textHeight)
    scrollView.contentSize = CGSize(width: width, height: heights.total)
    let labelWidth = max(0, width - 2 * textMargin)
    titleLabel.frame = CGRect(x: textMargin, y: textTop, width: labelWidth, height: heights.title)
    messageLabel.frame = CGRect(
      x: textMargin, y: heights.total - textTop - fieldsHeight - heights.message, width: labelWidth,
      height: heights.message)
    // The borders of two fields coincide.
    var y = heights.total - textTop - fieldsHeight + (hasText ? Self.fieldDistance : 0)
    for field in fields {
      field.frame = CGRect(x: textMargin, y: y, width: labelWidth, height: Self.fieldHeight)
      y += Self.fieldHeight - 1
    }
    layoutButtons(below: textHeight)
  }

  private func layoutButtons(below top: CGFloat) {
    let (width, hairline) = (bounds.width, 1 / max(1, traitCollection.displayScale))
    if isRow(in: width) {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let ordered = isMirrored ? orderedButtons.reversed() : orderedButtons
      for (index, button) in ordered.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * width / 2, y: top, width: width / 2, height: rowHeight)
      }
      if top > 0 { addSeparator(CGRect(x: 0, y: top, width: width, height: hairline)) }
      addSeparator(CGRect(x: width / 2, y: top, width: hairline, height: rowHeight))
      return
    }
    var y = top
    for button in orderedButtons {
      guard !isSeparate(button) else {
        button.frame = cancelPanel.bounds
        continue
      }
      button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      if y > 0 { addSeparator(CGRect(x: 0, y: y, width: width, height: hairline)) }
      y += rowHeight
    }
  }

  private func addSeparator(_ frame: CGRect) {
    let separator = UIView(frame: frame)
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    panel.addSubview(separator)
    separators.append(separator)
  }
}
