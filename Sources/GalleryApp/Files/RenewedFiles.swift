import SystemPackage

/// Files that the file system knows as others after they were rotated or moved to another volume, so that actions before
/// that can still be undone.
struct RenewedFiles: Sendable {
  /// The records before and after, by the identity before.
  private var records: [FileRecord.Identity: (before: FileRecord, after: FileRecord)] = [:]
  /// The first identities, by the latest ones.
  private var origins: [FileRecord.Identity: FileRecord.Identity] = [:]

  /// Whether all files are the same as before.
  var isEmpty: Bool { records.isEmpty }

  /// Adds a file if it has another identity than before.
  ///
  /// - Parameters:
  ///   - record: Its record before a step.
  ///   - file: Where it is afterwards.
  mutating func add(_ record: FileRecord?, _ file: FilePath?) {
    guard let record, let after = file.flatMap({ FileRecord(of: $0) }), after.identity != record.identity
    else { return }
    let origin = origins.removeValue(forKey: record.identity)
    let known = origin.flatMap { records[$0] }
    // Another program has changed it meanwhile, so that it is not what an earlier action has made.
    if let origin, let known, !record.hasContents(of: known.after) {
      records[origin] = nil
      return
    }
    records[origin ?? record.identity] = (known?.before ?? record, after)
    origins[after.identity] = origin ?? record.identity
  }

  /// The record that a file has now; nil if it is the same file as before, or had changed.
  func record(after record: FileRecord) -> FileRecord? {
    guard let (before, after) = records[record.identity], before.hasContents(of: record) else { return nil }
    return after
  }
}

extension FileStep {
  /// Where the file is before the step that can give it another identity.
  var fileBefore: FilePath? {
    switch self {
    case .move(let file, _), .trash(let file): file
    case .restore(let file): file.file
    case .turn(let file, _): file.resolvingLinks
    case .exchange, .create, .discard, .delete: nil
    }
  }

  /// Where that file is after the step; nil if it is not known.
  ///
  /// - Parameter inverse: What undoes the step.
  func file(afterwards inverse: FileStep?) -> FilePath? {
    switch self {
    case .move(_, let file): file
    case .restore(let file): file.original
    case .turn: fileBefore
    case .trash: if case .restore(let file) = inverse { file.file } else { nil }
    case .exchange, .create, .discard, .delete: nil
    }
  }
}
