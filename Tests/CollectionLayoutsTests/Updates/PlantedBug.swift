import TestSupport
import UIKit

/// A mistake that an implementation of updates might make, planted by telling the collection view something else
/// than what happened. The counts still add up, so only what is shown can give it away.
enum PlantedBug: CaseIterable {
  case insertsOneTooFar
  case deletesNeighbour
  case reloadsNeighbour
  case dropsMove
  case exchangesMoves
  case dropsReload
  case reloadsInsteadOfReconfiguring
  case dropsReconfiguration
  case dropsSectionMove
  case dropsDeletionWithInsertion
  case keepsStaleSelection
  case keepsStaleFocus

  /// The changes as the mistaken implementation would understand them.
  func corrupted(_ batch: RandomBatch) -> [DataChange] {
    var operations = batch.operations
    switch self {
    case .insertsOneTooFar:
      replaceFirst(in: &operations) { operation in
        guard case .insertItem(let path) = operation else { return nil }
        let next = IndexPath(item: path.item + 1, section: path.section)
        let isFree =
          path.item + 1 < batch.after.sections[path.section].items.count
          && !batch.operations.contains { $0.target == next }
        return isFree ? [.insertItem(next)] : nil
      }
    case .deletesNeighbour:
      replaceFirst(in: &operations) { operation in
        guard case .deleteItem(let path) = operation else { return nil }
        return neighbour(of: path, batch).map { [.deleteItem($0)] }
      }
    case .reloadsNeighbour:
      replaceFirst(in: &operations) { operation in
        guard case .reloadItem(let path) = operation else { return nil }
        return neighbour(of: path, batch).map { [.reloadItem($0)] }
      }
    case .dropsMove:
      replaceFirst(in: &operations) { operation in
        guard case .moveItem(let from, let to) = operation else { return nil }
        return [.deleteItem(from), .insertItem(to)]
      }
    case .exchangesMoves:
      let moves = operations.indices.filter { operations[$0].label == "move item" }
      guard moves.count > 1, case .moveItem(let one, let oneTarget) = operations[moves[0]],
        case .moveItem(let other, let otherTarget) = operations[moves[1]]
      else { break }
      operations[moves[0]] = .moveItem(from: one, to: otherTarget)
      operations[moves[1]] = .moveItem(from: other, to: oneTarget)
    case .dropsReload:
      replaceFirst(in: &operations) { $0.label == "reload item" ? [] : nil }
    case .reloadsInsteadOfReconfiguring:
      replaceFirst(in: &operations) { operation in
        guard case .reconfigureItem(let path) = operation else { return nil }
        return [.reloadItem(path)]
      }
    case .dropsReconfiguration:
      replaceFirst(in: &operations) { $0.label == "reconfigure item" ? [] : nil }
    case .dropsSectionMove:
      replaceFirst(in: &operations) { operation in
        guard case .moveSection(let from, let to) = operation,
          !batch.operations.contains(where: { $0.label == "move item" && $0.origin?.section == from })
        else { return nil }
        return [.deleteSection(from), .insertSection(to)]
      }
    case .dropsDeletionWithInsertion:
      guard
        let deletion = operations.firstIndex(where: { $0.label == "delete item" }),
        let section = operations[deletion].origin?.section,
        !operations.contains(where: { $0.label.hasSuffix("section") }),
        let insertion = operations.firstIndex(where: {
          $0.label == "insert item" && $0.target?.section == section
        })
      else { break }
      for index in [deletion, insertion].sorted(by: >) { operations.remove(at: index) }
    case .keepsStaleSelection, .keepsStaleFocus:
      break
    }
    return operations
  }

  private func replaceFirst(
    in operations: inout [DataChange], by replacement: (DataChange) -> [DataChange]?
  ) {
    for index in operations.indices {
      guard let others = replacement(operations[index]) else { continue }
      operations.replaceSubrange(index...index, with: others)
      return
    }
  }

  /// An item beside another that nothing happens to.
  private func neighbour(of path: IndexPath, _ batch: RandomBatch) -> IndexPath? {
    [1, -1].lazy.map { IndexPath(item: path.item + $0, section: path.section) }.first { other in
      batch.before.sections[path.section].items.indices.contains(other.item)
        && !batch.operations.contains { $0.origin == other }
    }
  }
}

extension DataChange {
  /// The item, by its path before.
  fileprivate var origin: IndexPath? {
    switch self {
    case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path): path
    case .moveItem(let from, _): from
    default: nil
    }
  }

  /// The item, by its path after.
  fileprivate var target: IndexPath? {
    switch self {
    case .insertItem(let path): path
    case .moveItem(_, let to): to
    default: nil
    }
  }
}
