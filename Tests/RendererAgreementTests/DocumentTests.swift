import CairoRenderer
import DisplayList
import Foundation
import Geometry
import RendererTestSupport
import Testing

/// The same scenes as pictures and as PDF files, which another program draws.
@MainActor
@Suite("Agreement of documents", .needsDocumentViewer)
struct DocumentTests {
  // In a document, glyphs are placed between pixels. At three pixels per point, this is less than the tolerance.
  @Test("no tile of a scene differs between a picture and a document")
  func pictures() async throws {
    let scale = 3.0
    // Dark scenes have the same shapes as light ones.
    for scene in Scene.all where !scene.name.hasSuffix(", dark") {
      let list = scene.list(scale: scale)
      let document = try #require(CairoRenderer().renderPDF(list, scale: scale))
      let comparison = Comparison(
        scene.name,
        [
          .cairo: try #require(CairoRenderer().render(list, scale: scale)),
          .document: try await DocumentViewer.picture(of: document, scale: scale),
        ])
      #expect(comparison.worst.difference <= Comparison.tolerance, "\(comparison.worst)")
    }
  }

  // A ligature, letters from right to left, and characters that share a glyph.
  @Test(
    "text remains text",
    arguments: ["Quartz & Co", "office", "שלום", "cafe\u{301} naïve", "a\u{200D}b", "𝐛old"])
  func text(text: String) async throws {
    let list = Scene.page([Scene.label(text, size: 18, at: Point2D(x: 10, y: 40), color: .black)])
    let document = try #require(CairoRenderer().renderPDF(list))
    let extracted = try await DocumentViewer.text(of: document)
    func visible(_ text: String) -> [Unicode.Scalar] {
      text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
        !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
          && $0.properties.generalCategory != .control
      }
    }
    #expect(visible(extracted) == visible(text))
  }

  @Test("a picture that is drawn repeatedly is stored once")
  func sharedPictures() throws {
    let noise = try #require(NoisePicture.make(width: 200, height: 150, seed: 1))
    func size(_ count: Int) throws -> Int {
      let commands = (0..<count).map { index in
        Command.image(
          noise, source: nil, in: Rectangle(x: Double(index) * 10, y: 10, width: 100, height: 75), tint: nil)
      }
      return try #require(CairoRenderer().renderPDF(Scene.page(commands))).count
    }
    #expect(try size(5) < size(1) + 1000)
  }

  @Test("pages have their sizes, links and texts, and a document its properties")
  func pages() async throws {
    func page(_ width: Double, _ height: Double, _ text: String) -> PagedDocument.Page {
      var list = Scene.page([Scene.label(text, size: 18, at: Point2D(x: 10, y: 40), color: .black)])
      list.size = Size2D(width: width, height: height)
      return PagedDocument.Page(content: list)
    }
    var first = page(200, 100, "first")
    first.links = [
      .init(area: Rectangle(x: 10, y: 20, width: 30, height: 40), target: .url("https://a.b/?c='d\\")),
      .init(area: Rectangle(x: 0, y: 0, width: 5, height: 5), target: .destination("it's here")),
    ]
    var second = page(150, 300, "second")
    second.destinations = ["it's here": Point2D(x: 0, y: 0)]
    let document = PagedDocument(
      pages: [first, second], properties: [.title: "Title", .author: "Author", .keywords: "a, b"])
    for scale in [1.0, 3] {
      let file = try #require(CairoRenderer().renderPDF(document, scale: scale))
      let text = String(decoding: file, as: Unicode.ASCII.self)
      #expect(text.contains("/MediaBox [ 0 0 200 100 ]") && text.contains("/MediaBox [ 0 0 150 300 ]"))
      // In the file, y points up.
      #expect(text.contains("/Rect [ 10 40 40 80 ]") && text.contains("/Rect [ 0 95 5 100 ]"))
      #expect(text.contains("https://a.b/?c='d") && text.contains("/Title (Title)"))
      let pages = try await DocumentViewer.text(of: file).split(
        separator: "\u{C}", omittingEmptySubsequences: false)
      #expect(pages.prefix(2).map { $0.filter { !$0.isWhitespace } } == ["first", "second"])
    }
    #expect(CairoRenderer().renderPDF(PagedDocument()) == nil)
  }

  @Test("a frame without pixels, or with too many, is not rendered")
  func hostileSizes() {
    let root = Fragment(identity: 1, generation: 1, commands: [])
    for (size, scale) in [(0.0, 1.0), (.nan, 1), (-5, 1), (1e6, 1), (100, 0), (100, .nan), (100, 1e6)] {
      let list = DisplayList(size: Size2D(width: size, height: 10), root: root)
      #expect(CairoRenderer().renderPDF(list, scale: scale) == nil)
    }
  }
}
