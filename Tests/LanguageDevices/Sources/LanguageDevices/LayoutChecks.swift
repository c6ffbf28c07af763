import Swift5Client
import Swift6Client
import UIKit

/// Layouts override what they override on iOS.
@MainActor
func checkLayouts(_ checks: inout Checks) {
  let flow = OverridingFlowLayout()
  flow.itemSize = CGSize(width: 20, height: 20)
  flow.sectionInset.left = 4
  checks.expect(flow.observed, is: ["scrollDirection", "itemSize", "sectionInset"], "observers of metrics")
  flow.minimumLineSpacing = 9
  checks.expect(flow.asked == 9 && flow.minimumLineSpacing == 3, "accessors of a metric")
  checks.expect(flow.flipsHorizontallyInOppositeLayoutDirection, "flipping")
  checks.expect(flow.developmentLayoutDirection == .rightToLeft, "direction of development")
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 20, height: 100), collectionViewLayout: flow)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  let album = Album(["cell", "cell"])
  view.dataSource = album
  view.layoutIfNeeded()
  checks.expect(view.contentSize, is: CGSize(width: 20, height: 543), "overridden content size and spacing")

  let circle = CircularLayout()
  let controller = AlbumController(collectionViewLayout: circle)
  controller.loadViewIfNeeded()
  let round: UICollectionView = controller.collectionView
  round.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
  round.layoutIfNeeded()
  let cells = round.visibleCells.compactMap { $0 as? CircularCell }
  checks.expect(cells.count, is: 7, "cells on the circle")
  checks.expect(cells.compactMap(\.angle).sorted(), is: [0, 1, 2, 3, 4, 5, 6], "angles applied to cells")
  circle.radius = 50
  checks.expect(!circle.contexts.isEmpty, "invalidateLayout(with:) overridden, contexts of its own class")
  round.layoutIfNeeded()
  checks.expect(round.visibleCells.first?.center == CGPoint(x: 150, y: 100), "laid out again")

  let (turned, rotation) = quarterTurned(CGRect(x: 1, y: 0, width: 2, height: 1))
  checks.expect(abs(turned.minX + 1) < 1e-9 && abs(turned.minY - 1) < 1e-9, "CoreGraphics by its name")
  checks.expect(abs(rotation.m12 - 1) < 1e-9, "QuartzCore by its name")
}
