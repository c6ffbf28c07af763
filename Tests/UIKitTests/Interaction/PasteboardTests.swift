import Foundation
import ImageDecoding
import Synchronization
import Testing
import UIKit

/// A pasteboard of its own for each test: the general one is everybody's.
@MainActor
@Suite("The pasteboard")
struct PasteboardTests {
  let pasteboard = UIPasteboard()

  func image() throws -> UIImage {
    UIImage(
      cgImage: CGImage(try #require(Bitmap(width: 2, height: 1, pixels: [0, 0, 255, 255, 255, 0, 0, 255]))))
  }

  @Test("text, pictures and addresses each replace what was there")
  func values() throws {
    #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.items.isEmpty)
    pasteboard.string = "leopard"
    #expect(pasteboard.string == "leopard" && pasteboard.hasStrings && !pasteboard.hasImages)
    let image = try image()
    pasteboard.image = image
    #expect(pasteboard.image === image && pasteboard.hasImages && pasteboard.string == nil)
    let file = URL(fileURLWithPath: "/a b.jpg")
    pasteboard.urls = [file, try #require(URL(string: "https://example.org/"))]
    #expect(pasteboard.url == file && pasteboard.urls?.count == 2 && pasteboard.hasURLs)
    #expect(pasteboard.items.first?.keys.first == "public.file-url")
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.strings == ["a", "b"] && pasteboard.urls == nil && pasteboard.images == nil)
    pasteboard.string = nil
    #expect(pasteboard.items.isEmpty)
  }

  @Test("data stands for the text or the picture it holds, and values for their data")
  func data() throws {
    pasteboard.setData(Data("tiger".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(pasteboard.string == "tiger")
    pasteboard.string = "lion"
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("lion".utf8))
    #expect(pasteboard.data(forPasteboardType: "public.png") == nil)
    let png = try #require(try image().pngData())
    pasteboard.setData(png, forPasteboardType: "public.png")
    #expect(pasteboard.image?.size == CGSize(width: 2, height: 1))
  }

  @Test("a change is counted and reported; a host receives what is copied here, not what it set itself")
  func host() {
    var notifications = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
    ) { _ in MainActor.assumeIsolated { notifications += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    var offered: [[String: Any]] = []
    pasteboard.onCopy = { offered = $0 }
    pasteboard.string = "here"
    #expect(offered.first?["public.utf8-plain-text"] as? String == "here")
    pasteboard.receive([["public.utf8-plain-text": "elsewhere"]])
    #expect(pasteboard.string == "elsewhere" && offered.first?.values.first as? String == "here")
    #expect(pasteboard.changeCount == 2 && notifications == 2)
  }

  /// Counts calls on any thread.
  private final class Counter: Sendable {
    private let state = Mutex(0)
    var count: Int { state.withLock { $0 } }
    func add() { state.withLock { $0 += 1 } }
  }

  @Test("promised URLs are made when they are read, once")
  func promise() {
    let counter = Counter()
    var offers = 0
    pasteboard.onPromise = { _ in offers += 1 }
    let urls = ["/a.png", "/b c.png"].map { URL(fileURLWithPath: $0) }
    pasteboard.setPromise(
      PasteboardPromise(urls: {
        counter.add()
        return urls
      }))
    #expect(pasteboard.hasURLs && !pasteboard.hasImages && !pasteboard.hasStrings)
    #expect(offers == 1 && pasteboard.changeCount == 1 && counter.count == 0)
    #expect(pasteboard.urls == urls && pasteboard.items.count == 2 && counter.count == 1)
    pasteboard.setPromise(PasteboardPromise(urls: { [] }))
    pasteboard.string = "later"
    #expect(!pasteboard.hasURLs && pasteboard.hasStrings && pasteboard.urls == nil)
  }

  @Test("a promised picture is made only when it is read, not for its URL")
  func promisedPicture() throws {
    let counter = Counter()
    let png = try #require(try image().pngData())
    let url = URL(fileURLWithPath: "/a.jpg")
    pasteboard.setPromise(
      PasteboardPromise(urls: { [url] }) {
        counter.add()
        return png
      })
    #expect(pasteboard.hasImages && pasteboard.hasURLs && pasteboard.urls == [url] && counter.count == 0)
    #expect(pasteboard.image?.size == CGSize(width: 2, height: 1) && counter.count == 1)
    #expect(pasteboard.url == url && pasteboard.items.count == 1)
  }

  @Test("a host that knows no promises receives the items")
  func promiseToOldHost() {
    var offered: [[String: Any]] = []
    pasteboard.onCopy = { offered = $0 }
    pasteboard.setPromise(PasteboardPromise(urls: { [URL(fileURLWithPath: "/a.png")] }))
    #expect(offered.map { $0["public.file-url"] as? URL } == [URL(fileURLWithPath: "/a.png")])
  }
}
