import Foundation

/// Chooses one row of each of several columns, which turn like wheels.
///
/// Drag a column, turn the wheel of the mouse over it, or click a row. Up and Down change the column that was used last.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Supplies the numbers of components and rows. Weak.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Supplies titles or views, and follows the selection. Weak.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the selection is marked. No effect: it is always marked.
  open var showsSelectionIndicator = true

  private var columns: [PickerColumn] = []
  private let mark = UIView()
  private var needsReload = true
  private var lastColumn = 0

  /// The usual height of a row, and the size of a picker, in points (Behaviour.md 34).
  private static let rowHeight: CGFloat = 32
  static let standardSize = CGSize(width: 320, height: 216)

  /// Creates a picker. An empty frame becomes 320 × 216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
    mark.backgroundColor = .tertiarySystemFill
    mark.layer.cornerRadius = 8
    addSubview(mark)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { Self.standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  // MARK: - Components

  /// The number of components.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows of a component.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// The size of the rows of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: width(of: component), height: column.rowHeight)
  }

  /// The view of a row. Nil if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.view(forRow: row)
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  /// Asks the data source and the delegate again.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source and the delegate again about a component.
  open func reloadComponent(_ component: Int) {
    guard let column = column(component) else { return }
    column.rowHeight = height(of: component)
    column.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count { addColumn() }
    for component in columns.indices { reloadComponent(component) }
  }

  private func addColumn() {
    let component = columns.count
    let column = PickerColumn()
    column.makeRow = { [weak self] row, view in
      self?.makeView(row: row, component: component, reusing: view) ?? UIView()
    }
    column.onSelect = { [weak self] row in
      guard let self else { return }
      lastColumn = component
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    columns.append(column)
    addSubview(column)
  }

  private func makeView(row: Int, component: Int, reusing view: UIView?) -> UIView {
    let custom = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: view is PickerLabel ? nil : view)
    if let custom, !(custom is PickerLabel) { return custom }
    let label = view as? PickerLabel ?? PickerLabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    label.textColor = .label
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  // MARK: - Selection

  /// Selects a row, without a call of the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// The selected row of a component; −1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    column(component).map { $0.rowCount > 0 ? $0.selectedRow : -1 } ?? -1
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// Up and Down change the selection.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.code {
      case .upArrow: column(lastColumn)?.step(by: -1)
      case .downArrow: column(lastColumn)?.step(by: 1)
      case .leftArrow: lastColumn = max(0, lastColumn - 1)
      case .rightArrow: lastColumn = min(max(0, columns.count - 1), lastColumn + 1)
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  // MARK: - Layout

  private func height(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 && height.isFinite ? height : Self.rowHeight
  }

  /// The width that the delegate asks for, or an equal part of what the others leave.
  private func width(of component: Int) -> CGFloat {
    let asked = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    if asked[component] > 0 { return asked[component] }
    let free = asked.count { $0 <= 0 }
    return max(0, (bounds.width - 2 * 9 - asked.filter { $0 > 0 }.reduce(0, +)) / CGFloat(max(1, free)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = columns.indices.map(width)
    var x = (bounds.width - widths.reduce(0, +)) / 2
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = columns.map(\.rowHeight).max() ?? Self.rowHeight
    mark.frame = CGRect(
      x: 9, y: (bounds.height - height) / 2, width: max(0, bounds.width - 18), height: height)
  }
}

/// The label of a row with a title. As the answer of a delegate, it stands for no view.
final class PickerLabel: UILabel {}

/// Supplies the numbers of components and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Supplies the rows of a picker, and follows the selection. All members are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a component, in points. Default: an equal part of what the others leave.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a component, in points. Default 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes. It replaces the plain title.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns the view of a row, instead of a title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  )
    -> UIView
  /// Called when the user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0, for an equal part of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0, for the usual height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    nil
  }
  /// Returns nil, for the plain title.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  )
    -> NSAttributedString?
  { nil }
  /// Returns a view that stands for the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { PickerLabel() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
