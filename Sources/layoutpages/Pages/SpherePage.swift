import CollectionLayouts
import UIKit

extension Page {
  static let sphere = Page(
    name: "SphereLayout", pictureName: "sphere", module: "CollectionLayouts", makeScene: makeSphere,
    variants: Variant.all(
      of: makeSphere, with: SphereLayout.self,
      [
        "lattice": { $0.arrangement = .lattice },
        "circles-4": { ($0.arrangement, $0.itemSize) = (.circles(4), CGSize(width: 15, height: 15)) },
        "circles-12": { ($0.arrangement, $0.itemSize) = (.circles(12), CGSize(width: 15, height: 15)) },
        "radius-80": { $0.radius = 80 },
        "radius-170": { $0.radius = 170 },
        "outward": { $0.facing = .outward },
        "back-1": { ($0.backScale, $0.backAlpha) = (1, 1) },
        "back-0": { ($0.backScale, $0.backAlpha) = (0.2, 0.05) },
        "visibleItems-15": { $0.visibleItems = 15 },
        "eyeDistance-400": { $0.eyeDistance = 400 },
        "eyeDistance-5000": { $0.eyeDistance = 5000 },
      ]),
    fingers: [
      Finger(start: 0.1, duration: 0.35, from: CGPoint(x: 0.75, y: 0.6), to: CGPoint(x: 0.3, y: 0.4)),
      Finger(start: 1.4, duration: 0.3, from: CGPoint(x: 0.4, y: 0.25), to: CGPoint(x: 0.55, y: 0.75)),
    ])

  private static func makeSphere() -> Scene {
    // code SphereLayout
    let layout = SphereLayout()
    layout.itemSize = CGSize(width: 44, height: 44)
    layout.backScale = 0.4

    let cards = Cards(60)
    cards.cornerRadius = 22
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    // end
    return Scene(view)
  }
}
