/// What may have changed in a folder.
package enum FolderChange: Sendable, Equatable {
  /// The entries with these names.
  case entries(Set<FileName>)
  /// Anything, the folder itself included.
  case everything

  /// Adds another change. Too many names count as everything, so that their number is limited.
  mutating func formUnion(_ other: FolderChange) {
    guard case .entries(var own) = self, case .entries(let others) = other,
      own.count + others.count <= Self.maximumCount
    else {
      self = .everything
      return
    }
    // Otherwise, the set would be copied for each change.
    self = .everything
    own.formUnion(others)
    self = .entries(own)
  }

  /// The number of names above which it takes less time to read the folder.
  private static let maximumCount = 4096
}
