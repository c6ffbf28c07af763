import Geometry
import LayoutCore
import UIKit

/// The item in the middle of a viewport, and the position of the middle in it.
struct WaterfallScrollAnchor {
  private let item: Int
  private let section: Int
  /// The position of the middle in the item along the scroll axis, from 0 to 1.
  private let part: Double

  /// The content offset at which the item was last brought to the middle. Nil when it never was.
  var offset: CGPoint?

  /// Finds the item nearest to the middle of a viewport. Nil when no item is visible.
  init?(to solver: WaterfallSolver, in viewport: CGRect, isVertical: Bool) {
    let viewport = Rectangle(viewport)
    let middle = viewport.center
    var nearest: (element: SectionElement, distance: Double)?
    solver.forEachElement(overlapping: viewport) { element in
      let aside = max(element.frame.minX - middle.x, middle.x - element.frame.maxX, 0)
      let above = max(element.frame.minY - middle.y, middle.y - element.frame.maxY, 0)
      let distance = aside * aside + above * above
      if case .item = element.kind, distance < nearest?.distance ?? .infinity {
        nearest = (element, distance)
      }
    }
    guard let element = nearest?.element, case .item(let item) = element.kind else { return nil }
    (self.item, section) = (item, element.section)
    let part =
      isVertical
      ? (middle.y - element.frame.minY) / element.frame.height
      : (middle.x - element.frame.minX) / element.frame.width
    self.part = part >= 0 ? min(part, 1) : 0
  }

  /// The current coordinate of that position along the scroll axis. Nil when the item no longer exists.
  func middle(in solver: WaterfallSolver, isVertical: Bool) -> Double? {
    solver.frame(ofItem: item, inSection: section).map { frame in
      isVertical ? frame.minY + part * frame.height : frame.minX + part * frame.width
    }
  }
}
