import Foundation

/// Chooses a date, a time, or a duration.
///
/// The styles `wheels` and `inline` show columns. In the styles `compact` and `automatic`, the picker is a button with the
/// date, which opens the columns in a popover.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UIPickerViewDataSource, UIPickerViewDelegate {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }

  private let picker = UIPickerView()
  private let button = UIButton(type: .system)
  private lazy var columns = makeColumns()

  /// Creates a date picker with the date of now.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    picker.dataSource = self
    picker.delegate = self
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 6
    button.addAction(UIAction { [weak self] _ in self?.openPopover() }, for: .primaryActionTriggered)
    styleDidChange()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Value

  private var ownDate = Date()

  /// The date. Setting it sends no event.
  open var date: Date {
    get { ownDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, limited to the allowed range. It sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    ownDate = limited(date)
    if !columns.columns.isEmpty { showDate(animated: animated) }
  }

  private func limited(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    var date = date
    if let maximumDate, date > maximumDate { date = maximumDate }
    // A minimum after the maximum makes both ineffective.
    if let minimumDate, date < minimumDate, maximumDate.map({ minimumDate <= $0 }) ?? true {
      date = minimumDate
    }
    return date
  }

  /// The earliest date. Nil for no limit.
  open var minimumDate: Date? { didSet { setDate(ownDate, animated: false) } }
  /// The latest date. Nil for no limit.
  open var maximumDate: Date? { didSet { setDate(ownDate, animated: false) } }
  /// The distance of the minutes that can be chosen: a divisor of 60. Default 1.
  open var minuteInterval = 1 { didSet { columnsDidChange() } }

  /// The duration in the mode `countDownTimer`, in seconds, less than a day. Default 60.
  open var countDownDuration: TimeInterval {
    get {
      let start = calendarInUse.startOfDay(for: ownDate)
      return ownDate.timeIntervalSince(start)
    }
    set {
      let start = calendarInUse.startOfDay(for: ownDate)
      setDate(start.addingTimeInterval(min(max(60, newValue), 86_340)), animated: false)
    }
  }

  /// The calendar. Nil for that of the user.
  open var calendar: Calendar! { didSet { columnsDidChange() } }
  /// The language and the order of the columns. Nil for those of the user.
  open var locale: Locale? { didSet { columnsDidChange() } }
  /// The time zone. Nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { columnsDidChange() } }

  private var calendarInUse: Calendar {
    var result = calendar ?? .current
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  // MARK: - Mode and style

  /// What is chosen. Default `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      if datePickerMode == .countDownTimer, oldValue != .countDownTimer { countDownDuration = 60 }
      columnsDidChange()
    }
  }

  /// The style that the app prefers. Default `automatic`, which is `compact`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { styleDidChange() } }

  /// The style that is shown. A duration is always chosen with wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private var isCompact: Bool { datePickerStyle == .compact }

  private func styleDidChange() {
    let shown: UIView = isCompact ? button : picker
    for view in [button, picker] where view !== shown { view.removeFromSuperview() }
    if shown.superview !== self { addSubview(shown) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeColumns() -> DateColumns {
    DateColumns(
      mode: datePickerMode, calendar: calendarInUse, locale: locale ?? .current,
      minuteInterval: minuteInterval,
      origin: ownDate)
  }

  private func columnsDidChange() {
    columns = makeColumns()
    picker.reloadAllComponents()
    styleDidChange()
    showDate(animated: false)
  }

  private func showDate(animated: Bool) {
    for (component, row) in columns.rows(for: ownDate).enumerated() {
      picker.selectRow(row, inComponent: component, animated: animated)
    }
    button.setTitle(buttonTitle, for: .normal)
    invalidateIntrinsicContentSize()
  }

  private var buttonTitle: String {
    let formatter = DateFormatter()
    formatter.calendar = calendarInUse
    formatter.timeZone = calendarInUse.timeZone
    formatter.locale = locale ?? .current
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .date ? .none : .short
    if datePickerMode == .yearAndMonth { formatter.setLocalizedDateFormatFromTemplate("yMMMM") }
    return formatter.string(from: ownDate)
  }

  // MARK: - Popover

  private func openPopover() {
    guard
      let controller = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({
        $0 as? UIViewController
      })
      .first
    else { return }
    let content = UIViewController()
    content.view = picker
    content.preferredContentSize = picker.intrinsicContentSize
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.sourceRect = button.bounds
    controller.present(content, animated: true)
  }

  // MARK: - Picker

  /// Supplies the columns of the picker in the date picker.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.columns.count }

  /// Supplies the rows of the picker in the date picker.
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.rowCount(of: component)
  }

  /// Supplies the titles of the picker in the date picker.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    columns.title(of: row, in: component)
  }

  /// Changes the date.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = columns.columns.indices.map { pickerView.selectedRow(inComponent: $0) }
    let old = ownDate
    ownDate = limited(columns.date(of: rows, from: ownDate))
    // Back to what is allowed, such as the last day of a shorter month.
    showDate(animated: true)
    if ownDate != old { sendActions(for: .valueChanged) }
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize {
    guard isCompact else { return picker.intrinsicContentSize }
    if button.title(for: .normal) == nil { button.setTitle(buttonTitle, for: .normal) }
    let size = button.intrinsicContentSize
    return CGSize(width: size.width + 24, height: max(34, size.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isCompact {
      button.frame = bounds
      if button.title(for: .normal) == nil { showDate(animated: false) }
    } else {
      picker.frame = bounds
      if !hasShownDate {
        hasShownDate = true
        showDate(animated: false)
      }
    }
  }

  private var hasShownDate = false
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// That of the platform: `compact`.
  case automatic = 0
  /// Columns that turn like wheels.
  case wheels = 1
  /// A button that opens the columns.
  case compact = 2
  /// Columns, without a calendar.
  case inline = 3
}
