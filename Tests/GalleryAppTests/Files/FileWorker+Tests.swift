import SystemPackage

@testable import GalleryApp

extension FileWorker {
  /// Performs steps of files whose records do not matter.
  func perform(
    _ steps: [FileStep], leavesOutImpossible: Bool = false, sidecars: Set<FilePath> = [],
    progress: (Int) -> Void
  ) throws(FileFailure) -> FileResult {
    var renewed = RenewedFiles()
    return try perform(
      steps, leavesOutImpossible: leavesOutImpossible, sidecars: sidecars, renewed: &renewed,
      progress: progress)
  }
}
