import CollectionLayouts
import Testing

@testable import UIKit

/// How items come and go in carousel, turntable and book.
@MainActor
@Suite("Carousel, turntable and book in updates")
final class PagedUpdateTests {
  private var shown: [UICollectionView] = []

  /// Attributes of an item that comes and of one that goes, in an update that inserts one and deletes the other.
  private func update(
    _ layout: UICollectionViewLayout, inserting inserted: Int, deleting deleted: Int
  ) throws -> (new: UICollectionViewLayoutAttributes, old: UICollectionViewLayoutAttributes) {
    let view = NumberedItems([6]).makeView(layout, width: 320, height: 400)
    shown.append(view)
    view.layoutIfNeeded()
    let (new, old) = (IndexPath(item: inserted, section: 0), IndexPath(item: deleted, section: 0))
    layout.prepare(forCollectionViewUpdates: [
      UICollectionViewUpdateItem(.delete, from: old, to: nil),
      UICollectionViewUpdateItem(.insert, from: nil, to: new),
    ])
    // One that stays is neither new nor gone.
    let other = IndexPath(item: 5, section: 0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: other) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: other) == nil)
    let result = (
      new: try #require(layout.initialLayoutAttributesForAppearingItem(at: new)),
      old: try #require(layout.finalLayoutAttributesForDisappearingItem(at: old))
    )
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: new) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: old) == nil)
    return result
  }

  // Card 1 is 0.9 times as large beside the middle: half of that is 108 × 144 around (410, 200). Card 0, 320 high, drops
  // by half of that.
  @Test("a new card grows and fades in, one that goes drops out of the row")
  func carousel() throws {
    let (new, old) = try update(CarouselLayout(), inserting: 1, deleting: 0)
    #expect(new.alpha == 0 && old.alpha == 0)
    #expect(abs(new.frame.width - 108) < 1e-9 && abs(new.frame.height - 144) < 1e-9)
    #expect(new.center == CGPoint(x: 410, y: 200))
    #expect(old.center == CGPoint(x: 160, y: 360))
  }

  // Six sectors of 60° on a disc of radius 160: 160 wide and high. In the hub a tenth of that is left.
  @Test("a new prize grows out of the hub, one that goes shrinks into it")
  func turntable() throws {
    let layout = TurntableLayout()
    let (new, old) = try update(layout, inserting: 1, deleting: 0)
    for attributes in [new, old] {
      #expect(attributes.alpha == 0)
      #expect(abs(attributes.center.x - (shown[0].bounds.midX)) < 1e-9 && attributes.center.y == 200)
    }
    #expect(abs(old.frame.width - 16) < 1e-9 && abs(old.frame.height - 16) < 1e-9)
  }

  // 0.48 π: the edge of a page of 150 stands 150 · sin 86.4° = 149.7 in front, magnified by 900 / 750.3.
  @Test("a new page sinks down from the spine, one that goes rises on it")
  func book() throws {
    let layout = BookLayout()
    layout.startsWithCover = false
    let (new, old) = try update(layout, inserting: 1, deleting: 0)
    for attributes in [new, old] {
      #expect(attributes.alpha == 0 && !attributes.isHidden)
      #expect(abs(attributes.frame.height - 210 * 900 / 750.296) < 0.01)
      #expect(attributes.frame.width < 13)
    }
    #expect(new.frame.minX >= 160 - 1e-9 && old.frame.maxX <= 160 + 1e-9)
  }
}
