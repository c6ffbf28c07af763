import CGTK4
import Foundation

/// OpenGL on the default display.
@MainActor
enum OpenGL {
  /// Connects to the default display and returns whether that succeeded. GDK does not load OpenGL for it.
  ///
  /// Does nothing but to return nil if GTK is initialized, or if the user has set the environment variable.
  static func connectWithout() -> Bool? {
    let disabled = disabledFeatures(minorVersion: gtk_get_minor_version())
    guard gtk_is_initialized() == 0, getenv(disabled.variable) == nil else { return nil }
    // GDK reads the variable once. Programs that this one starts must not inherit it.
    setenv(disabled.variable, disabled.value, 1)
    defer { unsetenv(disabled.variable) }
    return gtk_init_check() != 0
  }

  /// The environment variable in which GDK finds what to do without, and its value for OpenGL and what replaces it.
  ///
  /// - Parameter minorVersion: The second number of GTK's version.
  static func disabledFeatures(minorVersion: UInt32) -> (variable: String, value: String) {
    // GTK 4.16 has a variable of its own for that, and Vulkan.
    minorVersion < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl,vulkan")
  }

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
