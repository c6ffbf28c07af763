import CollectionLayouts
import UIKit

extension Page {
  static let coverFlow = Page(
    name: "CoverFlowLayout", pictureName: "coverflow", module: "CollectionLayouts", makeScene: makeCoverFlow,
    variants: Variant.all(
      of: makeCoverFlow, with: CoverFlowLayout.self,
      [
        "scaled": { $0.style = .scaled },
        "classic": { $0.style = .classic },
        "sideAngle-0.5": { $0.sideAngle = 0.5 },
        "sideAngle-1.4": { $0.sideAngle = 1.4 },
        "eyeDistance-400": { $0.eyeDistance = 400 },
        "eyeDistance-3000": { $0.eyeDistance = 3000 },
        "reflectedFraction-0": { mirror($0, by: 0) },
        "reflectedFraction-0.5": { mirror($0, by: 0.5) },
        "edge": {
          $0.centersEnds = false
          $0.collectionView?.contentOffset.x = 0
        },
        "centersEnds": {
          $0.centersEnds = true
          $0.collectionView?.contentOffset.x = 0
        },
      ]),
    fingers: Finger.horizontal,
    hasBackground: true)

  private static func makeCoverFlow() -> Scene {
    // code CoverFlowLayout
    let layout = CoverFlowLayout()
    layout.style = .classic
    layout.centersEnds = true

    let cards = Cards(15)
    cards.cornerRadius = 0
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .black
    view.register(CoverFlowCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
    // end
    return Scene(view)
  }

  private static func mirror(_ layout: CoverFlowLayout, by fraction: CGFloat) {
    layout.collectionView?.register(ReflectingCell.self, forCellWithReuseIdentifier: "card")
    (layout.reflectedFraction, layout.itemSize) = (fraction, CGSize(width: 140, height: 140))
  }

  /// A cell whose picture is its colour.
  private final class ReflectingCell: CoverFlowCell {
    override var backgroundColor: UIColor? {
      didSet {
        let size = CGSize(width: 140, height: 140)
        image = UIGraphicsImageRenderer(size: size).image { _ in
          backgroundColor?.setFill()
          UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
        }
      }
    }
  }
}
