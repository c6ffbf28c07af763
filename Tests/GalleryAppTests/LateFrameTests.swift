import Geometry
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Late events and late frames")
@MainActor
struct LateFrameTests {
  @Test(
    "however late events and frames come, a flung row without an end rests on a picture",
    arguments: [GalleryLayout.picker, .carousel, .turntable, .wheel, .coverflow])
  func rest(layout: GalleryLayout) throws {
    let snapshot = AlbumSnapshot(album: .builtIn, layout: layout, size: CGSize(width: 890, height: 643))
    let stage = snapshot.makeStage { Issue.record("\($0)") }
    let view = try #require(stage.controllers.first).collectionView
    let scrolling = try #require(view.collectionViewLayout as? any UICollectionViewLayoutItemScrolling)
    for seed in UInt64(0)..<60 {
      var random = SplitMix64(seed: seed)
      let fingers = Stage(driving: stage.window).finger
      let way = CGFloat(Int.random(in: 2...60, using: &random)) * (Bool.random(using: &random) ? 1 : -1)
      fingers.down(445 - way * 3, 321 - way * 3)
      for step in 1...6 {
        fingers.pass(.random(in: 0.001...0.06, using: &random))
        if Bool.random(using: &random) { fingers.wait(0) }
        fingers.move(445 + way * CGFloat(step - 3), 321 + way * CGFloat(step - 3))
      }
      fingers.pass(.random(in: 0.001...0.06, using: &random))
      fingers.up()
      while view.isDecelerating || view.isScrollAnimating {
        fingers.wait(.random(in: 0.001...0.3, using: &random))
      }
      let path = try #require(view.itemAtRest)
      let target = try #require(scrolling.contentOffset(toShowItemAt: path))
      let axis = abs(target.x - view.contentOffset.x) + abs(target.y - view.contentOffset.y)
      #expect(axis <= 0.51, "seed \(seed), \(view.contentOffset) instead of \(target)")
    }
  }
}
