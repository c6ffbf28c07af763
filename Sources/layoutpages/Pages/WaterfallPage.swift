import CollectionLayouts
import UIKit

extension Page {
  static let waterfall = Page(
    name: "WaterfallLayout", pictureName: "waterfall", module: "CollectionLayouts", makeScene: makeWaterfall,
    variants: Variant.all(
      of: makeWaterfall, with: WaterfallLayout.self,
      [
        "columnCount-2": { ($0.columnCount, $0.minimumColumnWidth) = (2, 0) },
        "columnCount-5": { ($0.columnCount, $0.minimumColumnWidth) = (5, 0) },
        "minimumColumnWidth-40": { $0.minimumColumnWidth = 40 },
        "minimumColumnWidth-110": { $0.minimumColumnWidth = 110 },
        "shortestFirst": { $0.fillingOrder = .shortestFirst },
        "inTurn": { $0.fillingOrder = .inTurn },
        "spacing-2": { ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (2, 2) },
        "spacing-24": { ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (24, 24) },
        "horizontal": { $0.scrollDirection = .horizontal },
      ]))

  private static func makeWaterfall() -> Scene {
    // code WaterfallLayout
    final class Shapes: NSObject, CollectionViewDelegateWaterfallLayout {
      func collectionView(
        _ view: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt path: IndexPath
      ) -> CGFloat? { [0.7, 1.2, 1, 0.8, 1.5][path.item % 5] }
    }
    let layout = WaterfallLayout()
    layout.minimumColumnWidth = 100
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)

    let (cards, shapes) = (Cards(60), Shapes())
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    (view.dataSource, view.delegate) = (cards, shapes)
    // end
    return Scene(view)
  }
}
