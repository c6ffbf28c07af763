/// The changes of a batch update by kind, none of them claiming what another claims.
struct CollectedUpdates: Equatable {
  private(set) var insertedItems: Set<IndexPath> = []
  private(set) var deletedItems: Set<IndexPath> = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var reconfiguredItems: Set<IndexPath> = []
  /// From the path before to the path after.
  private(set) var movedItems: [IndexPath: IndexPath] = [:]
  private(set) var insertedSections: Set<Int> = []
  private(set) var deletedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  /// From the index before to the index after.
  private(set) var movedSections: [Int: Int] = [:]

  /// No changes.
  static let none = CollectedUpdates()

  private init() {}

  /// Sorts changes by kind. The order in which they were asked for has no influence.
  ///
  /// - Throws: The first two that contradict one another: {reload, delete, move from} name nothing twice before the
  ///   update, {insert, move to} nothing after it. Reloading twice is reloading once.
  init(_ operations: [UpdateOperation]) throws(UpdateInconsistency.Problem) {
    var before = Claims()
    var after = Claims()
    for operation in operations {
      switch operation {
      case .insertItem(let path):
        try after.claim(path, for: operation)
        insertedItems.insert(path)
      case .deleteItem(let path):
        try before.claim(path, for: operation)
        deletedItems.insert(path)
      case .reloadItem(let path):
        try before.claim(path, for: operation)
        reloadedItems.insert(path)
      case .reconfigureItem(let path):
        reconfiguredItems.insert(path)
      case .moveItem(let from, let to):
        try before.claim(from, for: operation)
        try after.claim(to, for: operation)
        movedItems[from] = to
      case .insertSection(let section):
        try after.claim(section, for: operation)
        insertedSections.insert(section)
      case .deleteSection(let section):
        try before.claim(section, for: operation)
        deletedSections.insert(section)
      case .reloadSection(let section):
        try before.claim(section, for: operation)
        reloadedSections.insert(section)
      case .moveSection(let from, let to):
        try before.claim(from, for: operation)
        try after.claim(to, for: operation)
        movedSections[from] = to
      }
    }
    for case .moveItem(let from, let to) in operations {
      if let claim = before.sections[from.section], !claim.keepsItems {
        throw .conflict(claim, .moveItem(from: from, to: to))
      }
    }
  }
}

/// Which change an index was claimed for, in one index space.
private struct Claims {
  private(set) var items: [IndexPath: UpdateOperation] = [:]
  private(set) var sections: [Int: UpdateOperation] = [:]

  mutating func claim(
    _ path: IndexPath, for operation: UpdateOperation
  ) throws(UpdateInconsistency.Problem) {
    guard let other = items.updateValue(operation, forKey: path) else { return }
    guard other == operation, operation == .reloadItem(path) else { throw .conflict(other, operation) }
  }

  mutating func claim(
    _ section: Int, for operation: UpdateOperation
  ) throws(UpdateInconsistency.Problem) {
    guard let other = sections.updateValue(operation, forKey: section) else { return }
    guard other == operation, operation == .reloadSection(section) else { throw .conflict(other, operation) }
  }
}

extension UpdateOperation {
  /// Whether the items of the section that the change is about are the same afterwards.
  fileprivate var keepsItems: Bool {
    switch self {
    case .deleteSection, .reloadSection: false
    default: true
    }
  }
}
