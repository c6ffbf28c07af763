import CGTK4

/// Owns one reference to a GObject.
///
/// A subclass has the name of a class of GTK and those of its functions that this module uses. Two references are equal if
/// they are to the same object. A closure of a signal that has a reference to the object that emits it keeps the object until
/// GTK destroys it, as it does with closed windows.
@MainActor
class GObjectReference: @MainActor Equatable {
  /// The object; valid while this reference lives.
  let raw: UnsafeMutableRawPointer

  /// Takes over a reference that the caller owns, such as that to a new object.
  required init(owning object: some GObjectPointer) { raw = object.raw }

  /// Adds a reference. A new widget's reference belongs to nobody until somebody adds one, which is then the first.
  required init(adding object: some GObjectPointer) {
    raw = object.raw
    g_object_ref_sink(raw)
  }

  isolated deinit { g_object_unref(raw) }

  /// The object for C functions that need its class, or a superclass, which C's headers declare.
  func pointer<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    raw.assumingMemoryBound(to: type)
  }

  /// The object for C functions that need a class or an interface whose type is opaque.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  static func == (one: GObjectReference, other: GObjectReference) -> Bool { one.raw == other.raw }

  /// Keeps a property equal to one of another object, of which it takes the value first.
  func bind(_ property: String, to otherProperty: String, of other: GObjectReference) {
    g_object_bind_property(
      other.raw, otherProperty, raw, property,
      GBindingFlags(rawValue: G_BINDING_BIDIRECTIONAL.rawValue | G_BINDING_SYNC_CREATE.rawValue))
  }

  /// Keeps an object of Swift until this one is finalized.
  func keep(_ object: AnyObject, as key: String) {
    g_object_set_data_full(pointer(), key, Unmanaged.passRetained(object).toOpaque(), Callback.release)
  }
}
