import CollectionLayouts
import TestSupport
import Testing
import UIKit

/// Halfway between the axes a drag moves the one there is.
@MainActor
@Suite("§6.3 Drags at 45 degrees")
struct DiagonalDragTests {
  struct OneAxis: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable @MainActor () -> UICollectionViewLayout
  }

  nonisolated static let layouts = [
    OneAxis(testDescription: "carousel") { CarouselLayout() },
    OneAxis(testDescription: "upright carousel") {
      let layout = CarouselLayout()
      layout.scrollDirection = .vertical
      return layout
    },
    OneAxis(testDescription: "turntable") { TurntableLayout() },
    OneAxis(testDescription: "book") { BookLayout() },
    OneAxis(testDescription: "cover flow") { CoverFlowLayout() },
    OneAxis(testDescription: "spinning wheel") { SpinningWheelLayout() },
    OneAxis(testDescription: "picker wheel") { PickerWheelLayout() },
    OneAxis(testDescription: "horizontal picker wheel") {
      let layout = PickerWheelLayout()
      layout.scrollDirection = .horizontal
      return layout
    },
    OneAxis(testDescription: "waterfall") { WaterfallLayout() },
    OneAxis(testDescription: "stretchy header") { StretchyHeaderLayout() },
    OneAxis(testDescription: "flow") { UICollectionViewFlowLayout() },
    OneAxis(testDescription: "horizontal flow") {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      return layout
    },
  ]

  // Nine steps of 18 points on either axis; of the slop's 10 points each takes 10 / √2.
  @Test(
    "every layout with one axis follows, and nothing is selected", arguments: layouts,
    [(1, 1), (1, -1), (-1, 1), (-1, -1)])
  func diagonal(_ oneAxis: OneAxis, way: (CGFloat, CGFloat)) {
    let view = NumberedItems([400]).makeView(oneAxis.make(), width: 320, height: 400)
    let stage = Stage(view)
    let isHorizontal = view.contentSize.width > view.bounds.width
    let middle = CGPoint(
      x: isHorizontal ? (view.contentSize.width / 2).rounded() : 0,
      y: isHorizontal ? 0 : (view.contentSize.height / 2).rounded())
    view.contentOffset = middle
    stage.window.layoutIfNeeded()
    let fingers = stage.finger
    fingers.down(160, 200)
    for step in 1...9 {
      fingers.pass(0.008)
      fingers.move(160 + CGFloat(step) * 18 * way.0, 200 + CGFloat(step) * 18 * way.1)
    }
    let distance = 162 - 10 * 0.5.squareRoot()
    let (x, y) = (view.contentOffset.x - middle.x, view.contentOffset.y - middle.y)
    #expect(view.isDragging)
    #expect(abs((isHorizontal ? x : y) + distance * (isHorizontal ? way.0 : way.1)) <= 0.2501)
    #expect((isHorizontal ? y : x) == 0)
    fingers.up()
    #expect(view.indexPathsForSelectedItems?.isEmpty != false)
  }
}
