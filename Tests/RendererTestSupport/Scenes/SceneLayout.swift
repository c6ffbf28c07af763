import CollectionLayouts
import UIKit

/// The layouts that scenes show plain items in.
enum SceneLayout: String, CaseIterable {
  case flow, waterfall, ring, spinningWheel, pickerWheel, sphere, coverFlow, stretchyHeader, carousel,
    turntable,
    book

  /// Where it is scrolled to: on the point, on the half of one, and off both, where edges lie between pixels.
  var offsets: [Double] {
    switch self {
    case .flow: [0, 60.5, 137.3]
    case .waterfall: [0, 46.5, 210.7]
    case .ring: [0, 24.5]
    case .spinningWheel: [0, 90.5, 333.3]
    case .pickerWheel: [160, 195.5, 260.3]
    case .sphere: [240, 290.5, 401.3]
    case .coverFlow: [0, 60.5, 137.3]
    case .stretchyHeader: [-30, 0, 55.5, 140.5]
    case .carousel: [0, 65.5, 130.3]
    case .turntable: [0, 37.5, 100.3]
    case .book: [0, 60.5, 250.3]
    }
  }

  /// The cells that show all that the layout says of them.
  @MainActor var cellClass: UICollectionViewCell.Type {
    switch self {
    case .turntable: TurntableCell.self
    case .book: BookPageCell.self
    default: SpinningWheelCell.self
    }
  }

  @MainActor
  func make() -> UICollectionViewLayout {
    switch self {
    case .flow: return UICollectionViewFlowLayout()
    case .waterfall:
      let layout = WaterfallLayout()
      layout.columnCount = 3
      layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return layout
    case .ring:
      let layout = RingLayout()
      layout.facesOutward = true
      layout.itemSize = CGSize(width: 30, height: 40)
      return layout
    case .spinningWheel:
      let layout = SpinningWheelLayout()
      layout.contentWidth = .viewportAndItems
      layout.radius = 300
      layout.itemSize = CGSize(width: 70, height: 100)
      return layout
    case .pickerWheel: return PickerWheelLayout()
    case .sphere:
      let layout = SphereLayout()
      layout.facing = .outward
      layout.itemSize = CGSize(width: 48, height: 48)
      return layout
    case .coverFlow:
      let layout = CoverFlowLayout()
      layout.style = .classic
      layout.itemSize = CGSize(width: 90, height: 100)
      return layout
    case .stretchyHeader:
      let layout = StretchyHeaderLayout()
      layout.settings.headerSize = CGSize(width: 240, height: 70)
      layout.settings.itemSize = CGSize(width: 240, height: 50)
      layout.settings.sectionHeaderSize = CGSize(width: 240, height: 24)
      return layout
    case .carousel:
      let layout = CarouselLayout()
      layout.itemSize = CGSize(width: 120, height: 140)
      layout.neighborAngle = 0.7
      layout.neighborAlpha = 0.6
      return layout
    case .turntable:
      let layout = TurntableLayout()
      layout.visibleSectors = 7
      layout.hubReferenceSize = CGSize(width: 30, height: 30)
      layout.pointerReferenceSize = CGSize(width: 16, height: 24)
      return layout
    case .book:
      let layout = BookLayout()
      layout.itemSize = CGSize(width: 100, height: 140)
      layout.leafThickness = 0.5
      return layout
    }
  }
}
