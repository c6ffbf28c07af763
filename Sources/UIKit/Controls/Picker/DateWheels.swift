import Foundation

/// The wheels of a date picker, one for each part of a date.
final class DateWheels: UIView, DateChooser, UIPickerViewDataSource, UIPickerViewDelegate {
  var choice: DateChoice { didSet { choiceDidChange(from: oldValue) } }
  var onChange: (Date) -> Void = { _ in }

  private let picker = UIPickerView()
  private var columns: DateColumns
  private var date: Date

  init(_ choice: DateChoice, showing date: Date) {
    (self.choice, self.date) = (choice, date)
    columns = DateColumns(choice, around: date)
    super.init(frame: CGRect(origin: .zero, size: picker.intrinsicContentSize))
    picker.dataSource = self
    picker.delegate = self
    picker.frame = bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picker)
    show(date, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func choiceDidChange(from old: DateChoice) {
    var unlimited = old
    (unlimited.minimum, unlimited.maximum) = (choice.minimum, choice.maximum)
    if choice != unlimited { makeColumns() }
  }

  private func makeColumns() {
    columns = DateColumns(choice, around: date)
    picker.reloadAllComponents()
    show(date, animated: false)
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    guard columns.contains(date) else { return makeColumns() }
    for (component, row) in columns.rows(for: date).enumerated() {
      picker.selectRow(row, inComponent: component, animated: animated)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shareDirection(with: subviews)
  }

  override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: - UIPickerViewDataSource, UIPickerViewDelegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.rowCount(of: component)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns.title(of: row, in: component)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = columns.columns.indices.map { pickerView.selectedRow(inComponent: $0) }
    onChange(columns.date(of: rows, from: date))
  }
}
