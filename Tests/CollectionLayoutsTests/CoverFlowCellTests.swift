import CairoRenderer
import CollectionLayouts
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Cover flow cell", .serialized)
final class CoverFlowCellTests {
  private let layout = CoverFlowLayout()

  private func show(_ count: Int, width: CGFloat = 480, height: CGFloat = 240) -> UICollectionView {
    let view = NumberedItems([count]).makeView(layout, width: width, height: height)
    view.register(CoverFlowCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    return view
  }

  /// A picture whose upper half cannot be taken for its lower one, nor its left for its right.
  private func picture(_ number: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      UIColor(hue: CGFloat(number % 10) / 10, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 50, y: 54, width: 36, height: 36))
      context.fill(CGRect(x: 14, y: 14, width: 20, height: 50))
    }
  }

  @Test("attributes tell cells how much is mirrored, and are copied and compared with it")
  func attributes() throws {
    let view = show(5)
    let path = IndexPath(item: 1, section: 0)
    layout.reflectedFraction = 0.4
    let attributes = try #require(layout.layoutAttributesForItem(at: path) as? CoverFlowLayoutAttributes)
    #expect(attributes.reflectedFraction == 0.4)
    let copy = try #require(attributes.copy() as? CoverFlowLayoutAttributes)
    #expect(copy.reflectedFraction == 0.4 && copy == attributes)
    copy.reflectedFraction = 0.3
    #expect(copy != attributes)
    for hostile in [-1, CGFloat.nan] {
      layout.reflectedFraction = hostile
      view.layoutIfNeeded()
      let attributes = layout.layoutAttributesForItem(at: path) as? CoverFlowLayoutAttributes
      #expect(attributes?.reflectedFraction == 0)
    }
  }

  @Test("the haze on the floor follows the appearance")
  func appearance() throws {
    let cell = CoverFlowCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.floorColor = .systemBackground
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(cell)
    let haze = try #require(
      cell.contentView.layer.sublayers?.lazy.compactMap { $0 as? CAGradientLayer }.first)
    for style in [UIUserInterfaceStyle.dark, .light] {
      window.overrideUserInterfaceStyle = style
      let floor = UIColor.systemBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      #expect(haze.colors?.last as? CGColor == floor.cgColor)
    }
  }

  // 340 × 200 in a view of 480 × 240; 0.4 of 200 are 80 points of floor below it, in which all of the picture hangs.
  @Test("the floor reaches below the cell as far as the layout says, and is gone without one")
  func floor() throws {
    let view = show(5)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CoverFlowCell)
    let floor = try #require(cell.contentView.subviews.last)
    #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 340, height: 200) && floor.isHidden)
    layout.reflectedFraction = 0.4
    view.layoutIfNeeded()
    #expect(!floor.isHidden && floor.frame == CGRect(x: 0, y: 200, width: 340, height: 80))
    let mirror = try #require(floor.subviews.first as? UIImageView)
    #expect(mirror.frame == CGRect(x: 0, y: 0, width: 340, height: 200))
    // What is at the upper edge of the picture hangs at the lower edge of the mirror image.
    #expect(mirror.convert(CGPoint(x: 10, y: 0), to: floor) == CGPoint(x: 10, y: 200))
    #expect(!cell.point(inside: CGPoint(x: 10, y: 210), with: nil))
  }

  @Test("a cell used again shows nothing of what it was")
  func reuse() {
    let cell = CoverFlowCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.image = picture(0)
    #expect(cell.imageView.image === cell.image)
    cell.prepareForReuse()
    #expect(cell.imageView.image == nil)
  }

  @Test("covers on a dark floor, painted")
  func painted() throws {
    let view = show(15, width: 240, height: 120)
    layout.itemSize = CGSize(width: 72, height: 72)
    view.backgroundColor = .black
    layout.style = .classic
    layout.reflectedFraction = 0.45
    view.layoutIfNeeded()
    view.contentOffset.x =
      try #require(layout.contentOffsetForItem(at: IndexPath(item: 7, section: 0))).x
    view.layoutIfNeeded()
    for path in view.indexPathsForVisibleItems {
      (view.cellForItem(at: path) as? CoverFlowCell)?.image = picture(path.item)
    }
    let painted = CairoRenderer().render(view.makeDisplayList(), background: .white)
    expectSnapshot(of: painted, named: "coverflow-reflected")
  }
}
