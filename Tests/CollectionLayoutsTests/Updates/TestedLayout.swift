import CollectionLayouts
import TestSupport
import UIKit

/// The layouts that updates are tried with.
enum TestedLayout: CaseIterable {
  case flow
  case waterfall
  case ring
  case picker

  /// A view of a list in this layout, laid out.
  @MainActor
  func makeView(of source: ListSource) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 260), collectionViewLayout: makeLayout())
    view.allowsMultipleSelection = true
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      NamedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  @MainActor
  private func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 44, height: 40)
      layout.headerReferenceSize = CGSize(width: 0, height: 24)
      return layout
    case .waterfall:
      let layout = WaterfallLayout()
      layout.columnCount = 3
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      return layout
    case .ring:
      let layout = RingLayout()
      layout.itemSize = CGSize(width: 30, height: 30)
      return layout
    case .picker:
      return PickerWheelLayout()
    }
  }

  /// Whether the content offset is where it was, as far as the content reaches.
  var keepsOffset: Bool { self != .picker }
}
