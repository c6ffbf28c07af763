import DisplayList
import Foundation

/// The properties of the documents that `UIGraphicsPDFRenderer` creates.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The title, the author and others, by `kCGPDFContextTitle` and so on. Other keys have no effect.
  open var documentInfo: [String: Any] = [:]

  /// Returns a format for the display.
  public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  /// Returns a format for the display.
  public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

  /// Returns a copy for a renderer.
  func copy(for bounds: CGRect) -> UIGraphicsPDFRendererFormat {
    let copy = UIGraphicsPDFRendererFormat()
    (copy.documentInfo, copy.bounds) = (documentInfo, bounds)
    return copy
  }

  var properties: [PagedDocument.Property: String] {
    var properties: [PagedDocument.Property: String] = [:]
    for (key, value) in documentInfo {
      guard let property = Self.properties[key] else { continue }
      properties[property] = (value as? [String])?.joined(separator: ", ") ?? "\(value)"
    }
    return properties
  }

  private static let properties: [String: PagedDocument.Property] = [
    kCGPDFContextTitle: .title, kCGPDFContextAuthor: .author, kCGPDFContextSubject: .subject,
    kCGPDFContextKeywords: .keywords, kCGPDFContextCreator: .creator,
  ]
}

/// The title of a PDF document, a string.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The author of a PDF document, a string.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The subject of a PDF document, a string.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The keywords of a PDF document, a string or several.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The program that made what a PDF document contains, a string.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
