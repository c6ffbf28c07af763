import CollectionLayouts
import Geometry
import TestSupport
import Testing
import UIKit

/// Any layout into any other: what is seen does not jump, neither at the beginning nor when the change is turned back
/// half-way, and at the end everything stands where the new layout has it.
@MainActor
@Suite("Any layout to any layout")
struct MorphTests {
  enum Kind: String, CaseIterable {
    case grid, picker, wheel, waterfall, ring, stretchy, sphere, coverFlow, carousel, turntable, book

    @MainActor
    func makeLayout() -> UICollectionViewLayout {
      switch self {
      case .grid: UICollectionViewFlowLayout()
      case .picker: PickerWheelLayout()
      case .wheel: SpinningWheelLayout()
      case .waterfall: WaterfallLayout()
      case .ring: RingLayout()
      case .stretchy: StretchyHeaderLayout()
      case .sphere: SphereLayout()
      case .coverFlow: CoverFlowLayout()
      case .carousel: CarouselLayout()
      case .turntable: TurntableLayout()
      case .book: BookLayout()
      }
    }
  }

  private let items = NumberedItems([60])
  private let seconds = TestSeconds()

  /// Where the corners of a view are seen, from the upper left corner of the collection view.
  private func corners(_ view: UIView, in collectionView: UICollectionView) -> [CGPoint] {
    let layer = view.layer.presentation() ?? view.layer
    let (size, anchor, transform) = (layer.bounds.size, layer.anchorPoint, layer.transform)
    let origin = (collectionView.layer.presentation() ?? collectionView.layer).bounds.origin
    return [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { (u, v) in
      let (x, y) = ((u - anchor.x) * size.width, (v - anchor.y) * size.height)
      let w = x * transform.m14 + y * transform.m24 + transform.m44
      return CGPoint(
        x: (x * transform.m11 + y * transform.m21 + transform.m41) / w + layer.position.x - origin.x,
        y: (x * transform.m12 + y * transform.m22 + transform.m42) / w + layer.position.y - origin.y)
    }
  }

  private func seen(_ view: UICollectionView) -> [UIView: [CGPoint]] {
    let cells = view.subviews.filter { $0 is UICollectionViewCell }
    return Dictionary(uniqueKeysWithValues: cells.map { ($0, corners($0, in: view)) })
  }

  /// Which of two pictures that overlap, or nearly do, is in front, and how far in depth.
  private func order(_ view: UICollectionView) -> [Set<UIView>: (front: UIView, gap: CGFloat)] {
    // Of equal depth the later subview is in front.
    let cells = view.subviews.filter { $0 is UICollectionViewCell }.enumerated().map { place, cell in
      let depth = (cell.layer.presentation() ?? cell.layer).zPosition
      return (cell: cell, key: (depth, place), corners: corners(cell, in: view))
    }.sorted { $0.key > $1.key }
    var order: [Set<UIView>: (front: UIView, gap: CGFloat)] = [:]
    for (place, front) in cells.enumerated() {
      let corners = front.corners.map { Point2D($0) }
      let outline = Quadrilateral(corners[0], corners[1], corners[2], corners[3])
      for back in cells[(place + 1)...] {
        let (xs, ys) = (back.corners.map(\.x).sorted(), back.corners.map(\.y).sorted())
        let frame = Rectangle(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
        guard outline.overlaps(frame) else { continue }
        order[[front.cell, back.cell]] = (front.cell, front.key.0 - back.key.0)
      }
    }
    return order
  }

  private func maximumDistance(_ one: [CGPoint], _ other: [CGPoint]) -> CGFloat {
    guard one.count == other.count else { return .infinity }
    return zip(one, other).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? .infinity
  }

  @Test(
    "what is seen goes on from where it was, there and half-way back", arguments: Kind.allCases, Kind.allCases
  )
  func continuity(from first: Kind, to second: Kind) throws {
    guard first != second else { return }
    let view = items.makeView(first.makeLayout(), width: 400, height: 400)
    view.layoutIfNeeded()
    let (old, new) = (view.collectionViewLayout, second.makeLayout())
    seconds.tick(0)
    let before = seen(view)
    #expect(!before.isEmpty)
    var finished: [Bool] = []
    view.setCollectionViewLayout(new, animated: true) { finished.append($0) }
    seconds.tick(0)
    let beginning = seen(view)
    for (cell, place) in before {
      #expect(
        try maximumDistance(#require(beginning[cell]), place) < 1e-6, "the first frame is where it was")
    }

    seconds.tick(0.15)
    let (middle, middleOrder) = (seen(view), order(view))
    #expect(middle.values.joined().allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(before.contains { maximumDistance(middle[$0.key] ?? [], $0.value) > 1 }, "something moves")
    view.setCollectionViewLayout(old, animated: true) { finished.append($0) }
    seconds.tick(0.15)
    let (turned, turnedOrder) = (seen(view), order(view))
    for (cell, place) in middle where turned[cell] != nil {
      #expect(try maximumDistance(#require(turned[cell]), place) < 1e-6, "turned back without a jump")
    }
    seconds.tick(0.16)
    let nextOrder = order(view)
    for (pair, before) in middleOrder {
      guard let turned = turnedOrder[pair], let next = nextOrder[pair] else { continue }
      // Those of one depth may part, to either side, but not for one frame to the other.
      if before.gap > 1e-6 || next.front === before.front {
        #expect(turned.front === before.front, "turned back without a change of who is in front")
      }
    }

    seconds.tick(0.25)
    view.setCollectionViewLayout(new, animated: true) { finished.append($0) }
    seconds.tick(0.25)
    seconds.tick(2)
    view.layoutIfNeeded()
    #expect(finished.count == 3)
    #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == view.visibleCells.count)
    for path in view.indexPathsForVisibleItems {
      let cell = try #require(view.cellForItem(at: path))
      #expect(cell.layer.animationKeys() == nil)
      let fresh = SpinningWheelCell(frame: .zero)
      let attributes = try #require(view.layoutAttributesForItem(at: path))
      fresh.bounds.size = attributes.size
      fresh.center = attributes.center
      fresh.transform3D = attributes.transform3D
      fresh.apply(attributes)
      #expect(maximumDistance(corners(cell, in: view), corners(fresh, in: view)) < 1e-6)
    }
  }

  @Test(
    "by hand, half-way is the same from both sides, and both ends are the layouts", arguments: Kind.allCases)
  func interactive(from first: Kind) throws {
    for second in Kind.allCases where second != first {
      let view = items.makeView(first.makeLayout(), width: 400, height: 400)
      view.layoutIfNeeded()
      // By path, since a cell that leaves the screen on the way comes back for another item.
      func places() -> [IndexPath: [CGPoint]] {
        Dictionary(
          uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
            view.cellForItem(at: path).map { (path, corners($0, in: view)) }
          })
      }
      let before = places()
      let transition = view.startInteractiveTransition(to: second.makeLayout(), completion: nil)
      var halfWay: [[IndexPath: [CGPoint]]] = []
      for progress in [0.0, 0.5, 1, 0.5, 0] {
        transition.transitionProgress = progress
        transition.invalidateLayout()
        view.layoutIfNeeded()
        if progress == 0.5 { halfWay.append(places()) }
      }
      #expect(Set(halfWay[0].keys) == Set(halfWay[1].keys), "\(first) to \(second)")
      for (path, place) in halfWay[0] {
        #expect(maximumDistance(halfWay[1][path] ?? [], place) < 1e-6, "\(first) to \(second), half-way")
      }
      let back = places()
      #expect(Set(before.keys).isSubset(of: back.keys), "\(first) to \(second)")
      for (path, place) in before {
        #expect(maximumDistance(back[path] ?? [], place) < 1e-6, "\(first) to \(second) and back")
      }
      UIView.performWithoutAnimation { view.finishInteractiveTransition() }
      #expect(view.collectionViewLayout === transition.nextLayout)
    }
  }
}
