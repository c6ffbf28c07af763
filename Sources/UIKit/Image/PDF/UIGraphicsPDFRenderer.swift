import DisplayList
import Foundation
import Synchronization

/// Creates PDF files by drawing.
///
/// Drawing is recorded, so shapes and text remain vectors. The file is made by a `writer`.
open class UIGraphicsPDFRenderer: NSObject {
  /// A function that makes a PDF file of a document; nil if that fails.
  public typealias Writer = @Sendable (PagedDocument) -> [UInt8]?

  private static let currentWriter = Mutex<Writer?>(nil)

  /// The function that makes PDF files. A host sets it; without one, files are empty.
  public static var writer: Writer? {
    get { currentWriter.withLock { $0 } }
    set { currentWriter.withLock { $0 = newValue } }
  }

  /// A copy of the format, with the rectangle of the pages.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of each page, in points; 612 × 792 if it is empty or invalid.
  ///   - format: The properties of the documents.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.format = format.copy(for: bounds)
  }

  /// Creates a renderer of documents without properties.
  ///
  /// - Parameter bounds: The rectangle of each page, in points; 612 × 792 if it is empty or invalid.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Returns the file that a closure draws. Its context is the current one meanwhile. Each page begins with `beginPage()`.
  ///
  /// The data is empty without a page or a `writer`.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds: format.bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.file
  }

  /// Writes the file that a closure draws, and replaces the file that is there.
  ///
  /// - Throws: An error of the file system.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
