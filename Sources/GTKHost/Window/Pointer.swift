/// An object of GLib's class hierarchy as one of its superclasses: C would cast.
func pointer<Object, Ancestor>(_ object: UnsafeMutablePointer<Object>, to type: Ancestor.Type)
  -> UnsafeMutablePointer<Ancestor>
{
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: type)
}

/// An object of GLib's class hierarchy as one of its superclasses: C would cast.
func pointer<Ancestor>(_ object: OpaquePointer, to type: Ancestor.Type) -> UnsafeMutablePointer<Ancestor> {
  UnsafeMutableRawPointer(object).assumingMemoryBound(to: type)
}
