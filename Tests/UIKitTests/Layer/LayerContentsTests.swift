import DisplayList
import Geometry
import ImageDecoding
import Testing
import UIKit

@MainActor
@Suite("Pictures in layers")
struct LayerContentsTests {
  // 40 × 20 pixels at scale 2 are 20 × 10 points, in bounds of 100 × 100.
  @Test(
    "gravity places the contents",
    arguments: [
      (CALayerContentsGravity.resize, Rectangle(x: 0, y: 0, width: 100, height: 100)),
      (.resizeAspect, Rectangle(x: 0, y: 25, width: 100, height: 50)),
      (.resizeAspectFill, Rectangle(x: -50, y: 0, width: 200, height: 100)),
      (.center, Rectangle(x: 40, y: 45, width: 20, height: 10)),
      (.bottomRight, Rectangle(x: 80, y: 90, width: 20, height: 10)),
      (.top, Rectangle(x: 40, y: 0, width: 20, height: 10)),
      (.left, Rectangle(x: 0, y: 45, width: 20, height: 10)),
    ])
  func gravity(gravity: CALayerContentsGravity, expected: Rectangle) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bitmap = try #require(
      Bitmap(width: 40, height: 20, pixels: [UInt8](repeating: 255, count: 40 * 20 * 4)))
    view.layer.contents = CGImage(bitmap)
    view.layer.contentsScale = 2
    view.layer.contentsGravity = gravity
    guard case .image(let picture, _, let place, _) = try #require(view.makeDisplayList().root.commands.first)
    else {
      Issue.record("no image")
      return
    }
    #expect(place == expected && picture.bitmap == bitmap)
  }
}
