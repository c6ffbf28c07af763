import CGTK4
import Foundation

/// OpenGL on the default display.
@MainActor
enum OpenGL {
  /// The name of its renderer; nil if there is no OpenGL.
  static var rendererName: String? {
    guard let display = gdk_display_get_default(), let made = gdk_display_create_gl_context(display, nil)
    else { return nil }
    let context = GObjectReference(owning: made)
    guard gdk_gl_context_realize(context.opaque, nil) != 0 else { return nil }
    gdk_gl_context_make_current(context.opaque)
    defer { gdk_gl_context_clear_current() }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    // GTK loads OpenGL through libepoxy, which keeps its functions in variables.
    guard let variable = dlsym(nil, "epoxy_glGetString") else { return nil }
    let getString = variable.assumingMemoryBound(to: GetString?.self).pointee
    let renderer: UInt32 = 0x1F01  // GL_RENDERER
    return getString?(renderer).map { String(cString: $0) }
  }

  /// Uses GSK's Cairo renderer instead, for windows that open from now on.
  static func replaceWithCairo() {
    guard let display = gdk_display_get_default() else { return }
    // GSK reads the renderer's name here and in the environment, which other threads may be reading.
    g_object_set_data_full(
      display.raw.assumingMemoryBound(to: GObject.self), "gsk-renderer", g_strdup("cairo"), g_free)
  }
}
