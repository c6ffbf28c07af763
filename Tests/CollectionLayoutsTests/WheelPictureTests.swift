import CairoRenderer
import CollectionLayouts
import Testing
import UIKit

@MainActor
@Suite("Wheels, painted")
final class WheelPictureTests {
  /// The pixels of a view of 1,000,000 items, whose colours repeat every 10, at an offset.
  private func paint(_ layout: UICollectionViewLayout, at offset: CGPoint) throws -> [UInt8] {
    let items = NumberedItems([1_000_000])
    let view = items.makeView(layout, width: 375, height: 400.5)
    view.contentOffset = offset
    let list = view.makeDisplayList()
    #expect(view.contentOffset == offset)
    return try Array(#require(CairoRenderer().render(list, background: .white)).pixels)
  }

  @Test("a picker far from its start paints the pixels it paints at its start", arguments: [0, 0.5, 123.5])
  func farPicker(fraction: CGFloat) throws {
    let near = try paint(PickerWheelLayout(), at: CGPoint(x: 0, y: 6 * 400.5 + fraction))
    let far = try paint(PickerWheelLayout(), at: CGPoint(x: 0, y: 999_996 * 400.5 + fraction))
    let other = try paint(PickerWheelLayout(), at: CGPoint(x: 0, y: 999_996 * 400.5 + fraction + 1))
    #expect(near == far)
    #expect(near != other)
  }

  @Test("a wheel far from its start paints the pixels it paints near it", arguments: [0, 0.5, 100.5])
  func farWheel(fraction: CGFloat) throws {
    let layout = SpinningWheelLayout()
    layout.contentWidth = .viewportAndItems
    let near = try paint(layout, at: CGPoint(x: 10 * 133 + fraction, y: 0))
    let far = try paint(layout, at: CGPoint(x: 999_980 * 133 + fraction, y: 0))
    let other = try paint(layout, at: CGPoint(x: 999_980 * 133 + fraction + 1, y: 0))
    #expect(near == far)
    #expect(near != other)
  }
}
