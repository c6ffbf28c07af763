import CGTK4

/// A `GtkRevealer`, from an edge of which a child slides into view.
final class Revealer: Widget {
  convenience init(_ transition: GtkRevealerTransitionType) {
    self.init(adding: gtk_revealer_new()!)
    gtk_revealer_set_transition_type(opaque, transition)
  }

  func setChild(_ child: Widget?) { gtk_revealer_set_child(opaque, child?.pointer()) }

  /// Whether the child is in view, or comes into view.
  var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) }
  }

  /// Whether the child has come into view, and no longer moves.
  var isChildRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }
}
