/// Shows an accessory of a list cell, and performs its action.
///
/// While its cell has the keyboard focus, Tab and the arrow keys reach an accessory that has an action.
final class CellAccessoryView: UIControl {
  let accessory: UICellAccessory
  private weak var cell: UICollectionViewListCell?
  /// The view of the app or the label; nil for a drawn glyph.
  private let content: UIView?

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    (self.accessory, self.cell) = (accessory, cell)
    switch accessory.accessoryType {
    case .customView(let view): content = view
    case .label:
      let label = UILabel()
      label.font = accessory.font
      label.adjustsFontForContentSizeCategory = accessory.adjustsFont
      label.text = accessory.text
      label.textColor = accessory.tintColor ?? .secondaryLabel
      content = label
    case .popUpMenu:
      content = PopUpMenuButton(
        accessory.menu ?? UIMenu(), color: accessory.tintColor ?? .secondaryLabel
      ) { [weak cell] menu in
        // The new title has another width.
        cell?.accessoryDidResize()
        accessory.menuSelectionDidChange?(menu)
      }
    default: content = nil
    }
    super.init(frame: .zero)
    (isOpaque, contentMode) = (false, .redraw)
    isHidden = accessory.isHidden
    if let content { addSubview(content) }
    if let color = accessory.tintColor { tintColor = color }
    install()
  }

  required init?(coder: NSCoder) { nil }

  /// The gesture recognizers outlive the view if the cell is configured again during a touch. They do not refer to it.
  private func install() {
    switch accessory.accessoryType {
    case .delete, .insert, .detail, .outlineDisclosure:
      let tap = UITapGestureRecognizer()
      tap.continuesWithoutWindow = true
      tap.addAction { [weak cell, accessory] _ in cell?.activate(accessory) }
      addGestureRecognizer(tap)
    case .reorder:
      let pan = UIPanGestureRecognizer()
      pan.continuesWithoutWindow = true
      pan.addAction { [weak cell] in cell?.followReordering($0) }
      addGestureRecognizer(pan)
    case .popUpMenu, .customView: break
    default: isUserInteractionEnabled = false
    }
  }

  /// What the action of the accessory is called; nil without an action of its own.
  private var actionName: String? {
    switch accessory.accessoryType {
    case .delete: "Delete"
    case .insert: "Insert"
    case .detail: "Details"
    case .outlineDisclosure: "Expand"
    default: nil
    }
  }

  override func performPrimaryAction() { cell?.activate(accessory) }

  override var canBecomeFocused: Bool {
    super.canBecomeFocused && actionName != nil && cell?.hasKeyboardFocus == true
  }

  override var defaultAccessibility: DefaultAccessibility {
    guard let actionName else { return DefaultAccessibility() }
    return DefaultAccessibility(isElement: true, label: actionName, traits: .button)
  }

  override func accessibilityActivate() -> Bool {
    guard actionName != nil else { return false }
    performPrimaryAction()
    return true
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    actionName == nil || super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // Touches belong to the gesture recognizers and to the row, which is selected by a tap on an accessory without action.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
    (glyphFrame, min(glyphFrame.width, glyphFrame.height) / 2)
  }

  /// The size of the shown content.
  var naturalSize: CGSize {
    guard let content else { return AccessoryGlyph.size(of: accessory.accessoryType) }
    let size =
      accessory.maintainsFixedSize
      ? content.bounds.size : content.sizeThatFits(UIView.layoutFittingExpandedSize)
    guard size.width.isFinite, size.height.isFinite else { return .zero }
    let isKnown = size.width > 0 && size.height > 0 && size.width < 10_000 && size.height < 10_000
    guard case .label = accessory.accessoryType, isKnown, let row = cell?.bounds.width, row > 0 else {
      return isKnown ? size : content.bounds.size
    }
    // A long or large text is truncated, so that it does not take the room of the row's own text.
    return CGSize(width: min(size.width, row * ListMetrics.maximumLabelFraction), height: size.height)
  }

  /// The width reserved for the accessory.
  var reservedWidth: CGFloat {
    let own = naturalSize.width
    return switch accessory.reservedWidth {
    case .actual: own
    case .standard: accessory.placement.isLeading ? max(28, own) : own
    case .custom(let width): width.isFinite ? max(0, width) : own
    }
  }

  /// Shows a state of the item.
  func update(for state: UICellConfigurationState) {
    if case .outlineDisclosure = accessory.accessoryType {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      transform = CGAffineTransform(
        rotationAngle: state.isExpanded ? (isMirrored ? -CGFloat.pi / 2 : CGFloat.pi / 2) : 0)
    }
    guard state.isSelected != isSelected else { return }
    isSelected = state.isSelected
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = glyphFrame
  }

  private var glyphFrame: CGRect {
    let size = naturalSize
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  override func draw(_ rect: CGRect) {
    guard content == nil else { return }
    let type = accessory.accessoryType
    AccessoryGlyph.draw(
      type, in: glyphFrame, color: accessory.tintColor ?? AccessoryGlyph.color(of: type, tint: tintColor),
      background: accessory.backgroundColor,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, isSelected: isSelected)
    guard accessory.showsVerticalSeparator else { return }
    UIColor.separator.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 8, width: 0.5, height: max(0, bounds.height - 16))).fill()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
