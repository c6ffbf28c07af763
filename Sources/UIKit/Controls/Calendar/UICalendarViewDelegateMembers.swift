import Foundation

/// The optional methods of a calendar's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UICalendarViewDelegateMembers {
  let delegate: any UICalendarViewDelegate

  /// The decoration of a day.
  public func callAsFunction(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    delegate.calendarView(calendarView, decorationFor: dateComponents)
  }

  /// Called after another month is shown.
  public func callAsFunction(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    delegate.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
  }
}
