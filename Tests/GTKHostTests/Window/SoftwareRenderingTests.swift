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
}
