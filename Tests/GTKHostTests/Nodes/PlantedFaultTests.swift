import CairoRenderer
import DisplayList
import Geometry
import TestSupport
import Testing

@testable import GTKHost

/// Shows that the comparison of both renderers finds what it is meant to find: a scene with a fault, drawn by
/// GSK, does not pass for the scene without.
@MainActor
@Suite("Faults the comparison finds", .needsDisplay)
struct PlantedFaultTests {
  @Test("a fault is found", arguments: PlantedFault.all, [1.0, 2.0])
  func found(fault: PlantedFault, scale: Double) throws {
    let drawing = try #require(NodeDrawing(.openGL))
    let expected = try #require(CairoRenderer().render(PlantedFault.scene(), scale: scale))
    let right = try #require(drawing.draw(PlantedFault.scene(), scale: scale))
    #expect(PictureDifference(of: right, from: expected, tolerance: AgreementTests.tolerance) == nil)
    let wrong = try #require(drawing.draw(fault.list, scale: scale))
    #expect(PictureDifference(of: wrong, from: expected, tolerance: AgreementTests.tolerance) != nil)
  }
}
