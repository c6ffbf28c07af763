import CGTK4

/// A `GSimpleAction`, which has the signal `activate`.
final class SimpleAction: GObjectReference {
  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: Its name in a group.
  ///   - isOn: Whether it is on; nil for an action that is neither on nor off. GTK shows a check mark for it.
  convenience init(_ name: String, isOn: Bool? = nil, perform: @escaping () -> Void) {
    if let isOn {
      self.init(owning: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.gboolean))!)
    } else {
      self.init(owning: g_simple_action_new(name, nil)!)
    }
    connect("activate") { perform() }
  }

  func setEnabled(_ isEnabled: Bool) { g_simple_action_set_enabled(opaque, isEnabled.gboolean) }
}
