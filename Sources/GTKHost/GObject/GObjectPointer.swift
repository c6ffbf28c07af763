import CGTK4

/// A pointer to a GObject. C's headers declare some of these types, and others are opaque.
protocol GObjectPointer {
  var raw: UnsafeMutableRawPointer { get }
}

extension OpaquePointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutablePointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer: GObjectPointer {
  var raw: UnsafeMutableRawPointer { self }
}

extension Bool {
  /// The value for C functions.
  var gboolean: gint { self ? 1 : 0 }
}
