import Foundation

/// Chooses a date, a time, or a duration.
///
/// The style `wheels` has a wheel for each part of the date, `inline` a calendar for days, and `compact` buttons that open
/// them. A time, a month and a duration are always chosen with wheels.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
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

  /// Creates a date picker with the date of now.
  public override init(frame: CGRect) { super.init(frame: frame) }

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
    ownDate = choice.limited(date)
    chooser?.show(ownDate, animated: animated)
    invalidateIntrinsicContentSize()
  }

  private func userDidChoose(_ date: Date) {
    let old = ownDate
    // Back to what is allowed, such as the last day of a shorter month.
    setDate(date, animated: true)
    if ownDate != old { sendActions(for: .valueChanged) }
  }

  /// The earliest date. Nil for no limit.
  open var minimumDate: Date? { didSet { choiceDidChange() } }
  /// The latest date. Nil for no limit.
  open var maximumDate: Date? { didSet { choiceDidChange() } }
  /// The distance of the minutes that can be chosen: a divisor of 60. Default 1.
  open var minuteInterval = 1 { didSet { choiceDidChange() } }

  /// The duration in the mode `countDownTimer`, in seconds, less than a day. Default 60.
  open var countDownDuration: TimeInterval {
    get { ownDate.timeIntervalSince(startOfDay) }
    set { setDate(startOfDay.addingTimeInterval(min(max(60, newValue), 86_340)), animated: false) }
  }

  private var startOfDay: Date { choice.calendar.startOfDay(for: ownDate) }

  /// The calendar. Nil for that of the user.
  open var calendar: Calendar! { didSet { choiceDidChange() } }
  /// The language, and the order of the wheels. Nil for those of the user.
  open var locale: Locale? { didSet { choiceDidChange() } }
  /// The time zone. Nil for that of the calendar.
  open var timeZone: TimeZone? { didSet { choiceDidChange() } }

  // MARK: - Mode and style

  /// What is chosen. Default `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      if datePickerMode == .countDownTimer, oldValue != .countDownTimer { countDownDuration = 60 }
      choiceDidChange()
    }
  }

  /// The style that the app prefers. Default `automatic`, which is `compact`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { choiceDidChange() } }

  /// The style that is shown. A duration is always chosen with wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  // MARK: - Content

  private var chooser: (any DateChooser)?

  private var choice: DateChoice {
    var calendar: Calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    return DateChoice(
      mode: datePickerMode, calendar: calendar, locale: locale ?? .current, minuteInterval: minuteInterval,
      minimum: minimumDate, maximum: maximumDate)
  }

  private func choiceDidChange() {
    let choice = choice
    if let chooser, type(of: chooser) == chooserType {
      chooser.choice = choice
    } else {
      chooser?.removeFromSuperview()
      chooser = nil
      setNeedsLayout()
    }
    setDate(ownDate, animated: false)
  }

  private var chooserType: any DateChooser.Type {
    switch datePickerStyle {
    case .automatic, .compact: DateButtons.self
    case .inline where datePickerMode == .date || datePickerMode == .dateAndTime: DateCalendar.self
    case .inline, .wheels: DateWheels.self
    }
  }

  /// The view for the present style, which is made when it is needed first.
  private var currentChooser: any DateChooser {
    if let chooser { return chooser }
    let new = chooserType.init(choice, showing: ownDate)
    new.onChange = { [weak self] in self?.userDidChoose($0) }
    chooser = new
    addSubview(new)
    stateDidChange()
    return new
  }

  override func stateDidChange() {
    super.stateDidChange()
    chooser?.isUserInteractionEnabled = isEnabled
    chooser?.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize { currentChooser.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shareDirection(with: [currentChooser])
    currentChooser.frame = bounds
  }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// That of the platform: `compact`.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that open a calendar or wheels.
  case compact = 2
  /// A calendar, or wheels for what is not a day.
  case inline = 3
}
