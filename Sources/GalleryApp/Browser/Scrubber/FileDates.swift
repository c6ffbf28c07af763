import Dispatch
import Foundation
import SystemPackage

/// Reads the modification dates of files in the background, and caches recent ones.
@MainActor
final class FileDates {
  /// The maximum number of dates in the cache.
  private static let capacity = 512

  private var known: RecentlyUsedCache<FilePath, Date?>
  /// The file to read next, and the closure that receives its date. Only the last request counts.
  private var next: (file: FilePath, deliver: (Date) -> Void)?
  private var isReading = false
  private let worksInBackground: Bool

  /// - Parameter worksInBackground: Whether dates are read in the background, as a window requires, or at once.
  init(worksInBackground: Bool) {
    self.worksInBackground = worksInBackground
    known = RecentlyUsedCache(budget: Self.capacity)
  }

  /// Returns the date of a file, if it is known, or else reads it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - deliver: Receives the date when it was read, unless another file was requested meanwhile.
  func date(of file: FilePath, deliver: @escaping (Date) -> Void) -> Date? {
    if let date = known.value(for: file) {
      next = nil
      return date
    }
    guard worksInBackground else { return (try? file.stat())?.modificationDate }
    next = (file, deliver)
    readNext()
    return nil
  }

  private func readNext() {
    guard !isReading, let file = next?.file else { return }
    isReading = true
    DispatchQueue.global(qos: .userInitiated).async {
      let date = (try? file.stat())?.modificationDate
      DispatchQueue.main.async { MainActor.assumeIsolated { self.take(date, of: file) } }
    }
  }

  private func take(_ date: Date?, of file: FilePath) {
    isReading = false
    known.insert(date, for: file, cost: 1)
    if let request = next, request.file == file {
      next = nil
      if let date { request.deliver(date) }
    }
    readNext()
  }
}
