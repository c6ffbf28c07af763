import Foundation

/// What the user can select in a calendar: ``UICalendarSelectionSingleDate`` or ``UICalendarSelectionMultiDate``.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar that has the selection.
  weak var view: UICalendarView?

  override init() { super.init() }

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() { view?.selectionDidChange() }

  /// Whether a day is selected.
  func contains(_ date: Date) -> Bool { false }
  /// Whether the user can select or deselect a day.
  func allows(_ date: Date) -> Bool { false }
  /// Called when the user has chosen a day.
  func userDidChoose(_ date: Date) {}

  func isSameDay(_ components: DateComponents?, _ date: Date) -> Bool {
    guard let calendar = view?.usedCalendar, let own = components.flatMap(calendar.date) else { return false }
    return calendar.isDate(own, inSameDayAs: date)
  }
}

/// A selection of at most one day. Choosing the selected day again deselects it, if the delegate allows that.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Decides what can be selected, and follows the selection. Weak.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day. Setting it calls nothing.
  open var selectedDate: DateComponents? { didSet { view?.selectionDidChange() } }

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day, and shows its month. Nil selects nothing.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
    if let dateComponents { view?.setVisibleDateComponents(dateComponents, animated: animated) }
  }

  override func contains(_ date: Date) -> Bool { isSameDay(selectedDate, date) }

  override func allows(_ date: Date) -> Bool {
    delegate?.dateSelection(self, canSelectDate: view?.components(of: date)) != false
  }

  override func userDidChoose(_ date: Date) {
    let chosen = contains(date) ? nil : view?.components(of: date)
    guard delegate?.dateSelection(self, canSelectDate: chosen) != false else { return }
    selectedDate = chosen
    delegate?.dateSelection(self, didSelectDate: chosen)
  }
}

/// A selection of any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Decides what can be selected, and follows the selection. Weak.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days. Setting them calls nothing.
  open var selectedDates: [DateComponents] = [] { didSet { view?.selectionDidChange() } }

  /// Creates a selection.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days. The change is not animated.
  open func setSelectedDates(_ dates: [DateComponents], animated: Bool) { selectedDates = dates }

  override func contains(_ date: Date) -> Bool { selectedDates.contains { isSameDay($0, date) } }

  override func allows(_ date: Date) -> Bool {
    guard let components = view?.components(of: date) else { return false }
    return contains(date)
      ? delegate?.multiDateSelection(self, canDeselectDate: components) != false
      : delegate?.multiDateSelection(self, canSelectDate: components) != false
  }

  override func userDidChoose(_ date: Date) {
    guard allows(date), let components = view?.components(of: date) else { return }
    if contains(date) {
      selectedDates.removeAll { isSameDay($0, date) }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// Decides about the selection of one day, and follows it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Called when the user has selected a day, or deselected it: then it is nil.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be selected or, for nil, deselected. Optional; yes by default.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }

  /// The optional method with this base name, for calls with a question mark. Never nil.
  public var dateSelection: UICalendarSelectionSingleDateDelegateMembers? { .init(delegate: self) }
}

/// The optional method of a delegate of one selected day, so that code can call it with a question mark.
@preconcurrency @MainActor
public struct UICalendarSelectionSingleDateDelegateMembers {
  let delegate: any UICalendarSelectionSingleDateDelegate

  /// Whether a day can be selected or, for nil, deselected.
  public func callAsFunction(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    delegate.dateSelection(selection, canSelectDate: dateComponents)
  }
}

/// Decides about the selection of several days, and follows it.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Called when the user has selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected. Optional; yes by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be deselected. Optional; yes by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// The optional methods with this base name, for calls with a question mark. Never nil.
  public var multiDateSelection: UICalendarSelectionMultiDateDelegateMembers? { .init(delegate: self) }
}

/// The optional methods of a delegate of several selected days, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UICalendarSelectionMultiDateDelegateMembers {
  let delegate: any UICalendarSelectionMultiDateDelegate

  /// Whether a day can be selected.
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canSelectDate: dateComponents)
  }

  /// Whether a day can be deselected.
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canDeselectDate: dateComponents)
  }
}
