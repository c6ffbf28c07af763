/// Whether a controller's view is on screen.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// Whether the view appears, or has appeared.
  var isShown: Bool { self == .appearing || self == .appeared }
}
