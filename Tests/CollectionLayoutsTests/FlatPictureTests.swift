import CairoRenderer
import CollectionLayouts
import TestSupport
import Testing
import UIKit

/// Waterfall and ring as they are seen.
@MainActor
@Suite("Waterfall and ring, painted")
final class FlatPictureTests {
  /// Photographs of various shapes, as it were.
  private final class Shapes: NSObject, CollectionViewDelegateWaterfallLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout, aspectRatioOfItemAt indexPath: IndexPath
    ) -> CGFloat? { [0.75, 1.5, 1, 0.56, 1.33, 0.8, 2][indexPath.item % 7] }
  }

  private func expect(_ layout: UICollectionViewLayout, items: Int, looksLike name: String) {
    let shapes = Shapes()
    let view = NumberedItems([items]).makeView(layout, width: 320, height: 400)
    view.delegate = shapes
    view.backgroundColor = .white
    expectSnapshot(of: CairoRenderer().render(view.makeDisplayList(), background: .white), named: name)
  }

  @Test("a waterfall of three columns")
  func waterfall() {
    let layout = WaterfallLayout()
    layout.columnCount = 3
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    expect(layout, items: 40, looksLike: "waterfall")
  }

  @Test("a ring of two circles that face outward")
  func ring() {
    let layout = RingLayout()
    layout.overflow = .concentric
    layout.facesOutward = true
    layout.startAngle = -.pi / 2
    layout.itemSize = CGSize(width: 36, height: 60)
    expect(layout, items: 15, looksLike: "ring")
  }
}
