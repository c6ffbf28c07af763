/// A row, header or footer of a list, with standard content, accessories, a background and separators.
///
/// Outside of a list, the cell looks like a row of a plain list without separators.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  var accessoryViews: [CellAccessoryView] = []
  private var row: ListRow?
  /// How far the middle of the cell is below the finger on its handle, in points; nil if the finger has not lifted it.
  var reorderingGrip: CGFloat?
  private let topLine = UIView()
  private let bottomLine = UIView()
  private let separatorGuide = UILayoutGuide()
  /// Whether the row had the accessories for editing when it was last measured or placed.
  private var isArrangedForEditing = false
  /// Whether the background is the default one, which follows the list.
  private var hasDefaultBackground = true

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(separatorGuide)
    for line in [topLine, bottomLine] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
    installHeaderTap()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Returns new content for the cell's role in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .content(for: row) }

  /// Returns the background for the cell's role in its list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let row else { return .listPlainCell() }
    let isSidebar = row.appearance.isSidebar
    return switch row.role {
    case .row:
      isSidebar ? .listSidebarCell() : row.appearance.isGrouped ? .listGroupedCell() : .listPlainCell()
    case .header, .footer:
      isSidebar
        ? .listSidebarHeader()
        : row.appearance.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
  }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if !configuration.isUpdating { hasDefaultBackground = false } }
  }

  /// The accessories at the edges. Those at one edge appear in this order, from leading to trailing.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// The level of the row. A section snapshot sets it. Default 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { marginsDidChange() } } }

  /// The indentation of each level, in points. Default 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { marginsDidChange() } }
  }

  /// Whether accessories at the leading edge are indented, too. Default true.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { marginsDidChange() } } }

  /// A guide whose leading edge is where automatic separators begin. Constrain it to align them with another view.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  /// Follows the list. An override calls super.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let old = row
    row = layoutAttributes.listRow
    guard old != row else { return }
    if row?.level != old?.level { indentationLevel = row?.level ?? 0 }
    // The chevron of an outline turns.
    if row?.isExpanded != old?.isExpanded { setNeedsUpdateConfiguration() }
    showDefaultBackground()
    showCorners()
    setNeedsLayout()
  }

  private func showDefaultBackground() {
    guard hasDefaultBackground else { return }
    backgroundConfiguration = defaultBackgroundConfiguration().updated(for: configurationState)
    hasDefaultBackground = true
  }

  private func showCorners() {
    guard let row, row.appearance == .insetGrouped, row.role == .row else {
      layer.cornerRadius = 0
      clipsToBounds = configurationState.isSwiped
      return
    }
    layer.cornerRadius = row.isFirst || row.isLast ? ListMetrics.cornerRadius : 0
    clipsToBounds = layer.cornerRadius > 0 || configurationState.isSwiped
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }

  private func accessoriesDidChange() {
    for view in accessoryViews { view.removeFromSuperview() }
    let (leading, trailing) = (
      accessories.filter(\.placement.isLeading), accessories.filter { !$0.placement.isLeading }
    )
    accessoryViews = (UICellAccessory.ordered(leading) + UICellAccessory.ordered(trailing)).map {
      CellAccessoryView($0, in: self)
    }
    for view in accessoryViews { addSubview(view) }
    setNeedsUpdateConfiguration()
    marginsDidChange()
  }

  private func marginsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Places the accessories again, because the title of one has changed.
  func accessoryDidResize() { marginsDidChange() }

  /// Whether the cell is the one that keys act on.
  var hasKeyboardFocus: Bool { (superview as? UICollectionView)?.focusedCell === self }

  open override func prepareForReuse() {
    super.prepareForReuse()
    // The level is the list's, not the app's.
    if row?.level != nil { indentationLevel = 0 }
    row = nil
  }

  /// Updates the accessories. An override calls super.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    for view in accessoryViews { view.update(for: state) }
  }

  // MARK: - Layout

  /// The accessories that are shown now, at one edge.
  private func shown(isLeading: Bool) -> [CellAccessoryView] {
    let isEditing = configurationState.isEditing
    return accessoryViews.filter {
      $0.accessory.placement.isLeading == isLeading && $0.accessory.isDisplayed(whileEditing: isEditing)
    }
  }

  private var indentation: CGFloat {
    let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
    return indentation.isFinite ? min(max(0, indentation), bounds.width / 2) : 0
  }

  /// The room that the row leaves free at the leading edge, in points.
  var leadingRoom: CGFloat { 0 }
  /// The room that the row leaves free at the trailing edge, in points.
  var trailingRoom: CGFloat { 0 }

  /// The room that accessories and indentation take from the content at the two edges.
  private var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    func room(_ views: [CellAccessoryView]) -> CGFloat {
      views.isEmpty
        ? 0
        : views.map(\.reservedWidth).reduce(0, +) + ListMetrics.accessorySpacing * CGFloat(views.count - 1)
          + ListMetrics.margin
    }
    let (leading, trailing) = (room(shown(isLeading: true)), room(shown(isLeading: false)))
    return (
      // The content has a margin of its own before its text.
      (leading > 0 ? leading + ListMetrics.accessorySpacing - ListMetrics.margin : 0) + indentation
        + leadingRoom,
      (trailing > 0 ? trailing + ListMetrics.accessorySpacing - ListMetrics.margin : 0) + trailingRoom
    )
  }

  /// The app's own content begins where that of other rows begins, unless it has chosen its margins.
  open override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set {
      super.contentConfiguration = newValue
      contentView.takeRowMargins()
    }
  }

  /// Places content, accessories and separators. An override calls super.
  open override func layoutSubviews() {
    let isEditing = configurationState.isEditing
    if isEditing != isArrangedForEditing {
      isArrangedForEditing = isEditing
      // Other accessories leave the content another width, and perhaps another height. A row that has just appeared was
      // measured before it was in the list that is being edited.
      let depend = accessoryViews.contains { $0.accessory.placement.displayed != .always }
      if depend { marginsDidChange() }
    }
    if configuration.background == nil, hasDefaultBackground { showDefaultBackground() }
    super.layoutSubviews()
    let insets = contentInsets
    let top = row?.topPadding ?? 0
    let area = CGRect(
      x: insets.leading, y: top, width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - top))
    contentView.frame = mirrored(area)
    placeAccessories(top: top)
    placeLines(from: insets.leading)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func placeAccessories(top: CGFloat) {
    let (leading, trailing) = (shown(isLeading: true), shown(isLeading: false))
    for view in accessoryViews where !leading.contains(view) && !trailing.contains(view) {
      view.isHidden = true
    }
    let height = max(0, bounds.height - top)
    func place(_ view: CellAccessoryView, at x: CGFloat) {
      view.isHidden = view.accessory.isHidden
      let frame = mirrored(CGRect(x: x, y: top, width: view.reservedWidth, height: height))
      // The chevron of an outline is rotated: its frame is not that of its bounds.
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    var x = ListMetrics.margin + leadingRoom + (indentsAccessories ? indentation : 0)
    for view in leading {
      place(view, at: x)
      x += view.reservedWidth + ListMetrics.accessorySpacing
    }
    x = bounds.width - ListMetrics.margin - trailingRoom
    for view in trailing.reversed() {
      x -= view.reservedWidth
      place(view, at: x)
      x -= ListMetrics.accessorySpacing
    }
  }

  /// The automatic insets of separators: from the leading edge of the content, and from the trailing edge of the row.
  var automaticSeparatorInsets: (leading: CGFloat, trailing: CGFloat) {
    ((contentView as? UIListContentView)?.textLeading ?? ListMetrics.margin, 0)
  }

  private func placeLines(from leading: CGFloat) {
    let thickness = 1 / max(1, traitCollection.displayScale)
    topLine.isHidden = row?.showsTopSeparator != true
    bottomLine.isHidden = row?.showsBottomSeparator != true
    guard let separators = row?.separators, let row else { return }
    let automatic = automaticSeparatorInsets
    var start = leading + automatic.leading
    if separatorGuide.constrainedFrame.width > 0 || separatorGuide.constrainedFrame.minX > 0 {
      let frame = separatorGuide.constrainedFrame
      start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - frame.maxX : frame.minX
    }
    func place(_ line: UIView, _ insets: NSDirectionalEdgeInsets, y: CGFloat, isOuter: Bool) {
      let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
      let x = isAutomatic ? (isOuter ? 0 : start) : insets.leading
      let end =
        bounds.width - (isAutomatic ? (isOuter ? 0 : automatic.trailing + trailingRoom) : insets.trailing)
      line.frame = mirrored(CGRect(x: x, y: y, width: max(0, end - x), height: thickness))
      let isMarked = isSelected && (superview as? UICollectionView)?.isEditing == true
      line.backgroundColor = isMarked ? separators.multipleSelectionColor : separators.color
      show(separators.visualEffect, in: line)
    }
    let isOuter = row.appearance == .grouped
    place(topLine, separators.topSeparatorInsets, y: 0, isOuter: isOuter && row.isFirst)
    place(
      bottomLine, separators.bottomSeparatorInsets, y: bounds.height - thickness,
      isOuter: isOuter && row.isLast)
    bringSubviewToFront(topLine)
    bringSubviewToFront(bottomLine)
  }

  private func show(_ effect: UIVisualEffect?, in line: UIView) {
    let known = line.subviews.first as? UIVisualEffectView
    guard effect != nil || known != nil else { return }
    let view = known ?? UIVisualEffectView(effect: nil)
    if known == nil { line.addSubview(view) }
    view.effect = effect
    view.frame = line.bounds
  }

  /// Returns attributes with the height of the content, but at least the minimum of the list.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !layoutAttributes.hasFixedHeight,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    updateConfigurationIfNeeded()
    isArrangedForEditing = configurationState.isEditing
    let insets = contentInsets
    let width = max(0, layoutAttributes.size.width - insets.leading - insets.trailing)
    let content: CGFloat
    if let view = contentView as? UIListContentView {
      content = view.sizeThatFits(CGSize(width: width, height: 0)).height
    } else {
      content =
        contentView.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    let scale = max(1, traitCollection.displayScale)
    let minimum = row?.minimumHeight ?? ListMetrics.minimumRowHeight
    let height = max(minimum, content.isFinite ? content : 0) + (row?.topPadding ?? 0)
    preferred.size.height = (height * scale - 1e-6).rounded(.up) / scale
    return preferred
  }

  /// The role of the cell in its list; nil outside of one.
  var listRole: ListRow.Role? { row?.role }
}
