import CollectionLayouts
import Testing

@testable import UIKit

/// How items come into carousel, turntable, book and the wheels.
@MainActor
@Suite("Items as they come")
final class ItemAppearanceTests {
  private var shown: [UICollectionView] = []

  /// Attributes of an item as it comes.
  private func appearance(
    of item: Int, in layout: UICollectionViewLayout
  ) throws -> UICollectionViewLayoutAttributes {
    let view = NumberedItems([6]).makeView(layout, width: 320, height: 400)
    shown.append(view)
    view.layoutIfNeeded()
    let path = IndexPath(item: item, section: 0)
    layout.prepare(forCollectionViewUpdates: [UICollectionViewUpdateItem(.insert, from: nil, to: path)])
    let attributes = try #require(layout.initialLayoutAttributesForAppearingItem(at: path))
    // One that was there before is not new.
    let other = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 5, section: 0)))
    let before = layout.initialLayoutAttributesForAppearingItem(at: other.indexPath)
    #expect(before == nil || before?.transform3D == other.transform3D)
    layout.finalizeCollectionViewUpdates()
    #expect(attributes.alpha == 0 && !attributes.isHidden)
    return attributes
  }

  // Card 1 is 0.9 times as large beside the middle: half of that is 108 × 144 around (410, 200).
  @Test("a new card grows and fades in")
  func carousel() throws {
    let new = try appearance(of: 1, in: CarouselLayout())
    #expect(abs(new.frame.width - 108) < 1e-9 && abs(new.frame.height - 144) < 1e-9)
    #expect(new.center == CGPoint(x: 410, y: 200))
  }

  // Six sectors of 60° on a disc of radius 160: 160 wide and high. In the hub a tenth of that is left.
  @Test("a new prize grows out of the hub")
  func turntable() throws {
    let new = try appearance(of: 0, in: TurntableLayout())
    #expect(abs(new.center.x - shown[0].bounds.midX) < 1e-9 && new.center.y == 200)
    #expect(abs(new.frame.width - 16) < 1e-9 && abs(new.frame.height - 16) < 1e-9)
  }

  // From one item to the next it is atan(133/500) = 0.259979 rad; item 1 stands there with item 0 on top.
  @Test("a new item of the wheel swings in from two places further on")
  func spinningWheel() throws {
    let new = try #require(try appearance(of: 1, in: SpinningWheelLayout()) as? SpinningWheelLayoutAttributes)
    #expect(abs(new.angle - 3 * 0.259979) < 1e-5)
    #expect(new.transform == CGAffineTransform(rotationAngle: new.angle))
  }

  // 0.45 π, 81°, about its own axis in the front of a prism of radius 50/tan 30° = 86.6025: the edges are 50 · cos 81° =
  // 7.8217 from the middle, at 86.6025 ± 50 · sin 81° before the screen, magnified by 900/764.0130 and 900/862.7819.
  @Test("a new face of the picker tips up")
  func picker() throws {
    let new = try appearance(of: 0, in: PickerWheelLayout())
    #expect(abs(new.frame.height - 17.37304) < 1e-4)
  }

  // 0.48 π: the edge of a page of 150 stands 150 · sin 86.4° = 149.704 in front, magnified by 900 / 750.296.
  @Test("a new page sinks down from where it stood on the spine", arguments: [0, 1])
  func book(item: Int) throws {
    let layout = BookLayout()
    layout.startsWithCover = false
    let new = try appearance(of: item, in: layout)
    #expect(abs(new.frame.height - 210 * 900 / 750.296) < 0.01)
    #expect(new.frame.width < 13)
    #expect(item == 0 ? new.frame.maxX <= 160 + 1e-9 : new.frame.minX >= 160 - 1e-9)
  }
}
