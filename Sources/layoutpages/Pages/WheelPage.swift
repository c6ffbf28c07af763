import CollectionLayouts
import UIKit

extension Page {
  static let wheel = Page(
    name: "SpinningWheelLayout", pictureName: "wheel", module: "CollectionLayouts", makeScene: makeWheel,
    variants: Variant.all(
      of: makeWheel, with: SpinningWheelLayout.self,
      [
        "radius-200": { $0.radius = 200 },
        "radius-800": { $0.radius = 800 },
        "anglePerItem-0.15": { $0.anglePerItem = 0.15 },
        "anglePerItem-0.5": { $0.anglePerItem = 0.5 },
        "itemSize-70": { $0.itemSize = CGSize(width: 70, height: 70) },
        "itemSize-140": { $0.itemSize = CGSize(width: 140, height: 190) },
        "ends": { $0.collectionView?.contentOffset.x = 0 },
        "endless": {
          $0.collectionView?.contentOffset.x = 0
          $0.isEndless = true
        },
      ]),
    fingers: Finger.horizontal)

  private static func makeWheel() -> Scene {
    // code SpinningWheelLayout
    let layout = SpinningWheelLayout()
    layout.itemSize = CGSize(width: 110, height: 150)
    layout.radius = 400
    layout.contentWidth = .viewportAndItems

    let cards = Cards(20)
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(SpinningWheelCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    view.contentOffset.x = 6 * layout.itemSize.width
    // end
    return Scene(view)
  }
}
