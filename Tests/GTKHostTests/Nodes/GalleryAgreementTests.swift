import CairoRenderer
import DisplayList
import Foundation
import GalleryApp
import ImageDecoding
import TestSupport
import Testing
import UIKit

@testable import GTKHost

/// What the gallery shows in its window against the picture it writes: whole layouts, with all that real cells hold.
@MainActor
@Suite("Agreement of the gallery's window and its pictures", .needsDisplay)
struct GalleryAgreementTests {
  @Test("no tile of a layout drawn by OpenGL differs", arguments: GalleryLayout.allCases)
  func openGL(layout: GalleryLayout) throws {
    let drawing = try #require(NodeDrawing(.openGL))
    for (scroll, scale) in [(0.0, 1.0), (97, 1)] {
      var snapshot = AlbumSnapshot(album: .builtIn, layout: layout, size: CGSize(width: 360, height: 300))
      snapshot.scale = scale
      snapshot.scroll = CGPoint(x: scroll, y: scroll)
      let list = snapshot.makeDisplayList { Issue.record("\($0)") }
      let actual = try #require(drawing.draw(list, scale: scale))
      let expected = try #require(CairoRenderer().render(list, scale: scale))
      if let folder = ProcessInfo.processInfo.environment["KEEP_PICTURES"] {
        let name = "\(folder)/\(layout)-\(Int(scroll))-\(Int(scale))"
        try actual.pngData().map { Data($0) }?.write(to: URL(fileURLWithPath: name + "-gsk.png"))
        try expected.pngData().map { Data($0) }?.write(to: URL(fileURLWithPath: name + "-cairo.png"))
      }
      let difference = PictureDifference(of: actual, from: expected, tolerance: AgreementTests.tolerance)
      #expect(
        difference == nil, "\(layout) scrolled by \(scroll) at \(scale): \(difference?.description ?? "")")
    }
  }
}
