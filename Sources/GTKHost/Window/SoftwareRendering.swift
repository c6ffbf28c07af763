import CGTK4
import Foundation

/// Selects GSK's Cairo renderer if there is no GPU.
@MainActor
enum SoftwareRendering {
  /// Uses GSK's Cairo renderer if OpenGL is implemented in software. Software OpenGL draws every pixel of a window
  /// again for every frame, which takes more than twice as long for a grid of pictures.
  ///
  /// Call this before the first window opens. The environment variable `GSK_RENDERER` takes precedence.
  static func useCairoWithoutGPU() {
    guard getenv("GSK_RENDERER") == nil, let display = gdk_display_get_default(),
      isOpenGLInSoftware(on: display)
    else { return }
    // GSK reads the renderer's name here and in the environment, which other threads may be reading.
    g_object_set_data_full(pointer(display, to: GObject.self), "gsk-renderer", g_strdup("cairo"), g_free)
  }

  /// Whether the name of an OpenGL renderer is that of a software renderer of Mesa or Chromium.
  static func isSoftware(_ renderer: String) -> Bool {
    let name = renderer.lowercased()
    return ["llvmpipe", "softpipe", "software rasterizer", "swiftshader"].contains { name.contains($0) }
  }

  private static func isOpenGLInSoftware(on display: OpaquePointer) -> Bool {
    guard let context = gdk_display_create_gl_context(display, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    guard gdk_gl_context_realize(context, nil) != 0 else { return false }
    gdk_gl_context_make_current(context)
    defer { gdk_gl_context_clear_current() }
    return rendererName().map(isSoftware) ?? false
  }

  /// The name of the OpenGL renderer of the current context.
  private static func rendererName() -> String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    // GTK loads OpenGL through libepoxy, which keeps its functions in variables.
    guard let variable = dlsym(nil, "epoxy_glGetString") else { return nil }
    let getString = variable.assumingMemoryBound(to: GetString?.self).pointee
    let renderer: UInt32 = 0x1F01  // GL_RENDERER
    return getString?(renderer).map { String(cString: $0) }
  }
}
