import UIKit

extension Page {
  static let flow = Page(
    name: "UICollectionViewFlowLayout", pictureName: "flow", module: "UIKit", makeScene: makeFlow,
    variants: Variant.all(
      of: makeFlow, with: UICollectionViewFlowLayout.self,
      [
        "vertical": { $0.scrollDirection = .vertical },
        "horizontal": {
          ($0.scrollDirection, $0.headerReferenceSize) = (.horizontal, CGSize(width: 30, height: 0))
        },
        "interitem-10": { $0.minimumInteritemSpacing = 10 },
        "interitem-50": { $0.minimumInteritemSpacing = 50 },
        "line-4": { $0.minimumLineSpacing = 4 },
        "line-30": { $0.minimumLineSpacing = 30 },
        "inset-0": { $0.sectionInset = .zero },
        "inset-40": { $0.sectionInset = UIEdgeInsets(top: 10, left: 40, bottom: 10, right: 40) },
        "equal": { $0.headerReferenceSize = .zero },
        "different": {
          $0.headerReferenceSize = .zero
          $0.collectionView?.delegate = Sizes.shared
        },
        "unpinned": { scroll($0) },
        "pinned": {
          $0.sectionHeadersPinToVisibleBounds = true
          scroll($0)
        },
      ]))

  private static func makeFlow() -> Scene {
    // code UICollectionViewFlowLayout
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 84, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    layout.headerReferenceSize = CGSize(width: 0, height: 36)

    let cards = Cards(7, 30)
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
    view.dataSource = cards
    // end
    return Scene(view)
  }

  private static func scroll(_ layout: UICollectionViewFlowLayout) {
    layout.collectionView?.layoutIfNeeded()
    layout.collectionView?.contentOffset.y = 60
  }

  /// Gives each item a different width.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    static let shared = Sizes()

    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      CGSize(width: [84, 120, 60, 150, 100][path.item % 5], height: [60, 40, 60, 50][path.item % 4])
    }
  }
}
