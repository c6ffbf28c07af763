import Foundation

/// Shows the days of one month, with decorations, and lets the user select days.
///
/// Buttons, a swipe, and Page Up and Page Down change the month, and the title opens wheels with months and years. Arrow
/// keys move between days; Space and Return select.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// Supplies the decorations. Weak.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reload() } }
  /// The calendar. Default that of the user.
  open var calendar = Calendar.current { didSet { reload() } }
  /// The language of the names. Default that of the user.
  open var locale = Locale.current { didSet { reload() } }
  /// The time zone of the days. Nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { reload() } }
  /// The design of the text. Default that of the system.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { reload() } }
  /// The days that are shown as available. Others cannot be selected, and months without any cannot be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { reload() } }
  /// Whether days have decorations. Default true.
  open var wantsDateDecorations = true { didSet { reload() } }
  /// What the user can select. Nil, the default, for nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      selectionDidChange()
    }
  }

  private let titleButton = UIButton(type: .system)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private(set) var days: [CalendarDayView] = []
  /// Shown instead of the days while the user chooses a month.
  private var monthWheels: DateWheels?
  private lazy var month = CalendarMonth(containing: Date(), in: usedCalendar)

  /// The heights of the parts, in points, as measured in pictures of iOS.
  private static let titleHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let weekHeight: CGFloat = 44

  /// Creates a view that shows the month of today.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureTitle()
    for (button, symbol, name, step) in [
      (previousButton, "chevron.backward", "Previous month", -1),
      (nextButton, "chevron.forward", "Next month", 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.move(by: step) }, for: .primaryActionTriggered)
    }
    for button in [titleButton, previousButton, nextButton] { addSubview(button) }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer { [weak self] _ in
        guard let self else { return }
        move(by: (direction == .left) != isMirrored ? 1 : -1)
      }
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
    reload()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The calendar with the view's language and time zone.
  var usedCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  // MARK: - The month

  /// The month that is shown: its year and month, with the calendar. Setting it is not animated.
  open var visibleDateComponents: DateComponents {
    get { month.components }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows another month, fading on request. A month without available days is replaced by the nearest one that has some;
  /// components that are no date are ignored.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = usedCalendar.date(from: dateComponents) else { return }
    show(CalendarMonth(containing: date, in: usedCalendar), animated: animated)
  }

  private func move(by count: Int) {
    let next = month.advanced(by: count)
    guard next.intersects(availableDateRange) else { return }
    show(next, animated: true)
  }

  private func show(_ new: CalendarMonth, animated: Bool) {
    let last = max(availableDateRange.start, availableDateRange.end.addingTimeInterval(-1))
    let limited =
      new.intersects(availableDateRange)
      ? new
      : CalendarMonth(
        containing: min(max(new.start, availableDateRange.start), last), in: usedCalendar)
    guard limited != month else { return }
    let previous = month.components
    month = limited
    guard animated, window != nil else {
      reload()
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
      return
    }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) { self.reload() }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// Asks the delegate for the decorations of some days again. Days of other months have none yet.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let dates = dates.compactMap { usedCalendar.date(from: $0) }
    for day in days where dates.contains(where: { usedCalendar.isDate($0, inSameDayAs: day.date) }) {
      day.decoration = decoration(of: day.date)
    }
  }

  private func decoration(of date: Date) -> Decoration? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: date))
  }

  /// What the app receives for a day.
  func components(of date: Date) -> DateComponents {
    var components = usedCalendar.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = usedCalendar
    return components
  }

  /// Makes the days again.
  func reload() {
    month = CalendarMonth(containing: month.start, in: usedCalendar)
    let formatter = DateFormatter()
    formatter.calendar = usedCalendar
    formatter.locale = locale
    formatter.timeZone = usedCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    titleButton.configuration?.title = formatter.string(from: month.start)
    previousButton.isEnabled = month.advanced(by: -1).intersects(availableDateRange)
    nextButton.isEnabled = month.advanced(by: 1).intersects(availableDateRange)

    for label in weekdays { label.removeFromSuperview() }
    let symbols = usedCalendar.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + usedCalendar.firstWeekday - 1) % symbols.count].uppercased(with: locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }

    let focused = days.firstIndex(where: \.isFocused)
    for day in days { day.removeFromSuperview() }
    formatter.dateStyle = .full
    days = month.days.map { date in
      let day = CalendarDayView(date, number: usedCalendar.component(.day, from: date), design: fontDesign)
      day.isToday = usedCalendar.isDateInToday(date)
      day.isEnabled = month.day(date, isIn: availableDateRange)
      day.decoration = decoration(of: date)
      day.onKey = { [weak self, weak day] key in
        guard let self, let day else { return false }
        return handle(key, at: day)
      }
      day.accessibilityLabel = formatter.string(from: date)
      day.addAction(
        UIAction { [weak self] _ in self?.selectionBehavior?.userDidChoose(date) },
        for: .primaryActionTriggered)
      addSubview(day)
      return day
    }
    selectionDidChange()
    monthWheels?.choice = monthChoice
    monthWheels?.show(month.start, animated: true)
    hideWhatWheelsReplace()
    if let focused, !days.isEmpty { window?.controlFocus.move(to: days[min(focused, days.count - 1)]) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows which days are selected, and which can be.
  func selectionDidChange() {
    for day in days {
      day.isSelected = selectionBehavior?.contains(day.date) == true
      day.isSelectable = selectionBehavior?.allows(day.date) == true
    }
  }

  // MARK: - Layout

  private var weekCount: Int { (month.leadingDays + days.count + 6) / 7 }

  /// The height of six weeks, with the title and the names of the days.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: Self.titleHeight + Self.weekdayHeight + 6 * Self.weekHeight)
  }

  /// Returns the width, and the height of six weeks.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Places the title, the buttons and the days. An override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    shareDirection(with: [titleButton] + [monthWheels].compactMap(\.self))
    let isMirrored = isMirrored
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
    let buttonWidth: CGFloat = 44
    place(nextButton, bounds.width - buttonWidth, 0, buttonWidth, Self.titleHeight)
    place(previousButton, bounds.width - 2 * buttonWidth, 0, buttonWidth, Self.titleHeight)
    let titleRoom = max(0, bounds.width - 2 * buttonWidth - 20)
    place(titleButton, 12, 0, min(titleButton.intrinsicContentSize.width, titleRoom), Self.titleHeight)
    let width = bounds.width / 7
    for (index, label) in weekdays.enumerated() {
      place(label, CGFloat(index) * width, Self.titleHeight, width, Self.weekdayHeight)
    }
    let top = Self.titleHeight + Self.weekdayHeight
    let room = max(0, bounds.height - top) / CGFloat(max(1, weekCount))
    let height = min(room, Self.weekHeight * 1.5)
    for (index, day) in days.enumerated() {
      let (row, column) = (index + month.leadingDays).quotientAndRemainder(dividingBy: 7)
      place(day, CGFloat(column) * width, top + CGFloat(row) * height, width, height)
    }
    monthWheels?.frame = CGRect(
      x: 0, y: Self.titleHeight, width: bounds.width, height: max(0, bounds.height - Self.titleHeight))
  }

  // MARK: - Wheels

  private func configureTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = .label
    configuration.contentInsets = .zero
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 13, weight: .semibold)
    configuration.imageColorTransformer = UIConfigurationColorTransformer { [weak self] _ in
      self?.tintColor ?? .tintColor
    }
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = UIFont.preferredFont(forTextStyle: .headline)
      return attributes
    }
    titleButton.configuration = configuration
    titleButton.accessibilityTraits = [.header, .button]
    titleButton.addAction(
      UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .primaryActionTriggered)
    showTitleImage()
  }

  private func showTitleImage() {
    let isOpen = monthWheels != nil
    titleButton.configuration?.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
    titleButton.accessibilityHint = isOpen ? "Hides the months and years" : "Shows the months and years"
  }

  private var monthChoice: DateChoice {
    DateChoice(mode: .yearAndMonth, calendar: usedCalendar, locale: locale)
  }

  private func toggleMonthWheels() {
    if let monthWheels {
      monthWheels.removeFromSuperview()
      self.monthWheels = nil
    } else {
      let wheels = DateWheels(monthChoice, showing: month.start)
      wheels.onChange = { [weak self, unowned wheels] date in
        guard let self else { return }
        show(CalendarMonth(containing: date, in: usedCalendar), animated: false)
        // Back to a month that has available days.
        wheels.show(month.start, animated: true)
      }
      addSubview(wheels)
      monthWheels = wheels
    }
    showTitleImage()
    hideWhatWheelsReplace()
    setNeedsLayout()
  }

  private func hideWhatWheelsReplace() {
    for view in [previousButton, nextButton] + weekdays + days { view.isHidden = monthWheels != nil }
  }

  // MARK: - Keys

  /// Moves between days and months.
  ///
  /// - Returns: Whether the key does so.
  private func handle(_ key: UIKey, at day: CalendarDayView) -> Bool {
    guard key.isPlain, let index = days.firstIndex(of: day) else { return false }
    let across = isMirrored ? -1 : 1
    switch key.code {
    case .leftArrow: moveFocus(to: index - across)
    case .rightArrow: moveFocus(to: index + across)
    case .upArrow: moveFocus(to: index - 7)
    case .downArrow: moveFocus(to: index + 7)
    case .pageUp: move(by: -1)
    case .pageDown: move(by: 1)
    default: return false
    }
    return true
  }

  /// Moves the focus to a day, which may be in the month before or after.
  private func moveFocus(to index: Int) {
    let count = days.count
    var index = index
    if index < 0 {
      move(by: -1)
      index += days.count
    } else if index >= count {
      move(by: 1)
      index -= count
    }
    if days.indices.contains(index) { window?.controlFocus.move(to: days[index]) }
  }
}
