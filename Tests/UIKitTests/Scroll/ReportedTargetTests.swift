import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("§7.4 The reported target")
  struct ReportedTargetTests {
    /// Remembers the proposals it receives.
    final class Layout: UICollectionViewLayout {
      var proposals: [CGPoint] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 20_000) }
      override func targetContentOffset(
        forProposedContentOffset proposal: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        proposals.append(proposal)
        return proposal
      }
    }

    final class Delegate: NSObject, UICollectionViewDelegate {
      var targets: [CGPoint] = []
      var isWritingBack = false
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        targets.append(targetContentOffset.pointee)
        if isWritingBack { targetContentOffset.pointee = CGPoint(x: 0, y: targets[targets.count - 1].y) }
      }
    }

    private let stage: Stage
    private var window: UIWindow { stage.window }
    private let layout = Layout()
    private let view: UICollectionView
    private let delegate = Delegate()
    private var fingers: Fingers { stage.finger }

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      stage = Stage(view, in: StageSurroundings(scale: 3))
      view.delegate = delegate
    }

    struct Fling: Sendable {
      var step: CGFloat
      var start: CGFloat = 9000
      var reported: CGFloat
      var landing: CGFloat
    }

    // Ten steps less 10 points of slop; a step every 8 ms. The factors are 0.4994998 and 0.499.
    nonisolated static let flings = [
      // 750 a second: 9050 + 740 · 0.4994998 = 9419.63, and 9419.26.
      Fling(step: 6, reported: 28259.0 / 3, landing: 28258.0 / 3),
      // 3000: 9230 + 2990 · 0.4994998 = 10723.50, and 10722.01; of the pixels at 10723⅓ and 10723⅔ the former is nearer.
      Fling(step: 24, reported: 32171.0 / 3, landing: 10722),
      // −3000: 8770 − 1493.504 = 7276.496, and 7277.99.
      Fling(step: -24, reported: 21829.0 / 3, landing: 7278),
      // Beyond the ends.
      Fling(step: 24, start: 19_000, reported: 19_600, landing: 19_600),
      Fling(step: -24, start: 300, reported: 0, landing: 0),
    ]

    @Test(
      "layout and delegate receive x0 + (|v| − 10) · 0.4994998 on a pixel within the range", arguments: flings
    )
    func reported(_ fling: Fling) {
      view.contentOffset.y = fling.start
      let way = CGVector(dx: 0, dy: -fling.step)
      fingers.fling(from: CGPoint(x: 150, y: 200), step: way, count: 10)
      #expect(layout.proposals.count == 1 && delegate.targets.count == 1)
      #expect(abs((layout.proposals.first?.y ?? .nan) - fling.reported) < 1e-9)
      #expect(delegate.targets == layout.proposals)
    }

    @Test(
      "writing the reported target back keeps the natural deceleration",
      arguments: flings, [false, true])
    func natural(_ fling: Fling, isWritingBack: Bool) {
      delegate.isWritingBack = isWritingBack
      view.contentOffset.y = fling.start
      fingers.fling(from: CGPoint(x: 150, y: 200), step: CGVector(dx: 0, dy: -fling.step), count: 10)
      fingers.waitForRest(of: view)
      #expect(abs(view.contentOffset.y - fling.landing) < 1e-9)
    }
  }
}
