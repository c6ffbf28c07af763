import CollectionViewTesting
import Testing
import UIKit

@MainActor
@Suite("A stage")
struct StageTests {
  /// 100 rows of 50 points in 300 points.
  private let source = Numbers(200)
  private let stage: Stage
  private var view: UICollectionView

  init() {
    view = source.makeView()
    stage = Stage(view)
  }

  @Test(
    "a drag moves the content with the finger, less the 10 points by which a pan begins, and nothing glides on"
  )
  func drag() {
    stage.finger.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150))
    #expect(view.contentOffset.y == 90)
    stage.settle()
    #expect(view.contentOffset.y == 90)
  }

  @Test("a fling glides on, further for a higher velocity")
  func fling() {
    stage.finger.fling(velocity: CGVector(dx: 0, dy: -1000))
    let atRelease = view.contentOffset.y
    stage.settle()
    let slow = view.contentOffset.y
    #expect(atRelease < 100 && slow > atRelease + 100)
    stage.finger.fling(velocity: CGVector(dx: 0, dy: -2000))
    stage.settle()
    #expect(view.contentOffset.y - slow > slow)
  }

  @Test("a tap selects the item under the finger")
  func tap() {
    stage.finger.tap(at: CGPoint(x: 150, y: 75))
    #expect(view.indexPathsForSelectedItems == [[0, 3]])
  }

  @Test("two fingers on a touchpad scroll by their distance")
  func touchpad() {
    stage.touchpad.scroll(by: CGVector(dx: 0, dy: 120))
    stage.settle()
    #expect(abs(view.contentOffset.y - 120) < 0.01)
    stage.touchpad.fling(velocity: CGVector(dx: 0, dy: 1500))
    stage.settle()
    #expect(view.contentOffset.y > 120 + 150 + 50)
  }

  @Test("a wheel scrolls down by its clicks, and back")
  func wheel() {
    stage.wheel.turn(by: 3)
    stage.settle()
    let y = view.contentOffset.y
    #expect(y > 0)
    stage.wheel.turn(by: -3)
    stage.settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test("keys go to the collection view")
  func keys() {
    // 100 rows of 50 points end at 5000.
    stage.keys.press(.end)
    stage.settle()
    #expect(view.contentOffset.y == 4700)
    stage.keys.press(.home)
    stage.settle()
    #expect(view.contentOffset.y == 0)
  }

  @Test("the view fills a window of another size")
  func resize() {
    stage.resize(to: CGSize(width: 300, height: 100))
    #expect(view.bounds.size == CGSize(width: 300, height: 100))
    // Three columns: item 3 begins the second row.
    #expect(view.layoutAttributesForItem(at: [0, 3])?.frame.origin == CGPoint(x: 0, y: 50))
  }

  @Test("time passes by hand: half of a linear animation is half of the way")
  func advance() {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(square)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x = 105 }
    stage.advance(by: 0.5)
    let middle = square.layer.presentation()?.position.x ?? 0
    #expect(abs(middle - 55) < 0.01)
    #expect(stage.settle())
    #expect(square.layer.presentation()?.position.x ?? square.center.x == 105)
  }

  @Test("an animation that repeats does not settle")
  func endless() {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(square)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { square.alpha = 0 }
    #expect(!stage.settle(within: 3))
    square.layer.removeAllAnimations()
  }

  @Test("the surroundings are the traits of the views")
  func surroundings() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let dark = StageSurroundings(
      scale: 3, style: .dark, direction: .rightToLeft, textSize: .extraExtraLarge)
    let stage = Stage(label, size: CGSize(width: 60, height: 30), in: dark)
    let traits = label.traitCollection
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft && traits.preferredContentSizeCategory == .extraExtraLarge)
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let picture = stage.picture()
    #expect(picture?.width == 180 && picture?.height == 90)
    #expect(stage.collectionView == nil)
  }

  @Test("a view controller fills the window")
  func controller() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage(controller, size: CGSize(width: 123, height: 45))
    #expect(controller.view.bounds.size == CGSize(width: 123, height: 45))
    #expect(stage.collectionView === controller.collectionView && stage.size.width == 123)
  }
}
