import CairoRenderer
import TestSupport
import Testing
import UIKit

/// The article "Writing your own layout".
@MainActor
@Suite("Article: writing your own layout")
struct WritingYourOwnLayoutTests {
  private let layout = ArcLayout()
  private let source = NumberedSource(count: 1000)
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 480, height: 320), collectionViewLayout: layout)
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.backgroundColor = .white
    view.layoutIfNeeded()
  }

  @Test("the item at the offset is in the middle, upright; its neighbour is a pitch away along the arc")
  func geometry() throws {
    view.contentOffset.x = 5 * 140
    view.layoutIfNeeded()
    let front = try #require(layout.layoutAttributesForItem(at: [0, 5]))
    #expect(front.center == CGPoint(x: 700 + 240, y: 160) && front.transform == .identity)
    let next = try #require(layout.layoutAttributesForItem(at: [0, 6]))
    // 140 points on a circle of 500 are 0.28 radians: 500 sin 0.28 = 138.18, 500 (1 − cos 0.28) = 19.47.
    #expect(abs(next.center.x - 940 - 138.18) < 0.01 && abs(next.center.y - 160 - 19.47) < 0.01)
  }

  @Test("the content lets the last item reach the middle, and no more")
  func contentSize() {
    // 480 + 999 · 140.
    #expect(view.contentSize == CGSize(width: 140_340, height: 320))
  }

  @Test(
    "the answer for a rectangle has every item that touches it, and few others", arguments: UInt64(0)..<50)
  func query(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    layout.radius = .random(in: 50...2000, using: &random)
    view.contentOffset.x = .random(in: -500...140_500, using: &random)
    view.layoutIfNeeded()
    let rect = CGRect(
      x: view.contentOffset.x + .random(in: -600...600, using: &random),
      y: .random(in: -300...300, using: &random), width: .random(in: 1...900, using: &random),
      height: .random(in: 1...600, using: &random))
    let answer = layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) ?? []
    let expected = (0..<1000).filter { item in
      layout.layoutAttributesForItem(at: [0, item]).map { !$0.isHidden && $0.frame.intersects(rect) } ?? false
    }
    #expect(Set(answer).isSuperset(of: expected), "seed \(seed)")
    #expect(answer.count <= Int(CGFloat.pi * layout.radius / 140) + 1, "seed \(seed)")
  }

  @Test("scrolling stops at an item: the next one in the direction of the finger, else the nearest")
  func snapping() {
    func target(_ x: CGFloat, velocity: CGFloat) -> CGFloat {
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: x, y: 0), withScrollingVelocity: CGPoint(x: velocity, y: 0)
      ).x / 140
    }
    #expect(target(150, velocity: 1) == 2)
    #expect(target(150, velocity: -1) == 1)
    #expect(target(150, velocity: 0) == 1)
    #expect(target(1e9, velocity: 1) == 999)
  }

  @Test("scrolling to an item brings it to the middle")
  func scrollingToItem() {
    view.scrollToItem(at: [0, 700], at: .centeredHorizontally, animated: false)
    #expect(view.contentOffset.x == 98_000)
  }

  @Test("without lean both ways of placing agree; on the drum the neighbour recedes")
  func lean() throws {
    let flat = try #require(layout.layoutAttributesForItem(at: [0, 1]))
    layout.lean = .pi / 2
    view.layoutIfNeeded()
    let drum = try #require(layout.layoutAttributesForItem(at: [0, 1]))
    #expect(drum.center == CGPoint(x: 240, y: 160))
    #expect(abs(drum.transform3D.m41 - (flat.center.x - 240)) < 1e-9, "as far to the side")
    #expect(abs(drum.transform3D.m42) < 1e-9, "at the same height")
    #expect(abs(drum.transform3D.m43 + (flat.center.y - 160)) < 1e-9, "as far back as it was down")
    #expect(view.layer.sublayerTransform.m34 == -1.0 / 900)
    layout.lean = 1e-12
    view.layoutIfNeeded()
    let nearlyFlat = try #require(layout.layoutAttributesForItem(at: [0, 1]))
    #expect(abs(nearlyFlat.transform3D.m41 - (flat.center.x - 240)) < 1e-6)
    #expect(abs(nearlyFlat.transform3D.m42 - (flat.center.y - 160)) < 1e-6)
    #expect(abs(nearlyFlat.transform3D.m12 - flat.transform3D.m12) < 1e-6)
  }

  @Test("another layout finds no perspective left")
  func transition() {
    layout.lean = 1
    view.layoutIfNeeded()
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(CATransform3DIsIdentity(view.layer.sublayerTransform))
  }

  @Test("a new item grows from a fifth, and a deleted one shrinks to it")
  func updates() throws {
    let old = try #require(view.cellForItem(at: [0, 0]))
    view.performBatchUpdates {
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 1]])
    }
    let new = try #require(view.cellForItem(at: [0, 1]))
    FrameClock.main.tick(at: FrameClock.main.time)
    let drawn = try #require(new.layer.presentation())
    let scale = hypot(drawn.transform.m11, drawn.transform.m12)
    #expect(abs(scale - 0.2) < 1e-9 && drawn.opacity == 0)
    FrameClock.main.tick(at: FrameClock.main.time + 1)
    #expect(old.superview == nil || old.isHidden)
    #expect(new.alpha == 1 && abs(hypot(new.layer.transform.m11, new.layer.transform.m12) - 1) < 1e-9)
  }

  @Test("the pictures of the article")
  func pictures() {
    view.contentOffset.x = 3 * 140 + 40
    expectSnapshot(
      of: CairoRenderer().render(view.makeDisplayList(), scale: 1, background: .white), named: "arc")
    layout.lean = 1.2
    expectSnapshot(
      of: CairoRenderer().render(view.makeDisplayList(), scale: 1, background: .white),
      named: "arc-leaning")
  }
}
