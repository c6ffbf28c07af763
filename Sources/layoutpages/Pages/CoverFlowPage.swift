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
        "endless": { goRound($0, of: 15) },
        "endless-5": { goRound($0, of: 5) },
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

  /// Makes the row endless, with the first item in the middle.
  private static func goRound(_ layout: CoverFlowLayout, of count: Int) {
    (layout.collectionView?.dataSource as? Cards)?.counts = [count]
    layout.collectionView?.contentOffset.x = 0
    layout.isEndless = true
    layout.collectionView?.reloadData()
    layout.collectionView?.layoutIfNeeded()
    guard let first = layout.contentOffsetForItem(at: IndexPath(item: 0, section: 0)) else { return }
    layout.collectionView?.contentOffset = first
  }

  private static func mirror(_ layout: CoverFlowLayout, by fraction: CGFloat) {
    layout.collectionView?.dataSource = Covers.shared
    (layout.reflectedFraction, layout.itemSize) = (fraction, CGSize(width: 150, height: 150))
  }

  /// Cards that are pictures, so that they can have reflections.
  private final class Covers: Cards {
    static let shared = Covers(15)

    override func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(view, cellForItemAt: indexPath)
      let picture = CGRect(x: 0, y: 0, width: 150, height: 150)
      (cell as? CoverFlowCell)?.image = UIGraphicsImageRenderer(size: picture.size).image { _ in
        cell.backgroundColor?.setFill()
        UIBezierPath(rect: picture).fill()
      }
      cell.layer.cornerRadius = 0
      return cell
    }
  }
}
