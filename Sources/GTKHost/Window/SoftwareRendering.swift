import CGTK4
import Foundation

/// Selects GSK's Cairo renderer if there is no GPU.
@MainActor
enum SoftwareRendering {
  /// Initializes GTK, which connects to the display, and returns whether that succeeded.
  ///
  /// GDK loads OpenGL for each X11 display, even if Cairo draws. Without a GPU that is software with a compiler of its
  /// own, which takes 60 MB, so it is not loaded then. The environment takes precedence: `GSK_RENDERER` with a renderer
  /// that needs OpenGL, and GDK's variables for debugging.
  static func initializeGTK() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let isCairoPossible = ["cairo", nil].contains(environment["GSK_RENDERER"])
    let isGPUUsed = environment["LIBGL_ALWAYS_SOFTWARE"] != "1" && hasGPU()
    if isCairoPossible, !isGPUUsed, let isConnected = OpenGL.connectWithout() { return isConnected }
    return gtk_init_check() != 0
  }

  /// Uses GSK's Cairo renderer if there is no OpenGL, or if it is implemented in software. Software OpenGL draws every
  /// pixel of a window again for every frame, which takes more than twice as long for a grid of pictures.
  ///
  /// Call this before the first window opens. The environment variable `GSK_RENDERER` takes precedence.
  static func useCairoWithoutGPU() {
    guard getenv("GSK_RENDERER") == nil, OpenGL.rendererName.map(isSoftware) ?? true else { return }
    OpenGL.replaceWithCairo()
  }

  /// Whether there is a GPU that a driver can use.
  ///
  /// - Parameter devices: The folder of the device files.
  static func hasGPU(devices: String = "/dev") -> Bool {
    let renderNodes = try? FileManager.default.contentsOfDirectory(atPath: "\(devices)/dri")
    return renderNodes?.contains { $0.hasPrefix("renderD") } == true
      || ["nvidiactl", "dxg", "mali0", "kgsl-3d0"].contains {
        // The drivers of NVIDIA, of Windows' subsystem for Linux, and of ARM and Qualcomm.
        FileManager.default.fileExists(atPath: "\(devices)/\($0)")
      }
  }

  /// Whether the name of an OpenGL renderer is that of a software renderer of Mesa or Chromium.
  static func isSoftware(_ renderer: String) -> Bool {
    let name = renderer.lowercased()
    return ["llvmpipe", "softpipe", "software rasterizer", "swiftshader"].contains { name.contains($0) }
  }
}
