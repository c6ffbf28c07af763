import CollectionLayouts
import UIKit

extension Page {
  static let picker = Page(
    name: "PickerWheelLayout", pictureName: "picker", module: "CollectionLayouts", makeScene: makePicker,
    variants: Variant.all(
      of: makePicker, with: PickerWheelLayout.self,
      [
        "visibleFaces-6": { $0.visibleFaces = 6 },
        "visibleFaces-12": { ($0.visibleFaces, $0.itemSize.height) = (12, 50) },
        "hidden": { makeTranslucent($0) },
        "dimmed": {
          makeTranslucent($0)
          $0.farFaces = .dimmed(alpha: 0.3)
        },
        "shown": {
          makeTranslucent($0)
          $0.farFaces = .shown
        },
        "forward": { $0.order = .forward },
        "reversed": { $0.order = .reversed },
        "horizontal": { ($0.scrollDirection, $0.itemSize) = (.horizontal, CGSize(width: 80, height: 200)) },
        "radius-80": { $0.radius = 80 },
        "radius-200": { $0.radius = 200 },
        "eyeDistance-300": { $0.eyeDistance = 300 },
        "eyeDistance-5000": { $0.eyeDistance = 5000 },
      ]))

  private static func makePicker() -> Scene {
    // code PickerWheelLayout
    let layout = PickerWheelLayout()
    layout.itemSize = CGSize(width: 260, height: 80)

    let cards = Cards(10)
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    // end
    return Scene(view)
  }

  /// Makes the cards translucent, so that the far side is visible through the near side.
  private static func makeTranslucent(_ layout: PickerWheelLayout) {
    (layout.collectionView?.dataSource as? Cards)?.opacity = 0.6
  }
}
