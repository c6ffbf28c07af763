import Foundation

/// Selects GSK's Cairo renderer if there is no GPU.
@MainActor
enum SoftwareRendering {
  /// Uses GSK's Cairo renderer if OpenGL is implemented in software. Software OpenGL draws every pixel of a window
  /// again for every frame, which takes more than twice as long for a grid of pictures.
  ///
  /// Call this before the first window opens. The environment variable `GSK_RENDERER` takes precedence.
  static func useCairoWithoutGPU() {
    guard getenv("GSK_RENDERER") == nil, OpenGL.rendererName.map(isSoftware) == true else { return }
    OpenGL.replaceWithCairo()
  }

  /// Whether the name of an OpenGL renderer is that of a software renderer of Mesa or Chromium.
  static func isSoftware(_ renderer: String) -> Bool {
    let name = renderer.lowercased()
    return ["llvmpipe", "softpipe", "software rasterizer", "swiftshader"].contains { name.contains($0) }
  }
}
