extension UIResponder {
  /// What the app has set, or nothing.
  var accessibilityOrNone: AccessibilityState { accessibilityState ?? AccessibilityState() }

  /// Changes what the app has set.
  func setAccessibility<Value>(_ property: WritableKeyPath<AccessibilityState, Value>, _ value: Value) {
    if accessibilityState == nil { accessibilityState = AccessibilityState() }
    accessibilityState?[keyPath: property] = value
  }
}
