import Geometry
import TestSupport
import Testing
import UIKit

/// For random layouts and offsets, what is on screen equals a filter over all elements.
@MainActor
struct VisibleSetTests {
  /// Rectangles anywhere, some of them turned, which the layout returns all, asked for or not.
  static func elements(using random: inout SplitMix64) -> [UICollectionViewLayoutAttributes] {
    (0..<60).map { item in
      let attributes = UICollectionViewLayoutAttributes.cell(
        item,
        CGRect(
          x: CGFloat.random(in: -300...900, using: &random).rounded(),
          y: CGFloat.random(in: -300...900, using: &random),
          width: CGFloat.random(in: 0...200, using: &random).rounded(),
          height: CGFloat.random(in: 0...200, using: &random)))
      attributes.zIndex = .random(in: -2...2, using: &random)
      attributes.isHidden = Int.random(in: 0..<10, using: &random) == 0
      if Bool.random(using: &random) {
        attributes.transform = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &random))
      }
      return attributes
    }
  }

  /// Whether any of an element is drawn in a rectangle, by clipping its outline at the four edges; nil when
  /// hardly anything is left, so that rounding decides.
  static func isSeen(_ attributes: UICollectionViewLayoutAttributes, in bounds: CGRect) -> Bool? {
    let size = attributes.size
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { x, y in
      let corner = CGPoint(x: CGFloat(x) * size.width, y: CGFloat(y) * size.height)
        .applying(attributes.transform)
      return Point2D(x: attributes.center.x + corner.x, y: attributes.center.y + corner.y)
    }
    let seen = ConvexPolygon(corners: corners)
      .clipped(keepingNonNegative: 1, 0, -bounds.minX)
      .clipped(keepingNonNegative: -1, 0, bounds.maxX)
      .clipped(keepingNonNegative: 0, 1, -bounds.minY)
      .clipped(keepingNonNegative: 0, -1, bounds.maxY)
    guard let box = seen.boundingBox, !seen.isEmpty else { return false }
    return min(box.width, box.height) < 1e-6 ? nil : true
  }

  @Test("the visible set equals brute force after every scroll and change", arguments: UInt64(0)..<30)
  func bruteForce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let layout = FixedLayout()
    layout.elements = Self.elements(using: &random)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = CompleteSource(sections: [60])
    view.dataSource = source
    for step in 0..<6 {
      view.contentOffset = CGPoint(
        x: CGFloat.random(in: -300...900, using: &random),
        y: CGFloat.random(in: -300...900, using: &random))
      if step == 3 {
        layout.elements = Self.elements(using: &random)
        layout.invalidateLayout()
      }
      view.layoutIfNeeded()
      check(view, layout.elements ?? [], "seed \(seed), step \(step)")
    }
  }

  private func check(
    _ view: UICollectionView, _ elements: [UICollectionViewLayoutAttributes], _ where: String
  ) {
    let visible = Set(view.indexPathsForVisibleItems)
    for attributes in elements {
      let isVisible = visible.contains(attributes.indexPath)
      if attributes.isHidden {
        #expect(!isVisible, "\(`where`), \(attributes.indexPath.short) is hidden")
      } else if let isSeen = Self.isSeen(attributes, in: view.bounds) {
        #expect(isVisible == isSeen, "\(`where`), \(attributes.indexPath.short)")
      }
    }
    let cells = view.visibleCells
    #expect(cells.count == visible.count && view.subviews.count == cells.count, "\(`where`)")
    for cell in cells {
      guard let path = view.indexPath(for: cell) else {
        Issue.record("a visible cell without a path, \(`where`)")
        continue
      }
      #expect(view.cellForItem(at: path) === cell)
      #expect(cell.center == elements[path.item].center, "\(`where`), \(path.short)")
      #expect(cell.bounds.size == elements[path.item].size, "\(`where`), \(path.short)")
    }
    let order = view.subviews.compactMap { subview in
      (subview as? UICollectionViewCell).flatMap(view.indexPath).map { (subview.layer.zPosition, $0) }
    }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 }, "\(`where`)")
  }
}
