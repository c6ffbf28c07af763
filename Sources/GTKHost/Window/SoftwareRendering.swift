import CGTK4
import Foundation

/// Whether GSK draws on a GPU.
@MainActor
enum SoftwareRendering {
  /// Has the windows of a display drawn by GSK's Cairo renderer where OpenGL itself is done in software: that draws each
  /// pixel of a window anew for every frame, which takes more than twice as long for a grid of pictures.
  ///
  /// To be called before there are windows. Whoever sets `GSK_RENDERER` has chosen.
  static func useCairoWithoutGPU() {
    guard getenv("GSK_RENDERER") == nil, let display = gdk_display_get_default(),
      isOpenGLInSoftware(on: display)
    else { return }
    // Where GSK looks for the name of a renderer, besides the environment, which other threads may be reading.
    g_object_set_data_full(pointer(display, to: GObject.self), "gsk-renderer", g_strdup("cairo"), g_free)
  }

  /// Whether OpenGL's name of a renderer is that of one of Mesa's for the CPU, or of Chromium's.
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

  /// What OpenGL calls the renderer of the current context.
  private static func rendererName() -> String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    // GTK loads OpenGL by way of libepoxy, which keeps its functions in variables.
    guard let variable = dlsym(nil, "epoxy_glGetString") else { return nil }
    let getString = variable.assumingMemoryBound(to: GetString?.self).pointee
    let renderer: UInt32 = 0x1F01  // GL_RENDERER
    return getString?(renderer).map { String(cString: $0) }
  }
}
