import CollectionLayouts
import UIKit

/// The layouts that scenes show plain items in.
enum SceneLayout: String, CaseIterable {
  case flow, waterfall, ring, spinningWheel, pickerWheel, stretchyHeader

  /// Where it is scrolled to: on the point, on the half of one, and off both, where edges lie between pixels.
  ///
  /// GSK draws upright edges, and the baselines of text, to the nearest pixel; where much of both comes together,
  /// offsets are whole.
  var offsets: [Double] {
    switch self {
    case .flow: [0, 60.5, 137.3]
    case .waterfall: [0, 46, 210.7]
    case .ring: [0]
    case .spinningWheel: [0, 90.5, 333.3]
    case .pickerWheel: [160, 195.5, 260.3]
    case .stretchyHeader: [-30, 0, 55.5, 140]
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
    case .stretchyHeader:
      let layout = StretchyHeaderLayout()
      layout.settings.headerSize = CGSize(width: 240, height: 70)
      layout.settings.itemSize = CGSize(width: 240, height: 50)
      layout.settings.sectionHeaderSize = CGSize(width: 240, height: 24)
      return layout
    }
  }
}
