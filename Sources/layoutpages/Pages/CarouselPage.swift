import CollectionLayouts
import UIKit

extension Page {
  static let carousel = Page(
    name: "CarouselLayout", pictureName: "carousel", module: "CollectionLayouts", makeScene: makeCarousel,
    variants: Variant.all(
      of: makeCarousel, with: CarouselLayout.self,
      [
        "neighborScale-1": { $0.neighborScale = 1 },
        "neighborScale-0.6": { $0.neighborScale = 0.6 },
        "neighborAngle-0": { $0.neighborAngle = 0 },
        "neighborAngle-1": { $0.neighborAngle = 1 },
        "neighborAlpha-1": { $0.neighborAlpha = 1 },
        "neighborAlpha-0.3": { $0.neighborAlpha = 0.3 },
        "spacing-overlap": { ($0.minimumLineSpacing, $0.neighborAngle) = (-100, 0) },
        "spacing-30": { ($0.minimumLineSpacing, $0.neighborAngle) = (30, 0) },
        "bounded": { $0.isEndless = false },
        "endless": { $0.isEndless = true },
      ]),
    fingers: Finger.horizontal)

  private static func makeCarousel() -> Scene {
    // code CarouselLayout
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 180, height: 240)
    layout.neighborAngle = 0.5
    layout.neighborAlpha = 0.7
    layout.isEndless = true

    let cards = Cards(10)
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    // end
    return Scene(view)
  }
}
