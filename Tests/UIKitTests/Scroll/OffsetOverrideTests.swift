import CollectionViewTesting
import Geometry
import Testing
import UIKit

extension StagedTests {
  /// Subclasses of apps override the offset to follow it.
  @MainActor
  @Suite("Overrides of the content offset")
  struct OffsetOverrideTests {
    private final class FollowedScrollView: UIScrollView {
      var offsets: [CGFloat] = []

      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
          super.contentOffset = newValue
          offsets.append(super.contentOffset.y)
        }
      }
    }

    private let stage: Stage
    private let view = FollowedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private var fingers: Fingers { stage.finger }

    init() {
      stage = Stage(view)
      view.contentSize = CGSize(width: 300, height: 5000)
    }

    @Test("a drag, a deceleration, an animation and a wheel set the property")
    func isSet() {
      func expectFollowed(_ motion: String) {
        #expect(!view.offsets.isEmpty && view.offsets.last == view.contentOffset.y, "\(motion)")
        view.offsets = []
      }
      fingers.down(at: CGPoint(x: 150, y: 300))
      fingers.move(to: CGPoint(x: 150, y: 250))
      expectFollowed("drag")
      fingers.up()
      fingers.fling(from: CGPoint(x: 150, y: 300), step: CGVector(dx: 0, dy: -8), count: 10)
      view.offsets = []
      fingers.waitForRest(of: view)
      expectFollowed("deceleration")
      view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
      stage.settle()
      expectFollowed("animation")
      for source in [InputEvent.Scroll.Source.wheel, .fineWheel, .touchpad] {
        let scroll = InputEvent.Scroll(
          source: source, delta: Point2D(x: 0, y: 0.5), location: Point2D(x: 150, y: 200))
        stage.send(.scroll(scroll), [])
        stage.settle()
        expectFollowed("\(source)")
      }
    }
  }
}
