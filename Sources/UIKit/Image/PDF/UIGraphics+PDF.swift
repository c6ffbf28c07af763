import Foundation

// The older functions for PDF files. They keep a stack of their own, as those for images do.
private let pdfContexts = ThreadLocal<[(context: UIGraphicsPDFRendererContext, finish: (Data) -> Void)]>([])

/// Begins a PDF file and makes its context the current one.
///
/// - Parameters:
///   - data: Receives the file at its end.
///   - bounds: The rectangle of each page, in points; 612 × 792 if it is empty or invalid.
///   - documentInfo: The properties of the document, by `kCGPDFContextTitle` and so on.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a PDF file and makes its context the current one.
///
/// - Parameters:
///   - path: The path of the file, which is written at its end.
///   - bounds: The rectangle of each page, in points; 612 × 792 if it is empty or invalid.
///   - documentInfo: The properties of the document, by `kCGPDFContextTitle` and so on.
/// - Returns: Whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  guard (try? Data().write(to: url)) != nil else { return false }
  begin(bounds, documentInfo) { try? $0.write(to: url, options: .atomic) }
  return true
}

private func begin(
  _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, finish: @escaping (Data) -> Void
) {
  let format = UIGraphicsPDFRendererFormat()
  for (key, value) in documentInfo ?? [:] {
    if let key = key as? String { format.documentInfo[key] = value }
  }
  let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
  pdfContexts.value.append((context, finish))
  UIGraphicsPushContext(context.cgContext)
}

/// Begins a page with the bounds of the current PDF file.
public func UIGraphicsBeginPDFPage() { pdfContexts.value.last?.context.beginPage() }

/// Begins a page of the current PDF file.
///
/// - Parameters:
///   - bounds: The rectangle of the page, in points; 612 × 792 if it is empty or invalid.
///   - pageInfo: Properties of the page. They have no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  pdfContexts.value.last?.context.beginPage(withBounds: bounds, pageInfo: [:])
}

/// The rectangle of the current page of the current PDF file, in points; zero if there is no file.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  pdfContexts.value.last?.context.pdfContextBounds ?? .zero
}

/// Makes a rectangle of the current page a link to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  pdfContexts.value.last?.context.setURL(url, for: rect)
}

/// Ends the current PDF file, and restores the context before it.
public func UIGraphicsEndPDFContext() {
  guard let (context, finish) = pdfContexts.value.popLast() else { return }
  UIGraphicsPopContext()
  finish(context.file)
}
