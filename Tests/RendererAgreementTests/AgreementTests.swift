import CairoRenderer
import DisplayList
import Foundation
import ImageDecoding
import RendererTestSupport
import Testing

/// The same scenes drawn by CairoRenderer, by the window and by a browser.
@MainActor
@Suite("Agreement of the renderers", .serialized)
struct AgreementTests {
  @Test(
    "no tile of a scene differs between Cairo, GSK and Chromium", .needsDisplay, .needsBrowser,
    arguments: [1.0, 3.0])
  func allThree(scale: Double) async throws {
    let lists = Scene.all.map { $0.list(scale: scale) }
    let browser = try await Browser.draw(lists, scale: scale)
    let drawing = try #require(NodeDrawing(.openGL))
    let comparisons = try Scene.all.indices.map { index in
      Comparison(
        Scene.all[index].name,
        [
          .cairo: try #require(CairoRenderer().render(lists[index], scale: scale)),
          .window: try #require(drawing.draw(lists[index], scale: scale)),
          .browser: browser[index],
        ])
    }
    let failures = comparisons.filter { $0.worst.difference > Comparison.tolerance }
    guard !failures.isEmpty else { return }
    let sheet = try DifferenceSheet(comparisons, scale: scale).write()
    for comparison in failures {
      Issue.record("\(comparison.worst) at scale \(scale); see \(sheet.path)")
    }
  }

  @Test("no tile of a scene differs between Cairo and GSK without OpenGL", .needsDisplay)
  func withoutOpenGL() throws {
    let drawing = try #require(NodeDrawing(.cairo))
    for scene in Scene.all {
      let list = scene.list(scale: 1)
      let comparison = Comparison(
        scene.name,
        [
          .cairo: try #require(CairoRenderer().render(list, scale: 1)),
          .window: try #require(drawing.draw(list, scale: 1)),
        ])
      #expect(comparison.worst.difference <= Comparison.tolerance, "\(comparison.worst)")
    }
  }

  @Test("every kind of scene is among them")
  func scenes() {
    #expect(Scene.all.count >= 60)
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
  }
}
