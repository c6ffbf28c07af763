import CGTK4

/// Owns one reference to a GObject.
@MainActor
final class GObjectReference<Pointer: GObjectPointer> {
  /// The object; valid while this reference lives.
  let pointer: Pointer

  /// Takes over a reference that the caller owns, such as that to a new object.
  init(owning pointer: Pointer) { self.pointer = pointer }

  /// Adds a reference. A new widget's reference belongs to nobody until somebody adds one, which is then the first.
  init(adding pointer: Pointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer.raw)
  }

  isolated deinit { g_object_unref(pointer.raw) }
}
