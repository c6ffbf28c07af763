import Testing
import UIKit

@MainActor
@Suite("The tree of layers")
struct LayerTreeTests {
  @Test("a layer takes the position of a sublayer, also if it was a sublayer itself")
  func replacement() {
    let parent = CALayer()
    let layers = (0..<4).map { number in
      let layer = CALayer()
      layer.name = "\(number)"
      return layer
    }
    for layer in layers.prefix(3) { parent.addSublayer(layer) }
    func names() -> String { (parent.sublayers ?? []).compactMap(\.name).joined() }
    parent.replaceSublayer(layers[1], with: layers[3])
    #expect(names() == "032" && layers[1].superlayer == nil)
    parent.replaceSublayer(layers[2], with: layers[0])
    #expect(names() == "30")
    // Layers of another tree, the same layer, and an ancestor change nothing.
    parent.replaceSublayer(layers[1], with: layers[2])
    parent.replaceSublayer(layers[0], with: layers[0])
    let outer = CALayer()
    outer.addSublayer(parent)
    parent.replaceSublayer(layers[0], with: outer)
    #expect(names() == "30" && outer.sublayers?.first === parent)
  }
}
