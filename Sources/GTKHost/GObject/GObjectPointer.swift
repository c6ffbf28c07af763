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

/// Casts a GObject pointer to one of its superclasses.
func pointer<Ancestor>(_ object: some GObjectPointer, to type: Ancestor.Type) -> UnsafeMutablePointer<
  Ancestor
> {
  object.raw.assumingMemoryBound(to: type)
}
