import CollectionLayouts
import UIKit

extension Page {
  static let turntable = Page(
    name: "TurntableLayout", pictureName: "turntable", module: "CollectionLayouts", makeScene: makeTurntable,
    variants: Variant.all(
      of: makeTurntable, with: TurntableLayout.self,
      [
        "innerRadius-0": { $0.innerRadius = 0 },
        "innerRadius-70": { $0.innerRadius = 70 },
        "spacing-0": { $0.minimumInteritemSpacing = 0 },
        "spacing-12": { $0.minimumInteritemSpacing = 12 },
        "visibleSectors-5": { $0.visibleSectors = 5 },
        "visibleSectors-12": { $0.visibleSectors = 12 },
        "ornaments": {
          ($0.hubReferenceSize, $0.pointerReferenceSize) = (
            CGSize(width: 80, height: 80), CGSize(width: 10, height: 40)
          )
        },
        "plain": { ($0.hubReferenceSize, $0.pointerReferenceSize) = (.zero, .zero) },
      ]),
    fingers: Finger.horizontal)

  private static func makeTurntable() -> Scene {
    // code TurntableLayout
    let layout = TurntableLayout()
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    layout.pointerReferenceSize = CGSize(width: 24, height: 24)
    layout.hubReferenceSize = CGSize(width: 60, height: 60)

    let cards = Cards(10)
    cards.cornerRadius = 0
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(TurntableCell.self, forCellWithReuseIdentifier: "card")
    for kind in [TurntableLayout.elementKindPointer, TurntableLayout.elementKindHub] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = cards
    // end
    return Scene(view)
  }
}
