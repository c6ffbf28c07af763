import Geometry
import TestSupport
import Testing
import UIKit

/// How often a layout is asked where a click of a mouse wheel comes to rest. In a view 400 points high, a click is
/// 400^(2/3) = 54.29 points.
@MainActor
@Suite("Where a click of the wheel rests")
struct WheelQuestionTests {
  private final class SpacedLayout: UICollectionViewLayout {
    /// The distance between two resting positions; nil if a scroll may end anywhere.
    var spacing: CGFloat?
    private(set) var questions = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 90_000) }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      questions += 1
      guard let spacing else { return proposedContentOffset }
      return CGPoint(x: 0, y: (proposedContentOffset.y / spacing).rounded() * spacing)
    }
  }

  @Test(
    "a layout with regular resting positions is asked few times, and the click leads to the next one",
    arguments: [
      // Nothing snaps: at two distances.
      (nil, 2),
      // At 51 points it says 60, at 29 points 20, and at 10 points 0.
      (20, 3),
      // 0 at 51 and 109 points, 300 at 217, and 0 at 147.
      (300, 4),
      // 0 at 51, 109, 217 and 434 points, 900 at 869, and 0 at 441.
      (900, 6),
    ] as [(CGFloat?, Int)])
  func questions(spacing: CGFloat?, expected: Int) {
    let layout = SpacedLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let stage = Stage(view)
    layout.spacing = spacing
    stage.send(
      .scroll(.init(source: .wheel, delta: Point2D(x: 0, y: 1), location: Point2D(x: 150, y: 200))))
    #expect(layout.questions == expected)
    stage.settle()
    #expect(abs(view.contentOffset.y - (spacing ?? 54.29)) < 0.5)
  }
}
