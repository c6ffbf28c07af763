import CollectionLayouts
import UIKit

extension Page {
  static let book = Page(
    name: "BookLayout", pictureName: "book", module: "CollectionLayouts", makeScene: makeBook,
    variants: Variant.all(
      of: makeBook, with: BookLayout.self,
      [
        "cover": { show($0, at: 0) },
        "noCover": {
          $0.startsWithCover = false
          show($0, at: 0)
        },
        "centered": { show($0, at: 0) },
        "uncentered": {
          $0.centersSinglePages = false
          show($0, at: 0)
        },
        "leafThickness-0": { show($0, at: 2) },
        "leafThickness-5": {
          $0.leafThickness = 5
          show($0, at: 2)
        },
        "horizontal": { show($0, at: 2.4) },
        "vertical": {
          ($0.scrollDirection, $0.itemSize) = (.vertical, CGSize(width: 170, height: 120))
          show($0, at: 2.4)
        },
        "eyeDistance-400": {
          $0.eyeDistance = 400
          show($0, at: 2.4)
        },
        "eyeDistance-3000": {
          $0.eyeDistance = 3000
          show($0, at: 2.4)
        },
      ]),
    fingers: Finger.horizontal)

  private static func makeBook() -> Scene {
    // code BookLayout
    let layout = BookLayout()
    layout.itemSize = CGSize(width: 180, height: 250)
    layout.leafThickness = 2

    let cards = Cards(12)
    cards.cornerRadius = 0
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(BookPageCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    view.contentOffset.x = 2.3 * view.bounds.width
    // end
    return Scene(view)
  }

  /// Opens the book at a spread, with pages that fit in a small picture.
  private static func show(_ layout: BookLayout, at spread: CGFloat) {
    guard let view = layout.collectionView else { return }
    if layout.scrollDirection == .horizontal { layout.itemSize = CGSize(width: 150, height: 210) }
    view.layoutIfNeeded()
    if layout.scrollDirection == .horizontal {
      view.contentOffset.x = spread * view.bounds.width
    } else {
      view.contentOffset.y = spread * view.bounds.height
    }
  }
}
