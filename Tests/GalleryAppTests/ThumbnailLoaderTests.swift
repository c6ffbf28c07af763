import Foundation
import ImageDecoding
import SystemPackage
import Synchronization
import Testing
import UIKit

@testable import GalleryApp

@Suite("Loading thumbnails")
@MainActor
struct ThumbnailLoaderTests {
  /// Counts what was decoded; a path that ends in "bad" cannot be.
  private final class Decoding: Sendable {
    let files = Mutex<[String: Int]>([:])

    func decode(_ file: FilePath, _ size: ThumbnailSize) throws -> Bitmap {
      files.withLock { $0["\(file) \(size.width)x\(size.height)", default: 0] += 1 }
      if file.string.hasSuffix("bad") { throw ImageDecodingError.notAPicture }
      return Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])!
    }
  }

  private let side = CGSize(width: 100, height: 50)

  @Test("a picture asked for many times is decoded once, and delivered every time")
  func once() {
    let decoding = Decoding()
    let loader = ThumbnailLoader(decode: decoding.decode) { _ in }
    var delivered = 0
    for _ in 0..<3 { loader.load("a", covering: side, scale: 2) { if $0 != nil { delivered += 1 } } }
    #expect(delivered == 0)
    loader.finishLoading()
    #expect(delivered == 3)
    loader.load("a", covering: side, scale: 2) { if $0 != nil { delivered += 1 } }
    #expect(delivered == 4)
    // 200 × 100 pixels, in steps of 64, or of 16 up to 128.
    #expect(decoding.files.withLock { $0 } == ["a 256x112": 1])
  }

  @Test("a picture that cannot be loaded is reported once, for any number of requests and sizes")
  func failure() {
    let decoding = Decoding()
    var reports: [String] = []
    let loader = ThumbnailLoader(decode: decoding.decode) { reports.append($0) }
    var missing = 0
    loader.load("bad", covering: side, scale: 2) { if $0 == nil { missing += 1 } }
    loader.load("bad", covering: side, scale: 4) { if $0 == nil { missing += 1 } }
    loader.finishLoading()
    loader.load("bad", covering: side, scale: 8) { if $0 == nil { missing += 1 } }
    #expect(missing == 3)
    #expect(reports == ["“bad” cannot be shown: not a picture in a format that can be read"])
  }

  @Test(
    "a file that cannot be read is reported once and read again; one that is damaged, only when failures are forgotten"
  )
  func transientFailure() {
    let errors = Mutex<[String: ImageDecodingError]>([
      "a": .unreadable(errno: EIO), "b": .corrupt(format: "png", reason: ""),
    ])
    let counts = Mutex<[String: Int]>([:])
    var reports: [String] = []
    let loader = ThumbnailLoader(decode: { file, _ in
      counts.withLock { $0[file.string, default: 0] += 1 }
      if let error = errors.withLock({ $0[file.string] }) { throw error }
      return Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])!
    }) { reports.append($0) }
    var delivered: [String] = []
    func load() {
      for file in ["a", "b"] {
        loader.load(FilePath(file), covering: side, scale: 2) { if $0 != nil { delivered.append(file) } }
      }
      loader.finishLoading()
    }
    for _ in 0..<2 { load() }
    #expect(counts.withLock { $0 } == ["a": 2, "b": 1])
    #expect(reports.count == 2 && delivered.isEmpty)
    let items = ["a", "b"].map { AlbumItem.file(FileName(bytes: $0.utf8), folder: "") }
    #expect(!items.contains(where: loader.canBeSlide))
    errors.withLock { $0 = [:] }
    load()
    #expect(delivered == ["a"] && items.filter(loader.canBeSlide) == [items[0]])
    #expect(Set(loader.forgetFailures()) == ["a", "b"])
    load()
    #expect(delivered == ["a", "a", "b"])
  }

  @Test("a file that another program has removed is no failure, but a link that leads nowhere is one")
  func missingFile() throws {
    let temporary = TemporaryFolder()
    let link = temporary.path.appending("link.jpg")
    try FileManager.default.createSymbolicLink(atPath: link.string, withDestinationPath: "nowhere")
    var reports: [String] = []
    let loader = ThumbnailLoader { reports.append($0) }
    let file = temporary.path.appending("a.png")
    var images: [UIImage?] = []
    for path in [file, link] { loader.load(path, covering: side, scale: 1) { images.append($0) } }
    loader.finishLoading()
    #expect(images.count == 2 && images.allSatisfy { $0 == nil })
    #expect(reports.count == 1 && reports.first?.hasPrefix("“\(link)” cannot be shown") == true)
    // The file is there again.
    temporary.file("a.png", SamplePictures.red)
    loader.load(file, covering: side, scale: 1) { images.append($0) }
    loader.finishLoading()
    #expect(images.last.flatMap(\.self) != nil && reports.count == 1)
  }

  @Test("what delivering a picture asks for is loaded too, and all in the order it was asked for")
  func order() {
    let loader = ThumbnailLoader(decode: Decoding().decode) { _ in }
    var order: [String] = []
    for name in ["c", "bad", "a"] {
      loader.load(FilePath(name), covering: side, scale: 1) { _ in
        order.append(name)
        loader.load(FilePath(name + "2"), covering: side, scale: 1) { _ in order.append(name + "2") }
      }
    }
    loader.finishLoading()
    #expect(order == ["c", "bad", "a", "c2", "bad2", "a2"])
  }

  @Test("in the background, what is cancelled in time is not decoded, and nothing of it delivered")
  func background() async {
    let decoding = Decoding()
    let isCancelled = DispatchSemaphore(value: 0)
    let loader = ThumbnailLoader(
      worksInBackground: true,
      decode: { file, size in
        isCancelled.wait()
        isCancelled.signal()
        return try decoding.decode(file, size)
      }, report: { _ in })
    var delivered: [String] = []
    await withCheckedContinuation { continuation in
      // Until some are cancelled, every thread waits with the first picture that it took.
      let loads = (0..<200).map { index in
        loader.load(FilePath("\(index)"), covering: side, scale: 1) { _ in
          delivered.append("\(index)")
          if index == 199 { continuation.resume() }
        }
      }
      for load in loads[100..<199] { load.cancel() }
      isCancelled.signal()
    }
    #expect(delivered.count == 101 && Set(delivered).count == 101)
    #expect(decoding.files.withLock { $0.count } == 101)
    #expect(loader.pendingCount == 0)
  }

  @Test("stopped, it waits for what is being decoded and delivers nothing")
  func stop() {
    let loader = ThumbnailLoader(worksInBackground: true, decode: Decoding().decode) { _ in }
    for name in 0..<20 {
      loader.load(FilePath("\(name)"), covering: side, scale: 1) { _ in Issue.record("\(name) was delivered")
      }
    }
    loader.stop()
    #expect(loader.pendingCount == 0)
  }

  @Test(
    "hostile sizes count as small or as large as can be",
    arguments: [
      (CGFloat(0), 32), (-5, 32), (.nan, 32), (1, 32), (32, 32), (32.5, 48), (64, 64), (64.5, 80),
      (128, 128), (128.5, 192), (1e300, 16_384), (.infinity, 16_384),
    ] as [(CGFloat, Int)])
  func sizes(length: CGFloat, pixels: Int) {
    let size = ThumbnailSize(covering: CGSize(width: length, height: 10), scale: 1)
    #expect(size.width == pixels)
    #expect(size.height == 32)
  }
}
