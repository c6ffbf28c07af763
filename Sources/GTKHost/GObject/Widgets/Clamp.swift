import CGTK4

/// An `AdwClamp`, whose child is not wider than a maximum.
final class Clamp: Widget {
  convenience init(_ child: Widget, maximumSize: Int) {
    self.init(adding: adw_clamp_new()!)
    adw_clamp_set_maximum_size(opaque, gint(maximumSize))
    adw_clamp_set_child(opaque, child.pointer())
  }
}
