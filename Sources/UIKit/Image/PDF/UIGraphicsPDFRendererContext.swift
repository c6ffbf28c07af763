import DisplayList
import Foundation
import Geometry

/// The context of a document that `UIGraphicsPDFRenderer` draws.
///
/// All pages are drawn in the same `cgContext`, and each begins with a new state. What is drawn before the first page
/// begins is dropped.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The properties of the document.
  public let format: UIGraphicsPDFRendererFormat
  /// The rectangle of the current page, in points.
  open private(set) var pdfContextBounds: CGRect

  private static let usualSize = CGSize(width: 612, height: 792)
  /// The maximum of many programs that show PDF files.
  private static let largestSide: CGFloat = 14_400
  private let bounds: CGRect
  private var pages: [PagedDocument.Page] = []
  /// The links and destinations of the current page; nil before the first one.
  private var annotations: (links: [PagedDocument.Link], destinations: [String: Point2D])?

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    let bounds = Self.usable(bounds)
    (self.bounds, pdfContextBounds, self.format) = (bounds, bounds, format)
    super.init(CGContext(size: Size2D(bounds.size), origin: Point2D(bounds.origin)))
  }

  private static func usable(_ bounds: CGRect) -> CGRect {
    let bounds = bounds.standardized
    guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.width > 0, bounds.height > 0,
      max(bounds.width, bounds.height) <= largestSide
    else {
      return CGRect(origin: .zero, size: usualSize)
    }
    return bounds
  }

  // MARK: - Pages

  /// Begins a page with the bounds of the renderer.
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the page, in points; 612 × 792 if it is empty or invalid.
  ///   - pageInfo: Properties of the page. They have no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    finishPage()
    pdfContextBounds = Self.usable(bounds)
    cgContext.beginCanvas(size: Size2D(pdfContextBounds.size), origin: Point2D(pdfContextBounds.origin))
    annotations = ([], [:])
  }

  private func finishPage() {
    guard let annotations else { return }
    let size = Size2D(pdfContextBounds.size)
    let commands = cgContext.commands.cut(to: Rectangle(origin: .zero, size: size))
    let content = DisplayList(size: size, root: UIGraphicsImageRenderer.fragment(of: commands))
    pages.append(
      PagedDocument.Page(
        content: content, links: annotations.links, destinations: annotations.destinations))
    self.annotations = nil
  }

  /// The file with the pages so far.
  var file: Data {
    finishPage()
    let document = PagedDocument(pages: pages, properties: format.properties)
    return Data(UIGraphicsPDFRenderer.writer?(document) ?? [])
  }

  // MARK: - Links

  /// Makes a rectangle of the current coordinates a link to an address.
  open func setURL(_ url: URL, for rect: CGRect) { link(rect, to: .url(url.absoluteString)) }

  /// Gives a point of the current coordinates a name, to which links lead.
  open func addDestination(withName name: String, at point: CGPoint) {
    annotations?.destinations[name] = Point2D(point.applying(cgContext.ctm))
  }

  /// Makes a rectangle of the current coordinates a link to a destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { link(rect, to: .destination(name)) }

  private func link(_ rect: CGRect, to target: PagedDocument.Link.Target) {
    let area = Rectangle(rect.applying(cgContext.ctm))
    annotations?.links.append(PagedDocument.Link(area: area, target: target))
  }
}
