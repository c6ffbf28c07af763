import CFileSystem
import Foundation
import SystemPackage

/// Moves files to the trash of the desktop.
package protocol FileTrash: Sendable {
  /// Moves a file to the trash, on any thread.
  ///
  /// - Parameter file: The absolute path of the file.
  /// - Returns: Where it is now; nil if it does not have one of the usual names.
  func moveToTrash(_ file: FilePath) throws(FileFailure) -> TrashedFile?

  /// Finds files that have just been moved to the trash, whatever their names there. Reads the whole trash once.
  ///
  /// - Parameter files: The absolute paths where the files were, and their identities.
  func find(_ files: [FilePath: FileRecord.Identity]) -> [FilePath: TrashedFile]
}

extension FileTrash {
  /// Finds nothing.
  package func find(_ files: [FilePath: FileRecord.Identity]) -> [FilePath: TrashedFile] { [:] }
}

/// Performs steps, on any thread.
package struct FileWorker: Sendable {
  let trash: any FileTrash
  /// Whether to stop as soon as possible.
  var isCancelled: @Sendable () -> Bool

  /// Brings everything to the disk that was changed in the volume of a folder. Returns the error number.
  var flush: @Sendable (FilePath) -> CInt = { $0.withPlatformString { CFileSystemFlush($0) } }

  /// Whether each copy is brought to the disk before the next step.
  private var flushesCopies = true

  /// The number of steps from which on copies are brought to the disk together at the end, which is ten times as fast, but
  /// includes what other programs have written.
  private static let manySteps = 64

  /// Creates a worker.
  package init(trash: any FileTrash, isCancelled: @escaping @Sendable () -> Bool = { false }) {
    (self.trash, self.isCancelled) = (trash, isCancelled)
  }

  /// Performs steps in order. If one fails, or the user cancels, undoes those before it.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - leavesOutImpossible: Whether steps that are not possible are left out, if those after them do not depend on them.
  ///   - sidecars: The files of steps that are left out with the picture before them.
  ///   - renewed: Receives the files that the file system knows as others afterwards, also if a step fails.
  ///   - progress: Receives the number of steps that are done.
  /// - Returns: What was done.
  /// - Throws: The reason for which a step failed. Then nothing has changed, except by steps that cannot be undone.
  func perform(
    _ steps: [FileStep], leavesOutImpossible: Bool = false, sidecars: Set<FilePath> = [],
    renewed: inout RenewedFiles, progress: (Int) -> Void
  ) throws(FileFailure) -> FileResult {
    var isPictureLeftOut = false
    var inverses = Inverses(capacity: steps.count)
    var leftOut: [FileFailure] = []
    var worker = self
    worker.flushesCopies = steps.count < Self.manySteps
    do throws(FileFailure) {
      for (index, step) in steps.enumerated() {
        guard !isCancelled() else { throw FileFailure.cancelled }
        let isSidecar = sidecars.contains(step.file)
        if isSidecar, isPictureLeftOut { continue }
        if !isSidecar { isPictureLeftOut = false }
        do throws(FileFailure) {
          let (inverse, identity) = try worker.perform(step, &renewed)
          // The file has this identity in the trash, too.
          inverses.append(inverse, of: step, identity)
        } catch {
          let error = error.blamingFolder()
          guard leavesOutImpossible, step.canBeLeftOut(after: error) else { throw error }
          leftOut.append(error)
          if !isSidecar { isPictureLeftOut = true }
        }
        progress(index + 1)
      }
      if !worker.flushesCopies { try flushCopies(of: steps) }
    } catch {
      var undoing = self
      undoing.isCancelled = { false }
      // What cannot be undone stays, which loses nothing.
      for inverse in inverses.inOrder(trash) { _ = try? undoing.perform(inverse, &renewed) }
      throw error
    }
    return FileResult(inverses: inverses.inOrder(trash), leftOut: leftOut)
  }

  /// Performs a step, and adds its file to those that the file system knows as others afterwards.
  ///
  /// - Returns: The step that undoes it, if there is one, and the identity of a file that the step can move or renew.
  private func perform(
    _ step: FileStep, _ renewed: inout RenewedFiles
  ) throws(FileFailure) -> (inverse: FileStep?, identity: FileRecord.Identity?) {
    let record = step.fileBefore.flatMap { FileRecord(of: $0) }
    let inverse = try perform(step)
    renewed.add(record, step.file(afterwards: inverse))
    return (inverse, record?.identity)
  }

  /// Brings all copies to the disk. The originals are there meanwhile, so a failure loses nothing.
  private func flushCopies(of steps: [FileStep]) throws(FileFailure) {
    var folders: Set<FilePath> = []
    for case .create(let file, .copy) in steps { folders.insert(file.removingLastComponent()) }
    for folder in folders { try check(folder, flush(folder.isEmpty ? "." : folder)) }
  }

  /// Performs a step.
  ///
  /// - Returns: The step that undoes it; nil if there is none.
  package func perform(_ step: FileStep) throws(FileFailure) -> FileStep? {
    switch step {
    case .move(let file, let new):
      try move(file, to: new)
      return .move(new, to: file)
    case .exchange(let file, let other):
      try exchange(file, other)
      return step
    case .create(let file, let contents):
      try create(file, contents)
      guard let record = FileRecord(of: file) else { throw .system(file, .noSuchFileOrDirectory) }
      return .discard(file, contents, record)
    case .discard(let file, let contents, let record):
      try discard(file, contents, record)
      return .create(file, contents)
    case .trash(let file):
      return try trash.moveToTrash(file.absolute).map { .restore($0) }
    case .delete(let file):
      try check(file, file.withPlatformString { unlink($0) == 0 ? 0 : errno })
      return nil
    case .restore(let file):
      guard FileRecord(of: file.file) != nil else { throw .notInTrash(file.original) }
      try move(file.file, to: file.original)
      // A note without a file means nothing.
      file.note.withPlatformString { _ = unlink($0) }
      return .trash(file.original)
    case .turn(let file, let count):
      try PictureTurning(of: file).turn(clockwise: count)
      return .turn(file, -count)
    }
  }

  private func move(_ file: FilePath, to new: FilePath) throws(FileFailure) {
    let result = twoPaths(file, new, CFileSystemRename)
    switch Errno(rawValue: result) {
    case _ where result == 0: return
    case .fileExists:
      // Where case does not matter, the other name may be that of the same file.
      guard file.differsInCaseOnly(from: new), let record = FileRecord(of: file),
        record.identity == FileRecord(of: new)?.identity
      else { throw .exists(new) }
      try check(file, twoPaths(file, new) { rename($0, $1) == 0 ? 0 : errno })
    case .improperLink:
      // Another volume. The file has both names for a moment, so that it always has one.
      if let target = file.linkTarget {
        try check(new, twoPaths(target, new) { symlink($0, $1) == 0 ? 0 : errno })
      } else {
        try FileWriter(for: new).copy(file, flushes: true, isCancelled: isCancelled)
      }
      guard file.withPlatformString({ unlink($0) }) == 0 else {
        let reason = Errno(rawValue: errno)
        new.withPlatformString { _ = unlink($0) }
        throw .system(file, reason)
      }
    case let reason: throw .system(file, reason)
    }
  }

  private func exchange(_ file: FilePath, _ other: FilePath) throws(FileFailure) {
    let result = twoPaths(file, other, CFileSystemExchange)
    switch result {
    case EINVAL, ENOSYS, EOPNOTSUPP: try exchangeByMoving(file, other)
    default: try check(file, result)
    }
  }

  /// Exchanges the names of two files on a volume that cannot do that in one step. One has a hidden name meanwhile.
  func exchangeByMoving(_ file: FilePath, _ other: FilePath) throws(FileFailure) {
    let hidden = file.hiddenName
    try move(file, to: hidden)
    do throws(FileFailure) {
      try move(other, to: file)
    } catch {
      try? move(hidden, to: file)
      throw error
    }
    do throws(FileFailure) {
      try move(hidden, to: other)
    } catch {
      try? move(file, to: other)
      try? move(hidden, to: file)
      throw error
    }
  }

  private func create(_ file: FilePath, _ contents: FileStep.Contents) throws(FileFailure) {
    switch contents {
    case .folder: try check(file, file.withPlatformString { mkdir($0, 0o777) == 0 ? 0 : errno })
    case .link(let target):
      try check(file, twoPaths(target, file) { symlink($0, $1) == 0 ? 0 : errno })
    case .data(let data):
      try FileWriter(for: file).write(permissions: nil, modified: nil) { descriptor throws(Errno) in
        try descriptor.writeEverything(data)
      }
    case .copy(let original):
      try FileWriter(for: file).copy(original, flushes: flushesCopies, isCancelled: isCancelled)
    }
  }

  private func discard(
    _ file: FilePath, _ contents: FileStep.Contents, _ record: FileRecord
  ) throws(FileFailure) {
    if case .folder = contents {
      return try check(file, file.withPlatformString { rmdir($0) == 0 ? 0 : errno })
    }
    guard let present = FileRecord(of: file) else { return }
    // What changes behind a link does not change the link.
    let isLink = if case .link = contents { true } else { false }
    guard present.identity == record.identity, isLink || present.hasContents(of: record) else {
      throw .changed(file)
    }
    try check(file, file.withPlatformString { unlink($0) == 0 ? 0 : errno })
  }

  private func twoPaths(
    _ file: FilePath, _ other: FilePath, _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
  ) -> CInt {
    file.withPlatformString { file in other.withPlatformString { body(file, $0) } }
  }

  private func check(_ file: FilePath, _ result: CInt) throws(FileFailure) {
    guard result != 0 else { return }
    throw result == EEXIST ? .exists(file) : .system(file, Errno(rawValue: result))
  }
}

