import CollectionViewTesting
import Testing

@testable import UIKit

/// Layouts use attributes again to which nothing refers, and only those.
@MainActor
@Suite("Attributes that are used again")
struct SpareAttributesTests {
  /// A grid of five columns that keeps some of the attributes that it returns, and changes others.
  private final class KeepingLayout: UICollectionViewFlowLayout {
    var random = SplitMix64(seed: 0)
    private(set) var kept: [(attributes: UICollectionViewLayoutAttributes, path: IndexPath)] = []

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect) ?? []
      for attributes in found {
        #expect(attributes.isPlain, "a change came back: \(attributes.indexPath)")
        switch UInt.random(in: 0..<8, using: &random) {
        case 0: kept.append((attributes, attributes.indexPath))
        case 1: attributes.alpha = 0.5
        case 2: attributes.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
        case 3: attributes.zIndex = 3
        default: break
        }
      }
      return found
    }
  }

  @Test("random scrolling: attributes that an app keeps do not change, and its changes do not come back")
  func randomScrolling() {
    for seed in 0..<12 as Range<UInt64> {
      let layout = KeepingLayout()
      layout.random = SplitMix64(seed: seed)
      layout.itemSize = CGSize(width: 60, height: 40)
      layout.minimumInteritemSpacing = 5
      layout.minimumLineSpacing = 5
      let flow = FlowHarness([5000], layout: layout)
      var random = SplitMix64(seed: seed + 1000)
      for _ in 0..<60 {
        let offset = flow.view.contentOffset.y + CGFloat(Int.random(in: -60...120, using: &random))
        flow.view.contentOffset.y = max(0, offset)
        flow.view.layoutIfNeeded()
      }
      #expect(layout.kept.count > 100, "seed \(seed)")
      for (attributes, path) in layout.kept {
        let expected = CGPoint(x: CGFloat(path.item % 5) * 65, y: CGFloat(path.item / 5) * 45)
        #expect(
          attributes.indexPath == path && attributes.frame.origin == expected && attributes.isPlain,
          "seed \(seed), \(path)")
      }
    }
  }

  @Test("only plain attributes to which nothing refers are used again, as new ones")
  func candidates() throws {
    var spare = SpareAttributes()
    let held = UICollectionViewLayoutAttributes(forCellWith: [0, 1])
    let changed = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 2])
    changed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    changed.isHidden = true
    changed.hasFixedWidth = true
    let identifier = ObjectIdentifier(changed)
    #expect(spare.next() == nil)
    spare.refill(with: [consume changed, AngleAttributes(forCellWith: [0, 0]), held])
    let taken = spare.next()
    let next = try #require(taken)
    #expect(ObjectIdentifier(next) == identifier)
    #expect(next.isEqual(UICollectionViewLayoutAttributes()) && !next.hasFixedWidth && next.frame == .zero)
    #expect(spare.next() == nil)
    #expect(held.indexPath == [0, 1])
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the attributes look as a flow layout makes them.
  fileprivate var isPlain: Bool {
    alpha == 1 && CATransform3DIsIdentity(transform3D) && zIndex == 0 && !isHidden
  }
}
