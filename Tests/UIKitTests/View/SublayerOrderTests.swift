import Testing
import UIKit

@Suite("The order of the layers of subviews")
@MainActor
struct SublayerOrderTests {
  /// Where a view has a layer without a view.
  enum Extra: CaseIterable {
    case none, behind, inFront, between, onBothSides
  }

  @Test(
    "a subview's layer is directly behind the layer of the next subview", arguments: Extra.allCases, 0...3)
  func insertion(extra: Extra, index: Int) {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    views.forEach(parent.addSubview)
    switch extra {
    case .none: break
    case .behind: parent.layer.insertSublayer(CALayer(), at: 0)
    case .inFront: parent.layer.addSublayer(CALayer())
    case .between: parent.layer.insertSublayer(CALayer(), above: views[0].layer)
    case .onBothSides:
      parent.layer.insertSublayer(CALayer(), at: 0)
      parent.layer.addSublayer(CALayer())
    }
    let inserted = UIView()
    parent.insertSubview(inserted, at: index)
    var expected = views
    expected.insert(inserted, at: index)
    #expect(parent.subviews == expected)
    let layers = parent.layer.sublayers ?? []
    #expect(layers.compactMap { layer in expected.first { $0.layer === layer } } == expected)
    if index < 3, let place = layers.firstIndex(where: { $0 === inserted.layer }) {
      #expect(layers[place + 1] === views[index].layer)
    }
    // A subview that moves among its siblings.
    parent.insertSubview(views[2], at: 0)
    #expect(
      parent.layer.sublayers?.first { layer in expected.contains { $0.layer === layer } } === views[2].layer)
  }
}
