import Geometry
import LayoutCore

// Keeps measured sizes when the data changes.
extension UICollectionViewFlowLayout {
  /// Moves measured sizes with their elements in a batch update, so that elements that stay keep their sizes, on screen
  /// and off. New and reloaded elements have the estimated size.
  ///
  /// - Complexity: O(*k* · *b*) for *k* ranges of inserted or deleted items and *b* blocks of measured items.
  func carryMeasurements(through map: UpdateMap) {
    guard isSelfSizing, let estimate = measurements.estimate, hasCounts(map.before) else {
      measurements.forget()
      return
    }
    measurements.carryBoundaries(through: map)
    let estimatedSize = Size2D(estimate.size)
    let movedSizes = map.updates.movedItems.map { move in
      let size = solver.frame(ofItem: move.from.item, inSection: move.from.section)?.size
      return (place: move.to, size: size ?? estimatedSize)
    }
    change { solver in
      for place in map.updates.reloadedItems {
        solver.resizeItem(place.item, inSection: place.section, to: estimatedSize)
      }
      for (section, shift) in map.itemShifts {
        solver.removeItems(shift.leaving, inSection: section)
        solver.insertEqualItems(shift.arriving, inSection: section)
      }
      if map.changesSections {
        solver.rearrangeSections(
          (0..<map.after.sections).map { index in
            map.section(before: index).flatMap { map.isReloaded(section: $0) ? nil : $0 }
          },
          itemSize: estimatedSize, itemCountOfNewSection: { map.after[$0] ?? 0 })
      }
      for (place, size) in movedSizes where size != estimatedSize {
        solver.resizeItem(place.item, inSection: place.section, to: size)
      }
    }
  }

  private func hasCounts(_ counts: ItemCounts) -> Bool {
    solver.sectionCount == counts.sections
      && (0..<counts.sections).allSatisfy { solver.itemCount(inSection: $0) == counts[$0] }
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
