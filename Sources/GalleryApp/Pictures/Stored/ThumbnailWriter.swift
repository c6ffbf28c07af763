import DequeModule
import Dispatch
import Foundation
import ImageDecoding
import Synchronization
import SystemPackage

/// Writes shared thumbnails on a thread that leaves the processor to everything else.
///
/// What waits to be written is bounded: if too much does, what comes is not stored in this run. After the first failure
/// nothing is written any more, because a full or read-only disk fails every time.
final class ThumbnailWriter: Sendable {
  private typealias Write = @Sendable () throws(Errno) -> Void

  private struct State {
    var waiting: Deque<(write: Write, byteCount: Int)> = []
    var byteCount = 0
    var isWorking = false
    var isStopped = false
  }

  /// The maximum for the pixels that wait, in bytes.
  private static let limit = 32 << 20

  private let thumbnails: SharedThumbnails
  private let niceValue: Int32
  private let state = Mutex(State())
  private let work = DispatchGroup()

  init(to thumbnails: SharedThumbnails, niceValue: Int32) {
    (self.thumbnails, self.niceValue) = (thumbnails, niceValue)
  }

  /// Stores a thumbnail later.
  func store(
    _ bitmap: Bitmap, _ size: SharedThumbnailSize, of subject: ThumbnailSubject, _ facts: [String: String]
  ) {
    let thumbnails = thumbnails
    append(byteCount: bitmap.pixels.count) { () throws(Errno) in
      try thumbnails.store(bitmap, size, of: subject, facts)
    }
  }

  /// Records later that a file cannot be decoded.
  func storeFailure(of subject: ThumbnailSubject, reason: String) {
    let thumbnails = thumbnails
    append(byteCount: 4) { () throws(Errno) in try thumbnails.storeFailure(of: subject, reason: reason) }
  }

  /// Waits until everything is written.
  func finish() { work.wait() }

  /// Drops what waits, and what comes later, and waits for what is being written.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.waiting = []
    }
    work.wait()
  }

  private func append(byteCount: Int, _ write: @escaping Write) {
    let starts = state.withLock { state -> Bool in
      guard !state.isStopped, state.byteCount + byteCount <= Self.limit else { return false }
      state.waiting.append((write, byteCount))
      state.byteCount += byteCount
      guard !state.isWorking else { return false }
      state.isWorking = true
      work.enter()
      return true
    }
    guard starts else { return }
    Thread.detachInBackground(niceValue: niceValue) { [self] in
      thumbnails.removeIncompleteFiles()
      while let write = next() {
        do throws(Errno) { try write() } catch { state.withLock { $0.isStopped = true } }
      }
      work.leave()
    }
  }

  /// Removes the first write; nil if there is none, and the thread ends.
  private func next() -> Write? {
    state.withLock { state in
      if state.isStopped { state.waiting = [] }
      guard let next = state.waiting.popFirst() else {
        (state.isWorking, state.byteCount) = (false, 0)
        return nil
      }
      state.byteCount -= next.byteCount
      return next.write
    }
  }
}
