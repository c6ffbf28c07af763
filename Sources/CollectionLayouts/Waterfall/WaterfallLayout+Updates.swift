import LayoutCore
import UIKit

// Items that stay in a batch update keep their lengths. Asking for a million lengths takes longer than placing the
// items.

extension WaterfallLayout {
  /// Asks for all sections, and for the lengths of items that are not known from before an update.
  func collectSections(into solver: inout WaterfallSolver, after update: WaterfallUpdate? = nil) {
    if let update {
      solver.removeAllSections(in: environment, keeping: update.sectionOrigins)
    } else {
      solver.removeAllSections(in: environment)
    }
    guard let collectionView else { return }
    let delegate = waterfallDelegate
    for section in 0..<collectionView.numberOfSections {
      let metrics = metrics(of: section, delegate)
      let itemCount = collectionView.numberOfItems(inSection: section)
      func ask(_ item: Int, _ width: Double) -> Double {
        length(
          ofItemAt: IndexPath(item: item, section: section), columnWidth: width, in: collectionView, delegate)
      }
      guard let update, update.sectionOrigins[section] != nil else {
        solver.appendSection(metrics, itemCount: itemCount, lengthOfItem: ask)
        continue
      }
      let change = update.changes[section] ?? WaterfallUpdate.Change()
      solver.appendSection(metrics, itemCount: itemCount, leaving: change.leaving, arriving: change.arriving)
      {
        item, width in
        if let known = change.knownLengths[item], known.columnWidth == width { return known.length }
        return ask(item, width)
      }
    }
  }
}

#if os(Linux)
  extension WaterfallLayout: ItemFollowingLayout {
    package func dataDidChange(by rearrangement: ItemRearrangement) {
      let counts = (0..<solver.sectionCount).map { solver.itemCount(inSection: $0) }
      guard update == nil, rearrangement.oldItemCounts == counts else { return invalidateLayout() }
      update = WaterfallUpdate(
        sectionOrigins: rearrangement.sectionOrigins,
        changes: rearrangement.changes.mapValues { change in
          WaterfallUpdate.Change(
            leaving: change.leaving, arriving: change.arriving,
            knownLengths: change.origins.compactMapValues(length))
        })
    }

    /// The length of an item, and the width of columns for which the delegate returned it.
    private func length(ofItemAt path: IndexPath) -> (length: Double, columnWidth: Double)? {
      solver.frame(ofItem: path.item, inSection: path.section).map { frame in
        let length = scrollDirection == .vertical ? frame.height : frame.width
        return (length, solver.columnWidth(inSection: path.section))
      }
    }
  }
#endif
