import DisplayList
import Geometry
import Testing

@testable import UIKit

/// What is drawn into PDF files, as it reaches the function that writes them.
@MainActor
@Suite(.serialized) struct PDFRendererTests {
  private final class Recorder: Sendable {
    nonisolated(unsafe) var document: PagedDocument?
  }

  /// The document that a closure makes. Its file has the bytes of “file”.
  private func document(_ body: () throws -> Void) rethrows -> PagedDocument? {
    // A window of another test may have set one.
    let writer = UIGraphicsPDFRenderer.writer
    defer { UIGraphicsPDFRenderer.writer = writer }
    let recorder = Recorder()
    UIGraphicsPDFRenderer.writer = { document in
      recorder.document = document
      return Array("file".utf8)
    }
    try body()
    return recorder.document
  }

  private func fills(_ page: PagedDocument.Page) -> [Rectangle] {
    page.content.root.commands.compactMap(\.extent)
  }

  @Test("each page has its own size, origin and state, and what is drawn before the first is dropped")
  func pages() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 10, y: 20, width: 100, height: 200))
    var bounds: [CGRect] = []
    let document = try #require(
      document {
        let data = renderer.pdfData { context in
          let canvas = context.cgContext
          context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
          context.beginPage()
          bounds.append(context.pdfContextBounds)
          UIColor.red.setFill()
          canvas.translateBy(x: 5, y: 5)
          context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
          context.fill(CGRect(x: 10, y: 20, width: 10, height: 10))
          context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 30), pageInfo: [:])
          bounds.append(context.pdfContextBounds)
          UIGraphicsGetCurrentContext()?.fill(CGRect(x: 200, y: 5, width: 60, height: 20))
        }
        #expect(data == Data("file".utf8))
      })
    #expect(
      bounds == [
        CGRect(x: 10, y: 20, width: 100, height: 200), CGRect(x: 0, y: 0, width: 300, height: 30),
      ])
    #expect(
      document.pages.map(\.content.size) == [Size2D(width: 100, height: 200), Size2D(width: 300, height: 30)])
    #expect(
      document.pages.map(fills) == [
        [Rectangle(x: 5, y: 5, width: 10, height: 10)], [Rectangle(x: 200, y: 5, width: 60, height: 20)],
      ])
  }

  @Test("links and destinations are at the places of the page")
  func links() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let url = try #require(URL(string: "https://swift.org"))
    let document = try #require(
      document {
        _ = renderer.pdfData { context in
          context.setURL(url, for: .zero)
          context.beginPage()
          context.cgContext.scaleBy(x: 2, y: 2)
          context.setURL(url, for: CGRect(x: 5, y: 5, width: 10, height: 10))
          context.setDestinationWithName("end", for: CGRect(x: 0, y: 0, width: 1, height: 1))
          context.beginPage()
          context.addDestination(withName: "end", at: CGPoint(x: 7, y: 8))
        }
      })
    #expect(
      document.pages.map(\.links) == [
        [
          .init(area: Rectangle(x: 10, y: 10, width: 20, height: 20), target: .url("https://swift.org")),
          .init(area: Rectangle(x: 0, y: 0, width: 2, height: 2), target: .destination("end")),
        ], [],
      ])
    #expect(document.pages.map(\.destinations) == [[:], ["end": Point2D(x: 7, y: 8)]])
  }

  @Test("the properties of the document are passed on, other keys are not")
  func information() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Title", kCGPDFContextKeywords as String: ["a", "b"], "other": 1,
    ]
    let document = document {
      _ = UIGraphicsPDFRenderer(bounds: .zero, format: format).pdfData { $0.beginPage() }
    }
    #expect(document?.properties == [.title: "Title", .keywords: "a, b"])
    #expect(document?.pages.map(\.content.size) == [Size2D(width: 612, height: 792)])
  }

  @Test(
    "pages without a usable size have the usual one",
    arguments: [
      CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
      CGRect(x: 0, y: 0, width: 10, height: 0),
    ])
  func invalid(bounds: CGRect) {
    let document = document { _ = UIGraphicsPDFRenderer(bounds: bounds).pdfData { $0.beginPage() } }
    #expect(document?.pages.map(\.content.size) == [Size2D(width: 612, height: 792)])
  }

  @Test("the older functions draw the same, nested in an image too")
  func olderFunctions() throws {
    let (data, bounds) = (NSMutableData(), CGRect(x: 0, y: 0, width: 50, height: 60))
    let document = try #require(
      document {
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        UIGraphicsBeginPDFContextToData(data, bounds, [kCGPDFContextAuthor: "Author"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == bounds)
        UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        UIGraphicsEndPDFContext()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIGraphicsEndImageContext()
      })
    #expect(data as Data == Data("file".utf8))
    #expect(document.properties == [.author: "Author"])
    #expect(document.pages.map(fills) == [[Rectangle(x: 1, y: 2, width: 3, height: 4)], []])
    // Without a file, nothing happens.
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
  }

  @Test("a file is written, and an error of the file system is thrown")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PDF \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.pdf")
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
    _ = try document { try renderer.writePDF(to: file) { $0.beginPage() } }
    #expect(try Data(contentsOf: file) == Data("file".utf8))
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: folder.appendingPathComponent("missing/a.pdf")) { $0.beginPage() }
    }
    #expect(!UIGraphicsBeginPDFContextToFile(folder.path + "/missing/a.pdf", .zero, nil))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
