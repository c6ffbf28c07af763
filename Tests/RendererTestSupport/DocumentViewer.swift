import Foundation
import ImageDecoding
import TestSupport
import Testing

/// The programs of Poppler, which draw PDF files and extract their text.
public enum DocumentViewer {
  /// The reason why a document cannot be read.
  public struct Failure: Error, CustomStringConvertible {
    /// What the program printed.
    public let description: String
  }

  /// Whether the programs are installed.
  public static let isInstalled = ["pdftocairo", "pdftotext"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Draws the first page on white, at a scale in pixels per point.
  public static func picture(of document: [UInt8], scale: Double) async throws -> Bitmap {
    try await inFolder(with: document) { folder, file in
      let picture = folder.appendingPathComponent("page")
      try await run(["pdftocairo", "-r", "\(72 * scale)", "-png", "-singlefile", file.path, picture.path])
      guard let bitmap = Bitmap(pngFile: picture.appendingPathExtension("png")) else {
        throw Failure(description: "There is no picture.")
      }
      return bitmap
    }
  }

  /// Extracts the text of the first page.
  public static func text(of document: [UInt8]) async throws -> String {
    try await inFolder(with: document) { folder, file in
      let text = folder.appendingPathComponent("text")
      try await run(["pdftotext", file.path, text.path])
      return try String(contentsOf: text, encoding: .utf8)
    }
  }

  private static func inFolder<Result>(
    with document: [UInt8], _ body: (URL, URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("document.pdf")
    try Data(document).write(to: file)
    return try await body(folder, file)
  }

  private static func run(_ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(arguments[0]) ended with status \(process.terminationStatus).")
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests if Poppler is not installed, with a message.
  public static var needsDocumentViewer: ConditionTrait {
    .enabled(if: DocumentViewer.isInstalled, "There is no Poppler: scripts/setup --tests installs it.")
  }
}
