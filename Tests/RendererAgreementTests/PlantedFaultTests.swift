import CairoRenderer
import DisplayList
import RendererTestSupport
import Testing

/// Shows that the comparison of the renderers finds what it is meant to find: a scene with a fault, drawn by one of
/// them, does not pass for the scene without.
@MainActor
@Suite("Faults the comparison finds", .serialized)
struct PlantedFaultTests {
  @Test("a fault in the window is found", .needsDisplay, arguments: PlantedFault.all, [1.0, 2.0])
  func window(fault: PlantedFault, scale: Double) throws {
    let drawing = try #require(NodeDrawing(.openGL))
    let expected = try #require(CairoRenderer().render(fault.right, scale: scale))
    let right = try #require(drawing.draw(fault.right, scale: scale))
    let wrong = try #require(drawing.draw(fault.wrong, scale: scale))
    #expect(Comparison("", [.cairo: expected, .window: right]).worst.difference <= Comparison.tolerance)
    #expect(Comparison("", [.cairo: expected, .window: wrong]).worst.difference > Comparison.tolerance)
  }

  @Test("a fault in the page is found", .needsBrowser, arguments: [1.0, 2.0, 3.0])
  func browser(scale: Double) async throws {
    let faults = PlantedFault.all
    let pictures = try await Browser.draw(faults.map(\.right) + faults.map(\.wrong), scale: scale)
    for (index, fault) in faults.enumerated() {
      let expected = try #require(CairoRenderer().render(fault.right, scale: scale))
      let right = Comparison("", [.cairo: expected, .browser: pictures[index]])
      let wrong = Comparison("", [.cairo: expected, .browser: pictures[faults.count + index]])
      #expect(right.worst.difference <= Comparison.tolerance, "\(fault.testDescription) at \(scale)")
      #expect(wrong.worst.difference > Comparison.tolerance, "\(fault.testDescription) at \(scale)")
    }
  }
}
