/// Shows a cell of a table view in its list: separators, rounded corners and accessories around the cell.
final class TableRowCell: UICollectionViewListCell {
  static let reuseIdentifier = "row"

  /// The cell; nil while the host waits to be reused.
  private(set) var cell: UITableViewCell?
  /// Contains the cell.
  private let space = TableSpaceView()
  private weak var table: UITableView?
  /// The row as the list lays it out.
  private var listRow: ListRow?
  /// The placeholder that the row is; nil for a row of the data.
  private var placeholder: UITableViewPlaceholder?
  /// What the user can do to the row while editing.
  private(set) var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the user can move the row. Only while editing.
  private(set) var isMovable = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The cell draws its background.
    backgroundConfiguration = nil
    contentView.isUserInteractionEnabled = false
    insertSubview(space, aboveSubview: contentView)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - The cell

  /// Shows a cell. A cell that another row shows moves here.
  func show(_ cell: UITableViewCell, in table: UITableView) {
    self.table = table
    if self.cell !== cell {
      release()
      cell.host?.release()
      self.cell = cell
      space.show(cell, in: self)
      cell.host = self
    }
    showIndentation()
    showDefaultColor()
    showEditing(animated: false)
    cell.setSelected(isSelected, animated: false)
    cell.setHighlighted(isHighlighted, animated: false)
    setNeedsLayout()
  }

  /// Shows the cell of a placeholder, which is the same until the placeholder is gone.
  func showPlaceholder(_ placeholder: UITableViewPlaceholder, in table: UITableView) -> UITableViewCell {
    self.placeholder = placeholder
    if let cell { return cell }
    let cell = table.dequeueReusableCell(
      withIdentifier: placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
    show(cell, in: table)
    return cell
  }

  /// Removes the cell.
  ///
  /// - Returns: The cell; nil if it has moved to another host.
  @discardableResult
  func release() -> UITableViewCell? {
    guard let cell else { return nil }
    self.cell = nil
    guard cell.host === self else { return nil }
    cell.host = nil
    if cell.superview === space { cell.removeFromSuperview() }
    return cell
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if let cell = release() { table?.recycle(cell) }
    (listRow, placeholder) = (nil, nil)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    listRow = layoutAttributes.listRow
    super.apply(layoutAttributes)
    showDefaultColor()
  }

  private func showDefaultColor() {
    cell?.showDefaultColor(isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
  }

  /// Whether the row is in a group.
  var isGrouped: Bool { listRow?.appearance.isGrouped ?? (table?.style != .plain) }

  var selectsMultipleRows: Bool { table?.selectsMultipleRows ?? false }

  var tableInset: UIEdgeInsets? { table?.separatorInset }

  override var leadingRoom: CGFloat { table?.readableRoom(inWidth: bounds.width) ?? 0 }

  override var trailingRoom: CGFloat { max(leadingRoom, table?.content.sectionIndex.width ?? 0) }

  private var path: IndexPath? { (superview as? UICollectionView)?.indexPath(for: self) }

  override func dragStateDidChange(_ dragState: DragState) {
    cell?.dragStateDidChange(UITableViewCell.DragState(dragState))
  }

  // MARK: - State

  override var isSelected: Bool {
    didSet { cell?.setSelected(isSelected, animated: table?.animatesSelection ?? false) }
  }

  override var isHighlighted: Bool { didSet { cell?.setHighlighted(isHighlighted, animated: false) } }

  /// Shows whether the row is being edited.
  func showEditing(animated: Bool) {
    showAccessories()
    cell?.setEditing(table?.isEditing(hostedBy: self) ?? false, animated: animated)
    setNeedsUpdateConfiguration()
  }

  /// Whether swipe actions are visible.
  private(set) var isSwiped = false

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard state.isSwiped != isSwiped else { return }
    let cell = cell
    let mask = cell?.stateMask(isEditing: cell?.isEditing == true, isSwiped: state.isSwiped)
    if let mask { cell?.willTransition(to: mask) }
    isSwiped = state.isSwiped
    if let mask { cell?.didTransition(to: mask) }
    table?.swipeDidChange(isOpen: isSwiped, at: path)
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = cell?.isEditing ?? false
    return state
  }

  func showIndentation() {
    guard let cell else { return }
    indentationLevel = cell.indentationLevel
    indentationWidth = cell.indentationWidth
    indentsAccessories = false
  }

  // MARK: - Accessories

  /// Shows the accessories of the cell and, while editing, the controls for it.
  func showAccessories() {
    guard let cell, let table else { return }
    var new: [UICellAccessory] = []
    (editingStyle, isMovable) = (.none, false)
    if table.isEditing, placeholder == nil {
      let rules = table.editingRules(of: self)
      (editingStyle, isMovable) = (rules.style, rules.isMovable)
      new += editingControls(rules)
    }
    new += Self.accessories(of: cell.accessoryType, cell.accessoryView, displayed: .whenNotEditing) {
      [weak self] in
      self?.tapDetailButton()
    }
    new += Self.accessories(
      of: cell.editingAccessoryType, cell.editingAccessoryView, displayed: .whenEditing
    ) { [weak self] in self?.tapDetailButton() }
    guard !(new.isEmpty && accessories.isEmpty) else { return }
    accessories = new
  }

  private func editingControls(_ rules: RowEditingRules) -> [UICellAccessory] {
    guard let cell else { return [] }
    var controls: [UICellAccessory] = []
    if rules.selects {
      controls.append(.multiselect(displayed: .whenEditing))
    } else {
      switch rules.style {
      case .delete:
        controls.append(.delete(displayed: .whenEditing))
      case .insert:
        controls.append(.insert(displayed: .whenEditing) { [weak self] in self?.commit(.insert) })
      case .none where rules.isEditable && rules.isIndented && cell.shouldIndentWhileEditing:
        controls.append(.insert(displayed: .whenEditing, options: .init(isHidden: true)))
      case .none: break
      }
    }
    if cell.ownShowsReorderControl ?? true, rules.isMovable {
      controls.append(
        .reorder(
          displayed: rules.isEditable ? .whenEditing : .always, options: .init(showsVerticalSeparator: false))
      )
    }
    return controls
  }

  private func commit(_ style: UITableViewCell.EditingStyle) {
    if let path { table?.commit(style, at: path) }
  }

  private func tapDetailButton() {
    if let path { table?.detailButtonTapped(at: path) }
  }

  private static func accessories(
    of type: UITableViewCell.AccessoryType, _ view: UIView?, displayed: UICellAccessory.DisplayedState,
    _ showDetail: @escaping () -> Void
  ) -> [UICellAccessory] {
    if let view {
      return [
        .customView(
          configuration: .init(
            customView: view, placement: .trailing(displayed: displayed), reservedLayoutWidth: .actual,
            maintainsFixedSize: true))
      ]
    }
    return switch type {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator(displayed: displayed)]
    case .detailDisclosureButton:
      [.detail(displayed: displayed, actionHandler: showDetail), .disclosureIndicator(displayed: displayed)]
    case .checkmark: [.checkmark(displayed: displayed)]
    case .detailButton: [.detail(displayed: displayed, actionHandler: showDetail)]
    }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    space.fill(self)
    cell?.contentArea = contentView.frame
  }

