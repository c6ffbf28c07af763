import CollectionLayouts
import UIKit

extension Page {
  static let stretchyHeader = Page(
    name: "StretchyHeaderLayout", pictureName: "stretchyheader", module: "CollectionLayouts",
    makeScene: makeStretchyHeader,
    variants: Variant.all(
      of: makeWithParallax, with: StretchyHeaderLayout.self,
      [
        "stretchy": { show($0, at: -50) },
        "rigid": {
          $0.settings.isHeaderStretchy = false
          show($0, at: -50)
        },
        "behind": {
          $0.settings.isHeaderBehindContent = true
          show($0, at: 60)
        },
        "moving": { show($0, at: 60) },
        "menu-sticky": { show($0, at: 200) },
        "menu-scrolling": {
          $0.settings.isMenuSticky = false
          show($0, at: 200)
        },
        "sections-scrolling": {
          $0.settings.areSectionHeadersSticky = false
          show($0, at: 200)
        },
        "parallax-0": {
          $0.settings.hasParallax = false
          show($0, at: 200)
        },
        "parallax-30": { show($0, at: 200) },
        "spacing-0": {
          ($0.settings.minimumLineSpacing, $0.settings.minimumInteritemSpacing) = (0, 0)
          show($0, at: 200)
        },
      ]))

  private static func makeStretchyHeader() -> Scene {
    // code StretchyHeaderLayout
    let layout = StretchyHeaderLayout()
    layout.settings.headerSize = CGSize(width: 480, height: 150)
    layout.settings.menuSize = CGSize(width: 480, height: 44)
    layout.settings.sectionHeaderSize = CGSize(width: 480, height: 30)
    layout.settings.itemSize = CGSize(width: 460, height: 90)
    layout.settings.minimumLineSpacing = 10
    layout.settings.minimumInteritemSpacing = 10

    let cards = Cards(5, 5, 5)
    let frame = CGRect(x: 0, y: 0, width: 480, height: 360)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.backgroundColor = .secondarySystemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    for kind in [
      StretchyHeaderLayout.elementKindHeader, StretchyHeaderLayout.elementKindMenu,
      UICollectionView.elementKindSectionHeader,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = cards
    // end
    return Scene(view)
  }

  private static func makeWithParallax() -> Scene {
    let scene = makeStretchyHeader()
    scene.view.register(ParallaxCell.self, forCellWithReuseIdentifier: "card")
    return scene
  }

  /// Scrolls to an offset, with sizes that fit in a small picture.
  private static func show(_ layout: StretchyHeaderLayout, at offset: CGFloat) {
    layout.settings.headerSize = CGSize(width: 400, height: 110)
    layout.settings.menuSize = CGSize(width: 400, height: 44)
    layout.settings.sectionHeaderSize = CGSize(width: 400, height: 30)
    layout.settings.itemSize = CGSize(width: 400 - 2 * layout.settings.minimumInteritemSpacing, height: 90)
    layout.collectionView?.reloadData()
    layout.collectionView?.layoutIfNeeded()
    layout.collectionView?.contentOffset.y = offset
  }
}
