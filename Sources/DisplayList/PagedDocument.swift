import Geometry

/// Pages with links, and the properties of the document, for a file such as a PDF file.
public struct PagedDocument: Sendable {
  /// A page. Coordinates are in points from its upper left corner.
  public struct Page: Sendable {
    /// What is on the page. Its size is that of the page.
    public var content: DisplayList
    /// The areas that lead elsewhere.
    public var links: [Link]
    /// The places that links lead to, by name.
    public var destinations: [String: Point2D]

    /// Creates a page.
    public init(content: DisplayList, links: [Link] = [], destinations: [String: Point2D] = [:]) {
      (self.content, self.links, self.destinations) = (content, links, destinations)
    }
  }

  /// An area that leads elsewhere.
  public struct Link: Hashable, Sendable {
    /// Where a link leads to.
    public enum Target: Hashable, Sendable {
      /// A resource outside of the document, by its address.
      case url(String)
      /// A place in the document, by its name.
      case destination(String)
    }

    /// The area.
    public var area: Rectangle
    /// Where it leads to.
    public var target: Target

    /// Creates a link.
    public init(area: Rectangle, target: Target) { (self.area, self.target) = (area, target) }
  }

  /// A property of a document.
  public enum Property: Hashable, Sendable { case title, author, subject, keywords, creator }

  /// The pages, in order.
  public var pages: [Page]
  /// The properties of the document.
  public var properties: [Property: String]

  /// Creates a document.
  public init(pages: [Page] = [], properties: [Property: String] = [:]) {
    (self.pages, self.properties) = (pages, properties)
  }
}