  override var center: CGPoint { didSet { space.follow(self) } }

  override var automaticSeparatorInsets: (leading: CGFloat, trailing: CGFloat) {
    guard let cell else { return super.automaticSeparatorInsets }
    // The content area already begins after the leading accessories.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let own = cell.ownSeparatorInset ?? table?.ownSeparatorInset {
      return (max(0, isMirrored ? own.right : own.left), max(0, isMirrored ? own.left : own.right))
    }
    let text = (cell.contentView as? UIListContentView)?.textLeading ?? cell.standard.textLeading(of: cell)
    return (text ?? ListMetrics.margin, 0)
  }

  /// Measures the row again, because its content has changed.
  func contentSizeDidChange() { super.invalidateIntrinsicContentSize() }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !layoutAttributes.hasFixedHeight, let table,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let path = layoutAttributes.indexPath
    let height = placeholder.map { table.heights.placeholder($0) } ?? table.heights.row(at: path)
    preferred.size.height = height ?? fittingHeight(inWidth: layoutAttributes.size.width)
    return preferred
  }

  /// The height of the content in a width, in points.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    guard let cell else { return ListMetrics.minimumRowHeight }
    // The content area depends on the accessories.
    if bounds.width != width { bounds.size.width = width }
    layoutIfNeeded()
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height.isFinite else { return ListMetrics.minimumRowHeight }
    let scale = max(1, traitCollection.displayScale)
    return (max(0, height) * scale - 1e-6).rounded(.up) / scale
  }
}
