/// Casts a GObject pointer to one of its superclasses.
func pointer<Object, Ancestor>(_ object: UnsafeMutablePointer<Object>, to type: Ancestor.Type)
  -> UnsafeMutablePointer<Ancestor>
{
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: type)
}

/// Casts a GObject pointer to one of its superclasses.
func pointer<Ancestor>(_ object: OpaquePointer, to type: Ancestor.Type) -> UnsafeMutablePointer<Ancestor> {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: type)
}
