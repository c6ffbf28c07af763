import UIKit

/// What the layouts in this folder keep of a column of rows, one section below the other.
@MainActor
struct ColumnModel {
  /// A row, and the width it was measured at; nil when its height is an estimate.
  struct Row: Equatable {
    var height: CGFloat
    var measuredWidth: CGFloat?
  }

  var sections: [[Row]] = []

  /// The height of all rows.
  var height: CGFloat { sections.joined().reduce(0) { $0 + $1.height } }

  /// Where the rows of a section begin.
  func start(of section: Int) -> CGFloat {
    sections.prefix(section).joined().reduce(0) { $0 + $1.height }
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item)
  }

  func frame(at path: IndexPath, width: CGFloat) -> CGRect? {
    guard contains(path) else { return nil }
    let section = sections[path.section]
    let y = section.prefix(path.item).reduce(start(of: path.section)) { $0 + $1.height }
    return CGRect(x: 0, y: y, width: width, height: section[path.item].height)
  }

  /// The rows that share an area with a rectangle, with their frames.
  func rows(in rect: CGRect, width: CGFloat) -> [(path: IndexPath, frame: CGRect)] {
    var found: [(IndexPath, CGRect)] = []
    var y: CGFloat = 0
    for (section, rows) in sections.enumerated() {
      for (item, row) in rows.enumerated() {
        if y < rect.maxY, y + row.height > rect.minY {
          found.append(
            (IndexPath(item: item, section: section), CGRect(x: 0, y: y, width: width, height: row.height)))
        }
        y += row.height
      }
    }
    return found
  }

  /// Carries out what a layout receives of an update, as the libraries do that keep a model of their own.
  ///
  /// - Returns: The path after of each row that neither goes nor moves, by its path before.
  mutating func apply(
    _ updates: [UICollectionViewUpdateItem], count: (Int) -> Int, newRow: (IndexPath) -> Row
  ) -> [IndexPath: IndexPath] {
    var named = sections.enumerated().map { section, rows in
      rows.indices.map { (origin: IndexPath?.some(IndexPath(item: $0, section: section)), row: rows[$0]) }
    }
    var leaving: Set<IndexPath> = []
    var goingSections: [Int] = []
    var arriving: [IndexPath: IndexPath?] = [:]
    var comingSections: [Int] = []
    for update in updates {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      switch update.updateAction {
      case .delete:
        guard let before else { continue }
        if before.item == NSNotFound { goingSections.append(before.section) } else { leaving.insert(before) }
      case .insert:
        guard let after else { continue }
        if after.item == NSNotFound {
          comingSections.append(after.section)
        } else {
          arriving.updateValue(nil, forKey: after)
        }
      case .move:
        guard let before, let after else { continue }
        leaving.insert(before)
        arriving.updateValue(before, forKey: after)
      case .reload:
        guard let before, let after else { continue }
        named[before.section][before.item].row = newRow(after)
      case .none: break
      }
    }
    let moved = sections
    for section in named.indices {
      named[section] = named[section].enumerated().filter {
        !leaving.contains(IndexPath(item: $0.offset, section: section))
      }.map(\.element)
    }
    for section in goingSections.sorted(by: >) { named.remove(at: section) }
    for section in comingSections.sorted() {
      let rows = (0..<count(section)).map { newRow(IndexPath(item: $0, section: section)) }
      named.insert(rows.map { (nil, $0) }, at: section)
    }
    for (path, origin) in arriving.sorted(by: { $0.key < $1.key }) {
      let row = origin.map { moved[$0.section][$0.item] } ?? newRow(path)
      named[path.section].insert((nil, row), at: path.item)
    }
    var successors: [IndexPath: IndexPath] = [:]
    for (section, rows) in named.enumerated() {
      for (item, row) in rows.enumerated() {
        if let origin = row.origin { successors[origin] = IndexPath(item: item, section: section) }
      }
    }
    sections = named.map { $0.map(\.row) }
    return successors
  }
}
