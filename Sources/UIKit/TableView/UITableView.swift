/// A scroll view that shows sections of rows, one below the other.
///
/// A data source returns the number of rows and supplies a cell for each row that appears on screen. The table view keeps
/// only these cells. All geometry is in content coordinates, in points, unless stated otherwise.
///
/// The rows are those of an internal collection view with a list layout, which the table view keeps in its visible area.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Creates a table view with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    content.dataSource = bridge
    content.delegate = bridge
    content.register(TableRowCell.self, forCellWithReuseIdentifier: TableRowCell.reuseIdentifier)
    for kind in [
      TableBoundary.header.elementKind, TableBoundary.footer.elementKind, TableSections.headerPaddingKind,
      TableSections.tableHeaderKind, TableSections.tableFooterKind,
    ] {
      content.register(
        TableBoundaryHost.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: TableBoundaryHost.reuseIdentifier)
    }
    addSubview(content)
    setNeedsLayout()
  }

  /// Creates a plain table view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The look of the table view.
  public let style: Style

  // MARK: - Data source and delegate

  /// The object that returns the counts and supplies the cells. Weak. Without a data source there are no sections.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      forgetMembers()
      content.reloadData()
    }
  }

  /// The object that decides about rows and receives what happens to them. Weak.
  open weak var delegate: (any UITableViewDelegate)? {
    get { ownDelegate }
    set { scrollViewDelegate = newValue }
  }

  override func scrollViewDelegateDidChange() {
    let new = scrollViewDelegate as? any UITableViewDelegate
    guard new !== ownDelegate else { return }
    ownDelegate = new
    forgetMembers()
    invalidateRows()
  }

  private weak var ownDelegate: (any UITableViewDelegate)?

  /// The object that receives rows before they are needed. Weak.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { content.prefetchDataSource = prefetchDataSource == nil ? nil : bridge }
  }

  /// Whether `prefetchDataSource` receives calls. Default true.
  open var isPrefetchingEnabled: Bool {
    get { content.isPrefetchingEnabled }
    set { content.isPrefetchingEnabled = newValue }
  }

  // MARK: - Registering and dequeuing

  /// Registers the class of cells for a reuse identifier.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of `UITableViewCell`; nil removes the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, for: identifier)
  }

  /// Registers a nib for cells with a reuse identifier.
  ///
  /// - Parameters:
  ///   - nib: A nib that contains the cell; nil removes the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Registers the class of headers and footers for a reuse identifier.
  ///
  /// - Parameters:
  ///   - aClass: A subclass of `UITableViewHeaderFooterView`; nil removes the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    boundaryViews.reuse.register(aClass, for: identifier)
  }

  /// Registers a nib for headers and footers with a reuse identifier.
  ///
  /// - Parameters:
  ///   - nib: A nib that contains the view; nil removes the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    boundaryViews.reuse.register(nib, for: identifier)
  }

  /// Returns a reused cell, or a new one of the registered source; nil if there is neither.
  ///
  /// A reused cell receives `prepareForReuse()`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellInReconfiguration, cell.reuseIdentifier == identifier { return cell }
    let found = reuse.dequeue(identifier) {
      makeCell($0, style: .default, reuseIdentifier: identifier)
    }
    guard let found else { return nil }
    if found.isReused { found.view.prepareForReuse() }
    return found.view
  }

  /// Returns a reused cell, or a new one of the registered source. If the identifier has no registration, the method
  /// returns a plain cell and reports a diagnostic.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    content.report(
      .unregisteredIdentifier, about: identifier,
      "Nothing is registered for '\(identifier)'. A plain cell is used. Call register(_:forCellReuseIdentifier:) first."
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a reused header or footer, or a new one of the registered source; nil if there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let found = boundaryViews.reuse.dequeue(identifier) {
      makeHeaderFooterView($0, reuseIdentifier: identifier)
    }
    guard let found else { return nil }
    if found.isReused { found.view.prepareForReuse() }
    return found.view
  }

  // MARK: - Data

  /// The number of sections that the data source last returned.
  open var numberOfSections: Int { content.numberOfSections }

  /// The number of rows in a section that the data source last returned; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int { content.numberOfItems(inSection: section) }

  /// Discards counts, cells and selection, and asks for the counts. The next layout pass asks for the cells.
  open func reloadData() {
    boundaryViews.forgetAnswers()
    content.reloadData()
    if !content.runner.phase.isPass { content.driver.prepareIfNeeded() }
  }

  /// Asks for the titles of the section index again.
  open func reloadSectionIndexTitles() { content.sectionIndex.reload() }

  // MARK: - Updates

  /// Combines several changes into one animated update.
  ///
  /// Change the data inside the closure, and report the changes with the methods below. Deletions, reloads and the
  /// origins of moves are index paths before the update. Insertions and the targets of moves are index paths after it.
  /// The heights of the rows are asked for again. An update without changes animates rows to new heights.
  ///
  /// - Parameters:
  ///   - updates: Called once, before the method returns.
  ///   - completion: Called at the end of the animation, with whether it ran to completion.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    content.performBatchUpdates(
      {
        updates?()
        self.layout.askForHeightsAgain()
      }, completion: completion)
  }

  /// Begins an update that `endUpdates()` carries out. Calls can be nested.
  open func beginUpdates() {
    if updateDepth == 0 {
      beganBatch = !content.batchUpdater.isCollecting
      content.batchUpdater.begin()
    }
    updateDepth += 1
  }

  /// Carries out the update that `beginUpdates()` began.
  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    layout.askForHeightsAgain()
    if beganBatch { content.batchUpdater.end(nil) }
  }

  /// Reports inserted rows, by their index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.insert(indexPaths, with: animation)
    content.insertItems(at: indexPaths)
  }

  /// Reports deleted rows, by their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.delete(indexPaths, with: animation)
    content.deleteItems(at: indexPaths)
  }

  /// Replaces the cells of rows, by their index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    animations.delete(indexPaths, with: animation)
    content.reloadItems(at: indexPaths)
  }

  /// Updates the cells of rows, by their index paths before the update. The cells are configured again, not replaced.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    content.reconfigureItems(at: indexPaths)
  }

  /// Reports a moved row, by its index paths before and after the update. The row keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    content.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Reports inserted sections, by their indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.insert(sections, with: animation)
    content.insertSections(sections)
  }

  /// Reports deleted sections, by their indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.delete(sections, with: animation)
    content.deleteSections(sections)
  }

  /// Reloads sections, by their indices before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    animations.delete(sections, with: animation)
    content.reloadSections(sections)
  }

  /// Reports a section that moved with its rows, by its indices before and after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    content.moveSection(section, toSection: newSection)
  }

  /// Whether what is on screen differs from the data: inside an update, and while the user moves a row.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || content.hasUncommittedUpdates }

  /// Whether rows are measured again when their content changes. Default enabled.
  open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { content.selfSizingInvalidation }
    set { content.selfSizingInvalidation = newValue }
  }

  // MARK: - Heights

  /// The heights that the properties below determine.
  private(set) var configuredHeights = ConfiguredHeights() {
    didSet { if configuredHeights != oldValue { invalidateRows() } }
  }

  /// The height of rows, in points, or `automaticDimension` for the height of their content. Default automatic. The
  /// delegate can determine the height of each row.
  open var rowHeight: CGFloat {
    get { configuredHeights.row }
    set { configuredHeights.row = newValue }
  }

  /// The height of a row until it is measured. Default automatic. If it is 0, the heights of all rows are asked for at
  /// once.
  open var estimatedRowHeight: CGFloat {
    get { configuredHeights.estimatedRow }
    set { configuredHeights.estimatedRow = newValue }
  }

  /// The height of headers, in points. Default automatic: the height of the content.
  open var sectionHeaderHeight: CGFloat {
    get { configuredHeights.header }
    set { configuredHeights.header = newValue }
  }

  /// The height of footers, in points. Default automatic: the height of the content.
  open var sectionFooterHeight: CGFloat {
    get { configuredHeights.footer }
    set { configuredHeights.footer = newValue }
  }

  /// The height of a header until it is measured. Default automatic.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { configuredHeights.estimatedHeader }
    set { configuredHeights.estimatedHeader = newValue }
  }

  /// The height of a footer until it is measured. Default automatic.
  open var estimatedSectionFooterHeight: CGFloat {
    get { configuredHeights.estimatedFooter }
    set { configuredHeights.estimatedFooter = newValue }
  }

  /// The room above each header, in points. Default automatic: 22 points in a plain table view, otherwise none.
  open var sectionHeaderTopPadding: CGFloat {
    get { configuredHeights.headerTopPadding }
    set { configuredHeights.headerTopPadding = newValue }
  }

  // MARK: - Header, footer and background

  /// A view above the first section. It has its own height and the width of the table view, and scrolls with the rows.
  ///
  /// If its height changes, set it again.
  open var tableHeaderView: UIView? { didSet { boundaryDidChange(from: oldValue) } }

  /// A view below the last section. It has its own height and the width of the table view, and scrolls with the rows.
  ///
  /// If its height changes, set it again.
  open var tableFooterView: UIView? { didSet { boundaryDidChange(from: oldValue) } }

  /// A view behind the rows. It has the size of the table view and does not scroll.
  open var backgroundView: UIView? {
    get { content.backgroundView }
    set { content.backgroundView = newValue }
  }

  // MARK: - Separators

  /// Whether rows have separators. Default `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { invalidateRows() } }
  }

  /// The colour of the separators. Nil for the default.
  open var separatorColor: UIColor? = .separator { didSet { invalidateRows() } }

  /// Whether rows, headers and footers leave room at both sides, so that lines of text are not too wide for reading.
  /// Backgrounds fill the whole width. Default false.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { readableWidthDidChange() } }
  }

  /// The insets of separators, in points. Only left and right are used. By default separators begin at the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: ListMetrics.margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      for host in hosts { host.setNeedsLayout() }
    }
  }

  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// Where the insets of separators begin.
  public enum SeparatorInsetReference: Int, Sendable {
    /// At the edges of the cell.
    case fromCellEdges
    /// At the insets that separators have by default.
    case fromAutomaticInsets
  }

  /// Where `separatorInset` begins. Kept without effect: at the edges of the cell.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// The effect of the separators. Kept, and not drawn.
  open var separatorEffect: UIVisualEffect?

  // MARK: - Selection

  /// Whether rows can be selected. Default true.
  open var allowsSelection: Bool {
    get { content.allowsSelection }
    set { content.allowsSelection = newValue }
  }

  /// Whether several rows can be selected at the same time. Default false.
  open var allowsMultipleSelection: Bool {
    get { content.allowsMultipleSelection }
    set { content.allowsMultipleSelection = newValue }
  }

  /// Whether rows can be selected while editing. Default false.
  open var allowsSelectionDuringEditing: Bool {
    get { content.allowsSelectionDuringEditing }
    set { content.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected while editing. Default false. The rows then have circles instead of the
  /// controls that delete and insert.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { content.allowsMultipleSelectionDuringEditing }
    set {
      content.allowsMultipleSelectionDuringEditing = newValue
      if isEditing { for host in hosts { host.showEditing(animated: false) } }
    }
  }

  /// The index path of the selected row, the first one if there are several; nil if none is selected.
  open var indexPathForSelectedRow: IndexPath? { content.indexPathsForSelectedItems?.first }

  /// The index paths of the selected rows, in the order of selection; nil if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    guard let paths = content.indexPathsForSelectedItems, !paths.isEmpty else { return nil }
    return paths
  }

  /// Selects a row and scrolls to it. The delegate is not called.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil deselects all rows.
  ///   - animated: Whether selection and scrolling are animated.
  ///   - scrollPosition: Where the row comes to rest; none does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    animatingSelection(animated) {
      content.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.inCollection)
    }
  }

  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    animatingSelection(animated) { content.deselectItem(at: indexPath, animated: animated) }
  }

  // MARK: - Editing

  /// Whether the rows are being edited. Default false.
  open var isEditing: Bool {
    get { ownIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  private var ownIsEditing = false

  /// Begins or ends editing: rows have controls that delete, insert and move them, as delegate and data source allow.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != ownIsEditing else {
      // Apps end the editing of a swiped row in this way.
      if !editing { content.itemSwipes.close() }
      return
    }
    layoutContentIfNeeded()
    ownIsEditing = editing
    showEditing(animated: animated)
  }

  // MARK: - Section index

  /// The colour of the titles in the section index; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { content.sectionIndex.showColors() } }

  /// The colour behind the section index; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { content.sectionIndex.showColors() } }

  /// The colour behind the section index while a finger is on it; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { content.sectionIndex.showColors() } }

  /// The number of rows from which the section index is shown. Default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }

  // MARK: - Drag and drop

  /// The object that provides the data of dragged rows. Weak. Without a drag delegate, rows cannot be dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { content.dragDelegate = dragDelegate == nil ? nil : dragBridge }
  }

  /// The object that accepts drops. Weak. Without a drop delegate, the table view accepts no drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { content.dropDelegate = dropDelegate == nil ? nil : dragBridge }
  }

  /// Whether a long press lifts rows that can be dragged. Default true.
  open var dragInteractionEnabled: Bool {
    get { content.dragInteractionEnabled }
    set { content.dragInteractionEnabled = newValue }
  }

  /// Whether a row is selected when a drag rests on it. Default false.
  open var isSpringLoaded: Bool {
    get { content.isSpringLoaded }
    set { content.isSpringLoaded = newValue }
  }

  /// Whether rows of this view are lifted or being dragged.
  open var hasActiveDrag: Bool { content.hasActiveDrag }

  /// Whether a drag session is over this view.
  open var hasActiveDrop: Bool { content.hasActiveDrop }

  // MARK: - Keyboard and focus

  /// Whether rows can have the focus and respond to keys. Default true.
  open var allowsFocus: Bool {
    get { content.allowsFocus }
    set { content.allowsFocus = newValue }
  }

  /// Whether rows can have the focus while editing. Default true.
  open var allowsFocusDuringEditing: Bool {
    get { content.allowsFocusDuringEditing }
    set { content.allowsFocusDuringEditing = newValue }
  }

  /// Whether the focus returns to the row that had it last. Default false.
  open var remembersLastFocusedIndexPath: Bool {
    get { content.remembersLastFocusedIndexPath }
    set { content.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether the row that a key moves the focus to is also selected. Default false.
  open var selectionFollowsFocus: Bool {
    get { content.selectionFollowsFocus }
    set { content.selectionFollowsFocus = newValue }
  }

  /// Whether rows can have the focus.
  open override var canBecomeFirstResponder: Bool { content.canBecomeFirstResponder }

  /// Makes the rows first responder, so that they respond to keys.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { content.becomeFirstResponder() }

  /// Whether the rows are first responder.
  open override var isFirstResponder: Bool { content.isFirstResponder }

  /// Resigns first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { content.resignFirstResponder() }

  /// The interaction that shows the menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { content.contextMenuInteraction }

  // MARK: - Rows

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { cellsOnScreen }

  /// The cell of a row; nil if the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutContentIfNeeded()
    return cell(at: indexPath)
  }

  /// The index path of a cell on screen; nil if the cell is not on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.host.flatMap { content.indexPath(for: $0) }
  }

  /// The rectangle of a row; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    content.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Scrolls until a row is at a position of the visible area, as far as content and insets allow.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the middle of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let nearest = nearestSelectedRow { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: - Layout

  /// Keeps the rows in the visible area. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    followInsets()
    content.follow(bounds)
  }

  /// Makes room for the insets in the rows. An override calls super.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    followInsets()
  }

  override func changeBounds(from old: CGRect, to new: CGRect) {
    moveBounds(to: new)
    content.follow(new)
    boundsDidChange(from: old, to: new)
  }

  // MARK: - Parts

  private(set) lazy var layout = TableLayout(self)
  private(set) lazy var content = TableContentView(self, layout: layout)
  private lazy var bridge = TableBridge(self)
  private lazy var dragBridge = TableDragBridge(self)
  private(set) lazy var sections = TableSections(self)
  private(set) lazy var heights = TableHeights(self)
  private(set) lazy var boundaryViews = TableBoundaryViews(self)
  let animations = RowAnimations()
  let reuse = TableReuse<UITableViewCell>()
  let movementProbe = MemberProbe()
  let commitProbe = MemberProbe()
  /// The optional members that the data source and the delegate were seen not to implement.
  private var lackedMembers: Set<TableMember> = []
  /// The optional members whose default answered the last question.
  private var defaultedMembers: Set<TableMember> = []
  /// The number of calls of `beginUpdates()` without their end.
  private var updateDepth = 0
  /// Whether these calls began a batch update, rather than joining one.
  private var beganBatch = false
  /// The cell that is being configured again.
  private var cellInReconfiguration: UITableViewCell?
  /// Whether cells change to the selected state with an animation.
  private(set) var animatesSelection = false

  // MARK: - Optional members

  /// Called by the default of an optional member.
  func receiverLacks(_ member: TableMember) {
    defaultedMembers.insert(member)
    // An override in a table view controller may call the default for some rows only.
    let receiver: AnyObject? = member.isOfDataSource ? dataSource : delegate
    if !(receiver is UITableViewController) { lackedMembers.insert(member) }
  }

  /// Whether the delegate or the data source was seen not to implement a member.
  func lacks(_ member: TableMember) -> Bool { lackedMembers.contains(member) }

  /// Whether the default of a member answered the last question.
  func usedDefault(of member: TableMember) -> Bool { defaultedMembers.contains(member) }

  /// Asks the delegate, unless it was seen not to implement a member.
  func ask<Answer>(
    unlessLacking member: TableMember, _ question: (any UITableViewDelegate, UITableView) -> Answer
  ) -> Answer? {
    guard let delegate, !lacks(member) else { return nil }
    defaultedMembers.remove(member)
    let answer = question(delegate, self)
    return lacks(member) ? nil : answer
  }

  private func forgetMembers() {
    lackedMembers.removeAll()
    defaultedMembers.removeAll()
    boundaryViews.forgetAnswers()
  }

  // MARK: - Cells

  /// Runs a closure in which dequeuing returns a cell that is configured again.
  func reconfiguring(_ cell: UITableViewCell?, _ configure: () -> UITableViewCell) -> UITableViewCell {
    let outer = cellInReconfiguration
    cellInReconfiguration = cell
    defer { cellInReconfiguration = outer }
    return configure()
  }

  private func animatingSelection(_ animated: Bool, _ change: () -> Void) {
    animatesSelection = animated && UIView.areAnimationsEnabled
    change()
    animatesSelection = false
    selectionDidChange()
  }
}
