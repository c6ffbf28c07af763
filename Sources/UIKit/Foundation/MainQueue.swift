import Foundation

/// The queue on which UIKit works. It need not run on the main thread.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs on the main thread or on the main queue.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  /// Runs work on the main queue, and waits for it.
  ///
  /// Code in Swift 5 mode can call methods of the main actor on any thread.
  static func perform(_ work: @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.sync(execute: work)
    }
  }
}
