import Foundation

/// Supplies the decorations of a calendar. All methods are optional.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// The decoration of a day. Nil for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called after another month is shown.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns nil.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}

  /// The methods with this base name, for calls with a question mark. Never nil.
  public var calendarView: UICalendarViewDelegateMembers? { .init(delegate: self) }
}
