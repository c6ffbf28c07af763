import CollectionLayouts
import Testing
import UIKit

/// A change of the scroll axis starts over: along the new axis at the first item, across it at the edge of the insets.
@MainActor
@Suite("A change of the scroll axis")
struct AxisChangeTests {
  private let items = NumberedItems([10])
  private let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

  @Test("a picker wheel begins at its first item, and at the upper edge of its insets")
  func picker() {
    let layout = PickerWheelLayout()
    let view = items.makeView(layout, width: 320, height: 400)
    view.contentInset = insets
    view.layoutIfNeeded()
    view.contentOffset.y = 1200
    view.layoutIfNeeded()
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 320, y: -10))
  }

  @Test("a carousel with ends begins at its first item, and at the upper edge of its insets")
  func carousel() {
    let layout = CarouselLayout()
    layout.scrollDirection = .vertical
    let view = items.makeView(layout, width: 320, height: 400)
    view.contentInset = insets
    view.layoutIfNeeded()
    view.contentOffset.y = 1200
    view.layoutIfNeeded()
    layout.scrollDirection = .horizontal
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -10))
  }
}
