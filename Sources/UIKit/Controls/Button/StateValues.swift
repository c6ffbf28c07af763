/// The values of a property for the states of a control.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly a state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Takes over the values of others for states that have none.
  mutating func takeOver(_ others: Self) { values.merge(others.values) { own, _ in own } }

  /// The value for a state; if it has none, that without the focus, then that of the normal state.
  func value(for state: UIControl.State) -> Value? {
    values[state] ?? values[state.subtracting(.focused)] ?? values[.normal]
  }
}
