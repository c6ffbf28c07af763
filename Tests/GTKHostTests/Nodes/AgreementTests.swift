import CairoRenderer
import DisplayList
import Foundation
import ImageDecoding
import TestSupport
import Testing

@testable import GTKHost

/// The window's picture of a scene against CairoRenderer's.
@MainActor
@Suite("Agreement of GSK and Cairo", .needsDisplay)
struct AgreementTests {
  /// Single pixels may differ, on edges and in glyphs, which GSK places in quarters of a pixel; means of
  /// tiles hardly.
  static let tolerance = PictureTolerance(pixel: 255, tileMean: 12)

  @Test("no tile of a scene drawn by OpenGL differs", arguments: Scene.all, [1.0, 2.0])
  func openGL(scene: Scene, scale: Double) throws {
    try compare(scene, scale: scale, by: .openGL)
  }

  @Test("no tile of a scene drawn without OpenGL differs", arguments: Scene.all)
  func withoutOpenGL(scene: Scene) throws {
    try compare(scene, scale: 1, by: .cairo)
  }

  private func compare(_ scene: Scene, scale: Double, by kind: NodeBuilder.Renderer) throws {
    let drawing = try #require(NodeDrawing(kind), "GSK has no such renderer here.")
    let actual = try #require(drawing.draw(scene.list, scale: scale))
    let expected = try #require(CairoRenderer().render(scene.list, scale: scale))
    if let folder = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
      let name = "\(folder)/\(scene.testDescription)-\(kind)-\(Int(scale))"
      try actual.pngData().map { Data($0) }?.write(to: URL(fileURLWithPath: name + "-gsk.png"))
      try expected.pngData().map { Data($0) }?.write(to: URL(fileURLWithPath: name + "-cairo.png"))
    }
    let difference = PictureDifference(of: actual, from: expected, tolerance: Self.tolerance)
    #expect(difference == nil, "\(scene.testDescription) at \(scale)")
  }
}
