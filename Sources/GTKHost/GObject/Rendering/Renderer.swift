import CGTK4

/// A `GskRenderer`, which draws nodes. Somebody else owns it.
struct Renderer {
  let pointer: OpaquePointer

  /// Whether it draws with Cairo, and not with OpenGL.
  var usesCairo: Bool {
    let instance = UnsafeMutablePointer<GTypeInstance>(pointer)
    let name = String(cString: g_type_name_from_instance(instance))
    return ["GskCairoRenderer", "GskBroadwayRenderer"].contains(name)
  }
}
