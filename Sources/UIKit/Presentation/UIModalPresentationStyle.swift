/// How a controller that is presented covers the controller that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window. The presenter's view is removed meanwhile.
  case fullScreen = 0
  /// A sheet of the size of a page.
  case pageSheet = 1
  /// A sheet of the size of a form: 540 × 620 points, or the controller's `preferredContentSize`.
  case formSheet = 2
  /// Covers the view of the nearest ancestor that defines a presentation context, which is removed meanwhile.
  case currentContext = 3
  /// Determined by a presentation controller of the app, which the transitioning delegate provides.
  case custom = 4
  /// Covers the window. The presenter's view stays below.
  case overFullScreen = 5
  /// Covers the view of the nearest ancestor that defines a presentation context. That view stays below.
  case overCurrentContext = 6
  /// A panel with an arrow that points to a view.
  case popover = 7
  /// No presentation; for the adaptation of a popover, which then stays a popover.
  case none = -1
  /// A page sheet; for an alert controller, an alert or an action sheet.
  case automatic = -2

  /// Whether the presentation takes place in the view of an ancestor instead of the window.
  var takesPlaceInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
