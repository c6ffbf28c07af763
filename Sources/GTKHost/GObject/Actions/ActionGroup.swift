import CGTK4

/// A `GSimpleActionGroup`.
final class ActionGroup: GObjectReference {
  convenience init() { self.init(owning: g_simple_action_group_new()!) }

  func add(_ action: SimpleAction) { g_action_map_add_action(opaque, action.opaque) }
}
