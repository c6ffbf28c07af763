import UIKit

/// A collection view in a window, ready to receive invalid numbers.
@MainActor
final class BadNumberStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let view: UICollectionView
  let source = BadNumberSource()
  let flow = UICollectionViewFlowLayout()
  private var sizes: SizingDelegate?

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Has a delegate tell sizes.
  func tellSizes(_ size: @escaping (Int) -> CGSize) {
    sizes = SizingDelegate { size($0.item) }
    view.delegate = sizes
  }

  /// Puts another layout in charge: three items of which the second is changed.
  func attribute(_ change: (UICollectionViewLayoutAttributes) -> Void) {
    fix { layout in
      guard let attributes = layout.elements?[1] else { return }
      change(attributes)
    }
  }

  /// Puts a layout of three items in charge, changed.
  func fix(_ change: (FixedLayout) -> Void) {
    let layout = FixedLayout()
    layout.contentSize = CGSize(width: 320, height: 900)
    layout.elements = (0..<3).map { .cell($0, CGRect(x: 0, y: 100 * $0, width: 90, height: 90)) }
    change(layout)
    view.collectionViewLayout = layout
  }

  /// All that is done with a collection view, with whatever was handed in.
  func play() {
    view.reloadData()
    window.layoutIfNeeded()
    for offset in [50.0, 500, 1e9, 0] {
      view.contentOffset.y = offset
      window.layoutIfNeeded()
      _ = window.makeDisplayList()
      _ = window.hitTest(CGPoint(x: 40, y: 140), with: nil)
      _ = window.layer.hitTest(CGPoint(x: 40, y: 140))
      _ = view.indexPathForItem(at: CGPoint(x: 40, y: 140))
    }
    if view.numberOfSections > 0, view.numberOfItems(inSection: 0) > 1 {
      view.scrollToItem(at: [0, 1], at: .centeredVertically, animated: false)
      view.reloadItems(at: [[0, 1]])
    }
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    window.layoutIfNeeded()
    _ = window.makeDisplayList()
  }
}
