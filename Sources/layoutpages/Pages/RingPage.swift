import CollectionLayouts
import UIKit

extension Page {
  static let ring = Page(
    name: "RingLayout", pictureName: "ring", module: "CollectionLayouts", makeScene: makeRing,
    variants: Variant.all(
      of: makeRing, with: RingLayout.self,
      [
        "startAngle-0": { $0.startAngle = 0 },
        "startAngle-top": { $0.startAngle = -.pi / 2 },
        "arc-half": { $0.arc = .pi },
        "arc-back": { $0.arc = -1.5 * .pi },
        "upright": { $0.facesOutward = false },
        "outward": { $0.facesOutward = true },
        "crowded": { crowd($0) },
        "concentric": {
          crowd($0)
          $0.overflow = .concentric
        },
        "spacing-10": {
          crowd($0)
          ($0.overflow, $0.minimumInteritemSpacing, $0.minimumLineSpacing) = (.concentric, 10, 10)
        },
        "circle": { fill($0) },
        "stadium": {
          fill($0)
          $0.shape = .stadium
        },
        "visibleItems-12": { turn($0, by: 0) },
        "turning": { turn($0, by: 0.5) },
      ]),
    fingers: [],
    steps: [
      (0.3, { change($0, to: 15, at: 3) }), (1.3, { change($0, to: 12, at: 3) }),
    ])

  private static func makeRing() -> Scene {
    // code RingLayout
    let layout = RingLayout()
    layout.itemSize = CGSize(width: 64, height: 64)
    layout.startAngle = -.pi / 2

    let cards = Cards(12)
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    // end
    return Scene(view)
  }

  /// Shows more items than fit on one circle.
  private static func crowd(_ layout: RingLayout) {
    layout.itemSize = CGSize(width: 40, height: 40)
    (layout.collectionView?.dataSource as? Cards)?.counts = [36]
  }

  /// Shows as many of many items as find room on two circles.
  private static func fill(_ layout: RingLayout) {
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.overflow, layout.visibleItems) = (.concentric, 100)
    (layout.collectionView?.dataSource as? Cards)?.counts = [200]
  }

  /// Shows 12 of a hundred items, turned by a number of items.
  private static func turn(_ layout: RingLayout, by turned: CGFloat) {
    layout.visibleItems = 12
    (layout.collectionView?.dataSource as? Cards)?.counts = [100]
    layout.collectionView?.reloadData()
    layout.collectionView?.layoutIfNeeded()
    guard let view = layout.collectionView,
      let next = layout.contentOffsetForItem(at: IndexPath(item: 1, section: 0))
    else { return }
    view.bounds.origin.x += turned * (next.x - view.bounds.origin.x)
  }

  /// Inserts or deletes items.
  private static func change(_ view: UICollectionView, to count: Int, at item: Int) {
    guard let cards = view.dataSource as? Cards else { return }
    let difference = count - cards.counts[0]
    let paths = (0..<abs(difference)).map { IndexPath(item: item + $0, section: 0) }
    view.performBatchUpdates {
      cards.counts = [count]
      if difference > 0 { view.insertItems(at: paths) } else { view.deleteItems(at: paths) }
    }
  }
}
