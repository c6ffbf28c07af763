import Geometry
import LayoutCore

// Keeps measured sizes when the data changes.
extension UICollectionViewFlowLayout {
  /// Moves measured sizes with their elements in a batch update, so that elements that stay keep their sizes, on screen
  /// and off. New and reloaded elements have the estimated size.
  ///
  /// - Complexity: O(*k* · *b*) for *k* ranges of inserted or deleted items and *b* blocks of measured items.
  func carryMeasurements(through update: UICollectionViewDataChange) {
    guard estimatesSizes, let estimate = measurements.estimate, hasCounts(update.itemCountsBefore) else {
      measurements.forget()
      return
    }
    measurements.carryBoundaries(through: update)
    let estimatedSize = Size2D(estimate.size)
    let movedSizes = update.movedItems.map { move in
      let size = solver.frame(ofItem: move.from.item, inSection: move.from.section)?.size
      return (path: move.to, size: size ?? estimatedSize)
    }
    change { solver in
      for path in update.reloadedItems {
        solver.resizeItem(path.item, inSection: path.section, to: estimatedSize)
      }
      for (section, items) in update.sectionChanges {
        solver.removeItems(items.leaving, inSection: section)
        solver.insertEqualItems(items.arriving, inSection: section)
      }
      if update.changesSections {
        let counts = update.itemCountsAfter
        solver.rearrangeSections(
          update.sectionOrigins, itemSize: estimatedSize, itemCountOfNewSection: { counts[$0] })
      }
      for (path, size) in movedSizes where size != estimatedSize {
        solver.resizeItem(path.item, inSection: path.section, to: size)
      }
    }
  }

  private func hasCounts(_ counts: [Int]) -> Bool {
    solver.sectionCount == counts.count
      && counts.indices.allSatisfy { solver.itemCount(inSection: $0) == counts[$0] }
  }
}

extension FlowSolver {
  /// Removes items, given by their ascending indices.
  fileprivate mutating func removeItems(_ items: [Int], inSection section: Int) {
    for run in items.runs.reversed() {
      replaceItems(run, inSection: section, with: EmptyCollection())
    }
  }

  /// Inserts items of the section's common size, given by their ascending indices after the insertion.
  fileprivate mutating func insertEqualItems(_ items: [Int], inSection section: Int) {
    for run in items.runs { insertEqualItems(run.count, at: run.lowerBound, inSection: section) }
  }
}

extension [Int] {
  /// The ranges of consecutive numbers in an ascending list.
  fileprivate var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }
}