/// The steps that undo others, of which some are still to be found out.
private struct Inverses {
  /// In the order of the steps that they undo; nil for files in the trash that were not found yet.
  private var steps: [FileStep?] = []
  /// The positions of these files, and their identities, by where they were.
  private var lost: [FilePath: (index: Int, identity: FileRecord.Identity)] = [:]

  init(capacity: Int) { steps.reserveCapacity(capacity) }

  mutating func append(_ inverse: FileStep?, of step: FileStep, _ identity: FileRecord.Identity?) {
    if inverse == nil, case .trash(let file) = step, let identity {
      lost[file.absolute] = (steps.count, identity)
    }
    steps.append(inverse)
  }

  /// The steps in the order in which they undo the others.
  func inOrder(_ trash: any FileTrash) -> [FileStep] {
    var steps = steps
    if !lost.isEmpty {
      for (file, found) in trash.find(lost.mapValues(\.identity)) {
        if let index = lost[file]?.index { steps[index] = .restore(found) }
      }
    }
    return steps.reversed().compactMap(\.self)
  }
}

extension FilePath {
  /// The path in a symbolic link; nil for anything else.
  fileprivate var linkTarget: FilePath? {
    withPlatformString { path in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
        guard let start = buffer.baseAddress, case let length = readlink(path, start, Int(PATH_MAX)),
          length >= 0
        else { return nil }
        start[length] = 0
        return FilePath(platformString: start)
      }
    }
  }

  /// Whether two paths are equal but for the case of letters.
  fileprivate func differsInCaseOnly(from other: FilePath) -> Bool {
    self != other && removingLastComponent() == other.removingLastComponent()
      && lastComponent?.string.lowercased() == other.lastComponent?.string.lowercased()
  }
}
