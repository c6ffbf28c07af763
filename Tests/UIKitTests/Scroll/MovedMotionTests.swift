import CollectionViewTesting
import Testing
import UIKit

/// Content that code moves while it moves by itself.
@Suite("Content that is moved in motion")
@MainActor
struct MovedMotionTests {
  private func scrollView() -> (UIScrollView, Stage) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    return (view, Stage(view))
  }

  @Test(
    "content that is moved during an animated scroll comes to rest in its range", arguments: [0, 0.1, 0.2])
  func movedDuringAnimation(wait: Double) {
    let (view, stage) = scrollView()
    view.contentOffset.y = 900
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.advance(by: 0)
    stage.advance(by: wait)
    view.contentOffset.y = 100
    stage.settle()
    #expect(view.contentOffset.y >= 0 && view.contentOffset.y <= 100)
    view.setContentOffset(CGPoint(x: 0, y: 1500), animated: true)
    stage.advance(by: 0)
    view.contentOffset.y = 1550
    stage.settle()
    #expect(view.contentOffset.y == 1600)
  }

  // As when self-sizing rows at the top are measured while a list returns to its end.
  @Test(
    "content that grows before what is visible, while it returns to its end, rests there",
    arguments: [(64, 64), (64, 68), (20, 20)])
  func grownWhileReturning(shift: CGFloat, growth: CGFloat) {
    let (view, stage) = scrollView()
    view.contentOffset.y = 1600
    stage.finger.down(at: CGPoint(x: 150, y: 300))
    for step in 1...10 { stage.finger.move(to: CGPoint(x: 150, y: 300 - CGFloat(step) * 15)) }
    stage.finger.wait(0.2)
    stage.finger.up()
    stage.advance(by: 0.02)
    stage.advance(by: 0.02)
    #expect(view.contentOffset.y > 1600)
    view.contentSize.height += growth
    view.contentOffset.y += shift
    stage.settle()
    #expect(view.contentOffset.y == 1600 + growth)
  }
}
