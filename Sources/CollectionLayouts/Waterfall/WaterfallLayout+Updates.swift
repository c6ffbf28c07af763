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
    let (delegate, length) = (waterfallDelegate, lengthsOfItems())
    for section in 0..<collectionView.numberOfSections {
      let metrics = metrics(of: section, delegate)
      let itemCount = collectionView.numberOfItems(inSection: section)
      func ask(_ item: Int, _ width: Double) -> Double {
        length(IndexPath(item: item, section: section), width)
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
  extension WaterfallLayout: UICollectionViewLayoutDataFollowing {
    /// Keeps the lengths of items that stay, and asks the delegate for the others.
    public func dataDidChange(by change: UICollectionViewDataChange) {
      let counts = (0..<solver.sectionCount).map { solver.itemCount(inSection: $0) }
      guard update == nil, change.itemCountsBefore == counts else { return invalidateLayout() }
      update = WaterfallUpdate(
        sectionOrigins: change.sectionOrigins, changes: sectionChanges(in: change))
    }

    /// Returns the items that leave and arrive in each section that stays, by its new index. The delegate is asked
    /// again for reloaded and reconfigured items, which leave and arrive at their positions.
    ///
    /// - Complexity: O(*k* log *k*) for *k* changes.
    private func sectionChanges(
      in change: UICollectionViewDataChange
    ) -> [Int: WaterfallUpdate.Change] {
      let renewed = Set(change.reloadedItems).union(change.reconfiguredItems)
      let moved = Set(change.movedItems.map(\.from))
      var changes: [Int: WaterfallUpdate.Change] = [:]
      for (section, items) in change.sectionChanges {
        guard let target = change.section(after: section) else { continue }
        changes[target] = WaterfallUpdate.Change(leaving: items.leaving, arriving: items.arriving)
      }
      for path in renewed.subtracting(moved) {
        guard let target = change.indexPath(after: path) else { continue }
        changes[target.section, default: WaterfallUpdate.Change()].leaving.append(path.item)
        changes[target.section, default: WaterfallUpdate.Change()].arriving.append(target.item)
      }
      for move in change.movedItems where !renewed.contains(move.from) {
        changes[move.to.section]?.knownLengths[move.to.item] = length(ofItemAt: move.from)
      }
      return changes.mapValues { change in
        WaterfallUpdate.Change(
          leaving: change.leaving.sorted(), arriving: change.arriving.sorted(),
          knownLengths: change.knownLengths)
      }
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
