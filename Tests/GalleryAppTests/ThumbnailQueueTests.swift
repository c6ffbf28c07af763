import Foundation
import ImageDecoding
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

@Suite("The queue of thumbnails")
struct ThumbnailQueueTests {
  private func key(_ name: String) -> ThumbnailKey {
    ThumbnailKey(
      file: FilePath(name), size: ThumbnailSize(covering: CGSize(width: 64, height: 64), scale: 1))
  }

  @Test("pictures are decoded in order without the main actor, which learns of the first that is finished")
  func order() {
    let queue = ThumbnailQueue<String>(width: 2)
    #expect(["a", "b", "c"].map { queue.append(ThumbnailLoad(), for: key($0)) } == [true, true, false])
    var calls = 0
    queue.work({ key, _ in .finished(key.file.string + "!") }) { calls += 1 }
    #expect(calls == 1)
    #expect(queue.takeFinished().map(\.output) == ["a!", "b!", "c!"])
    #expect(queue.takeFinished().isEmpty)
    // One of the two threads has ended.
    #expect(["d", "e"].map { queue.append(ThumbnailLoad(), for: key($0)) } == [true, false])
    queue.work({ key, _ in .finished(key.file.string) }) { calls += 1 }
    #expect(calls == 2 && queue.takeFinished().map(\.output) == ["d", "e"])
  }

  @Test("a picture is not decoded if all its requests were cancelled, unless requested again")
  func cancellation() {
    let queue = ThumbnailQueue<Int>(width: 1)
    let loads = (0..<4).map { _ in ThumbnailLoad() }
    for (load, name) in zip(loads, ["a", "b", "b", "a"]) { _ = queue.append(load, for: key(name)) }
    for index in [0, 1, 3] { loads[index].cancel() }
    queue.work({ _, _ in .finished(1) }) {}
    _ = queue.append(ThumbnailLoad(), for: key("a"))
    queue.work({ _, _ in .finished(2) }) {}
    let finished = queue.takeFinished()
    #expect(finished.map(\.key) == ["a", "b", "a"].map(key))
    #expect(finished.map(\.output) == [nil, 1, 2])
  }

  @Test("a picture that is being decoded is not decoded again until it is delivered")
  func decodingOnce() {
    let queue = ThumbnailQueue<Int>(width: 1)
    var count = 0
    _ = queue.append(ThumbnailLoad(), for: key("a"))
    func decode(_ key: ThumbnailKey, _: Bool) -> ThumbnailQueue<Int>.Outcome {
      if count == 0 { #expect(!queue.append(ThumbnailLoad(), for: key)) }
      count += 1
      return .finished(count)
    }
    queue.work(decode) {}
    #expect(!queue.append(ThumbnailLoad(), for: key("a")))
    #expect(queue.takeFinished().map(\.output) == [1])
    #expect(queue.append(ThumbnailLoad(), for: key("a")))
    queue.work(decode) {}
    #expect(queue.takeFinished().map(\.output) == [2])
  }

  @Test("what is visible comes first, and what is stored before what has to be decoded")
  func priorities() {
    let queue = ThumbnailQueue<String>(width: 1)
    let later = ThumbnailLoad(isVisible: false)
    for name in ["x", "y"] { _ = queue.append(ThumbnailLoad(isVisible: false), for: key(name)) }
    _ = queue.append(later, for: key("z"))
    for name in ["a", "stored", "c"] { _ = queue.append(ThumbnailLoad(), for: key(name)) }
    // A second request, which the user waits for, counts.
    _ = queue.append(ThumbnailLoad(), for: key("y"))
    queue.becomeVisible(later, for: key("z"))
    var steps: [String] = []
    queue.work({ key, isExamined in
      let name = key.file.string
      steps.append(name + (isExamined ? "!" : "?"))
      if isExamined || name == "stored" { return .finished(name) }
      return .unfinished(provisional: name == "c" ? "small c" : nil)
    }) {}
    #expect(
      steps == ["a?", "stored?", "c?", "y?", "z?", "a!", "c!", "y!", "z!", "x?", "x!"])
    #expect(
      queue.takeFinished().map { $0.output! + ($0.isProvisional ? " for now" : "") } == [
        "stored", "small c for now", "a", "c", "y", "z", "x",
      ])
  }

  @Test("a picture that is not needed any more after the first step is not decoded")
  func cancelledBetweenSteps() {
    let queue = ThumbnailQueue<Int>(width: 1)
    let load = ThumbnailLoad()
    _ = queue.append(load, for: key("a"))
    var count = 0
    queue.work({ _, _ in
      count += 1
      load.cancel()
      return .unfinished(provisional: nil)
    }) {}
    #expect(count == 1)
    #expect(queue.takeFinished().map(\.output) == [nil])
    #expect(queue.append(ThumbnailLoad(), for: key("a")))
  }

  @Test("while the main actor is busy, all pictures are decoded, and then delivered")
  @MainActor
  func busyMainActor() async {
    let decoded = DispatchSemaphore(value: 0)
    let loader = ThumbnailLoader(
      worksInBackground: true,
      decode: { _, _ in
        defer { decoded.signal() }
        throw ImageDecodingError.notAPicture
      }, report: { _ in })
    await withCheckedContinuation { continuation in
      var delivered = 0
      for index in 0..<50 {
        loader.load(FilePath("\(index)"), covering: CGSize(width: 9, height: 9), scale: 1) { _ in
          delivered += 1
          if delivered == 50 { continuation.resume() }
        }
      }
      for _ in 0..<50 { decoded.wait() }
      #expect(delivered == 0)
    }
    #expect(loader.pendingCount == 0)
  }
}
