/// The changes of a batch update by kind, each in ascending order and without conflicts.
struct CollectedUpdates: Equatable {
  private(set) var insertedItems: [ItemPosition] = []
  private(set) var deletedItems: [ItemPosition] = []
  private(set) var reloadedItems: [ItemPosition] = []
  private(set) var reconfiguredItems: [ItemPosition] = []
  /// In ascending order of their origins.
  private(set) var movedItems: [ItemMove] = []
  /// The same moves, in ascending order of their targets.
  private(set) var movedItemsByTarget: [ItemMove] = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var deletedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  /// The new index of each moved section, by its old index.
  private(set) var movedSections: [Int: Int] = [:]

  /// No changes.
  static let none = CollectedUpdates()

  private init() {}

  /// Sorts changes by kind. The order of the requests does not matter.
  ///
  /// - Throws: The first two changes that conflict. Deletions, reloads and origins of moves must not name anything
  ///   twice before the update; insertions and targets of moves must not name anything twice after it. Reloading twice
  ///   is allowed.
  /// - Complexity: O(*k* log *k*) for *k* changes.
  init(_ operations: [UpdateOperation]) throws(UpdateInconsistency.Problem) {
    var (before, after) = (UpdateClaims<ItemPosition>(), UpdateClaims<ItemPosition>())
    var (sectionsBefore, sectionsAfter) = (UpdateClaims<Int>(), UpdateClaims<Int>())
    var reconfigured: Set<ItemPosition> = []
    for (number, operation) in operations.enumerated() {
      switch operation {
      case .insertItem(let path): after.add(ItemPosition(path), of: number)
      case .deleteItem(let path), .reloadItem(let path): before.add(ItemPosition(path), of: number)
      case .reconfigureItem(let path): reconfigured.insert(ItemPosition(path))
      case .moveItem(let from, let to):
        before.add(ItemPosition(from), of: number)
        after.add(ItemPosition(to), of: number)
      case .insertSection(let section): sectionsAfter.add(section, of: number)
      case .deleteSection(let section), .reloadSection(let section):
        sectionsBefore.add(section, of: number)
      case .moveSection(let from, let to):
        sectionsBefore.add(from, of: number)
        sectionsAfter.add(to, of: number)
      }
    }
    let conflicts = [
      before.sort(operations), after.sort(operations), sectionsBefore.sort(operations),
      sectionsAfter.sort(operations),
    ]
    if let conflict = conflicts.compactMap(\.self).min(by: { $0.later < $1.later }) {
      throw .conflict(operations[conflict.earlier], operations[conflict.later])
    }
    collect(operations, before.claims, after.claims)
    collectSections(operations)
    reconfiguredItems = reconfigured.sorted()
    try checkMovesOutOfSections(operations)
  }

  private mutating func collect(
    _ operations: [UpdateOperation], _ before: [UpdateClaims<ItemPosition>.Claim],
    _ after: [UpdateClaims<ItemPosition>.Claim]
  ) {
    for (position, number) in before {
      switch operations[number] {
      case .deleteItem: deletedItems.append(position)
      case .reloadItem: reloadedItems.append(position)
      case .moveItem(_, let to): movedItems.append(ItemMove(from: position, to: ItemPosition(to)))
      default: break
      }
    }
    for (position, number) in after {
      if case .moveItem(let from, _) = operations[number] {
        movedItemsByTarget.append(ItemMove(from: ItemPosition(from), to: position))
      } else {
        insertedItems.append(position)
      }
    }
  }

  private mutating func collectSections(_ operations: [UpdateOperation]) {
    for operation in operations {
      switch operation {
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to): movedSections[from] = to
      default: break
      }
    }
  }

  private func checkMovesOutOfSections(
    _ operations: [UpdateOperation]
  ) throws(UpdateInconsistency.Problem) {
    guard !deletedSections.isEmpty || !reloadedSections.isEmpty else { return }
    for case .moveItem(let from, let to) in operations {
      if deletedSections.contains(from.section) {
        throw .conflict(.deleteSection(from.section), .moveItem(from: from, to: to))
      }
      if reloadedSections.contains(from.section) {
        throw .conflict(.reloadSection(from.section), .moveItem(from: from, to: to))
      }
    }
  }
}
