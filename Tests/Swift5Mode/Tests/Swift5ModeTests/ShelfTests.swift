import CollectionViewTesting
import Foundation
import Shelf
import Testing
import UIKit

@MainActor
struct ShelfTests {
  let source = ShelfSource(count: 20)

  @Test func laws() { expectLaws(of: ShelfLayout(), trials: 2) }

  @Test func costs() { expectCost(of: UICollectionViewFlowLayout()) }

  @Test func gestures() {
    let view = source.makeView()
    let stage = Stage(view)
    stage.finger.fling(velocity: CGVector(dx: 0, dy: -2000))
    stage.settle()
    #expect(view.contentOffset.y > 200 && stage.picture(.wireframe) != nil && !stage.dump().isEmpty)
  }

  @Test func pictures() throws {
    // Nothing is recorded: the picture of the same view is expected.
    let picture = Stage(source.makeView()).picture()
    #expect(try #require(picture).pixels == Stage(source.makeView()).picture()?.pixels)
  }
}
