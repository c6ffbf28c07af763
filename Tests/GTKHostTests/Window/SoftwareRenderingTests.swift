import Foundation
import Testing

@testable import GTKHost

@MainActor
@Suite("Rendering without a GPU")
struct SoftwareRenderingTests {
  @Test(
    "is detected by the name of the OpenGL renderer",
    arguments: [
      ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("Software Rasterizer", true),
      ("Google SwiftShader", true), ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false),
      ("AMD Radeon RX 6600 (navi23, LLVM 15.0.6, DRM 3.49)", false), ("virgl", false),
      ("NVIDIA GeForce RTX 3060/PCIe/SSE2", false), ("", false),
    ])
  func names(renderer: String, isSoftware: Bool) {
    #expect(SoftwareRendering.isSoftware(renderer) == isSoftware)
  }

  @Test(
    "is expected if no device file belongs to a GPU",
    arguments: [
      ([], false), (["dri/card0"], false), (["null", "fb0"], false), (["dri/card0", "dri/renderD128"], true),
      (["nvidia0", "nvidiactl"], true), (["dxg"], true),
    ])
  func devices(files: [String], hasGPU: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("dri"), withIntermediateDirectories: true)
    for file in files { try Data().write(to: folder.appendingPathComponent(file)) }
    #expect(SoftwareRendering.hasGPU(devices: folder.path) == hasGPU)
  }

  @Test("disables OpenGL by the variable that the version of GDK reads")
  func variables() {
    #expect(OpenGL.disabledFeatures(minorVersion: 8) == ("GDK_DEBUG", "gl-disable"))
    #expect(OpenGL.disabledFeatures(minorVersion: 14) == ("GDK_DEBUG", "gl-disable"))
    #expect(OpenGL.disabledFeatures(minorVersion: 16) == ("GDK_DISABLE", "gl,vulkan"))
  }
}
