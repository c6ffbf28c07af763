import Foundation

/// The calendar of a date picker, above a row with the time if that is chosen, too.
final class DateCalendar: UIView, DateChooser, UICalendarSelectionSingleDateDelegate {
  var choice: DateChoice { didSet { choiceDidChange() } }
  var onChange: (Date) -> Void = { _ in }

  private let calendarView = UICalendarView()
  private lazy var selection = UICalendarSelectionSingleDate(delegate: self)
  private let timeLabel = UILabel()
  private let timePicker = UIDatePicker()
  private var date: Date

  /// The height of the row with the time, in points, as measured in pictures of iOS.
  private static let timeHeight: CGFloat = 44

  init(_ choice: DateChoice, showing date: Date) {
    (self.choice, self.date) = (choice, date)
    super.init(frame: .zero)
    calendarView.wantsDateDecorations = false
    timeLabel.text = "Time"
    timeLabel.font = .preferredFont(forTextStyle: .body)
    timeLabel.adjustsFontForContentSizeCategory = true
    timePicker.datePickerMode = .time
    timePicker.preferredDatePickerStyle = .compact
    timePicker.accessibilityLabel = timeLabel.text
    timePicker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(timePicker.date)
      }, for: .valueChanged)
    for view in [calendarView, timeLabel, timePicker] { addSubview(view) }
    choiceDidChange()
    calendarView.selectionBehavior = selection
    show(date, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private var showsTime: Bool { choice.mode == .dateAndTime }

  private func choiceDidChange() {
    // Each of them makes the days again.
    if calendarView.calendar != choice.calendar { calendarView.calendar = choice.calendar }
    if calendarView.locale != choice.locale { calendarView.locale = choice.locale }
    if calendarView.availableDateRange != choice.days { calendarView.availableDateRange = choice.days }
    timePicker.calendar = choice.calendar
    timePicker.locale = choice.locale
    timePicker.minuteInterval = choice.minuteInterval
    for view in [timeLabel, timePicker] { view.isHidden = !showsTime }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    timePicker.setDate(date, animated: animated)
    let day = calendarView.components(of: date)
    if selection.selectedDate != day { selection.setSelected(day, animated: animated) }
    setNeedsLayout()
  }

  // MARK: - UICalendarSelectionSingleDateDelegate

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    guard let day = dateComponents.flatMap(choice.calendar.date) else { return }
    onChange(choice.time(of: date, on: day))
  }

  /// A date picker always has a date, so that the selected day stays selected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }

  // MARK: - Layout

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIPickerView.standardSize.width,
      height: calendarView.intrinsicContentSize.height + (showsTime ? Self.timeHeight : 0))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    shareDirection(with: subviews)
    let rowHeight = showsTime ? Self.timeHeight : 0
    let upper = bounds.divided(atDistance: max(0, bounds.height - rowHeight), from: .minYEdge)
    calendarView.frame = upper.slice
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let picker = timePicker.intrinsicContentSize
    let row = upper.remainder.insetBy(dx: 12, dy: 0)
    let parts = row.divided(atDistance: picker.width, from: isMirrored ? .minXEdge : .maxXEdge)
    timePicker.frame = parts.slice.insetBy(dx: 0, dy: (row.height - picker.height) / 2)
    timeLabel.frame = parts.remainder
  }
}
