import TestSupport
import UIKit

/// Changes drawn at random, and the list they lead to, which is put together by hand.
///
/// The indices of what comes are read off the finished list, those of what goes off the old one.
struct RandomBatch {
  var operations: [DataChange] = []
  let before: NamedList
  private(set) var after: NamedList
  /// The items whose cells are other cells afterwards.
  private(set) var reloaded: Set<Int> = []

  init(of list: NamedList, using random: inout SplitMix64) {
    before = list
    after = list
    var roaming: [(name: Int, origin: IndexPath)] = []
    var sections: [NamedList.Section] = []
    var arriving: [(section: NamedList.Section, origin: Int?)] = []
    let changesSections = Int.random(in: 0..<3, using: &random) == 0
    for (index, section) in list.sections.enumerated() {
      let fate = changesSections ? Int.random(in: 0..<8, using: &random) : 7
      if fate == 0 {
        operations.append(.deleteSection(index))
      } else if fate == 1 {
        operations.append(.reloadSection(index))
        let other = after.newSection(.random(in: 0...6, using: &random))
        sections.append(.init(name: section.name, items: other.items))
      } else {
        let rest = change(section, at: index, &roaming, using: &random)
        if fate == 2 { arriving.append((rest, index)) } else { sections.append(rest) }
      }
    }
    if changesSections, list.sections.count < 5 {
      arriving.append((after.newSection(.random(in: 0...6, using: &random)), nil))
    }
    for arrival in arriving {
      sections.insert(arrival.section, at: .random(in: 0...sections.count, using: &random))
    }
    for arrival in arriving {
      guard let index = sections.firstIndex(where: { $0.name == arrival.section.name }) else { continue }
      operations.append(arrival.origin.map { .moveSection(from: $0, to: index) } ?? .insertSection(index))
    }
    settle(roaming, in: &sections, using: &random)
    after.sections = sections
    operations.shuffle(using: &random)
  }

  /// What becomes of the items of a section that stays.
  private mutating func change(
    _ section: NamedList.Section, at index: Int, _ roaming: inout [(name: Int, origin: IndexPath)],
    using random: inout SplitMix64
  ) -> NamedList.Section {
    var rest = section
    rest.items = []
    for (item, name) in section.items.enumerated() {
      let path = IndexPath(item: item, section: index)
      switch Int.random(in: 0..<16, using: &random) {
      case 0, 1:
        operations.append(.deleteItem(path))
      case 2:
        roaming.append((name, path))
      case 3:
        operations.append(.reloadItem(path))
        after.revisions[name, default: 0] += 1
        reloaded.insert(name)
        rest.items.append(name)
      case 4:
        operations.append(.reconfigureItem(path))
        after.revisions[name, default: 0] += 1
        rest.items.append(name)
      default:
        rest.items.append(name)
      }
    }
    return rest
  }

  /// Puts items that move and new ones anywhere.
  private mutating func settle(
    _ roaming: [(name: Int, origin: IndexPath)], in sections: inout [NamedList.Section],
    using random: inout SplitMix64
  ) {
    guard !sections.isEmpty else {
      operations += roaming.map { .deleteItem($0.origin) }
      return
    }
    let origins = Dictionary(uniqueKeysWithValues: roaming.map { ($0.name, $0.origin) })
    let newNames = (0..<Int.random(in: 0...4, using: &random)).map { _ in after.newName() }
    for name in roaming.map(\.name) + newNames {
      let section = Int.random(in: 0..<sections.count, using: &random)
      let item = Int.random(in: 0...sections[section].items.count, using: &random)
      sections[section].items.insert(name, at: item)
    }
    // What is new in a section that is itself new comes along with it; saying so twice must do no harm.
    let isNew = Set(newNames)
    for (section, list) in sections.enumerated() {
      for (item, name) in list.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        if let origin = origins[name] {
          operations.append(.moveItem(from: origin, to: path))
        } else if isNew.contains(name) {
          operations.append(.insertItem(path))
        }
      }
    }
  }
}
