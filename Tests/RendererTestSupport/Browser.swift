import DisplayList
import Foundation
import Geometry
import HTMLRenderer
import ImageDecoding
import TestSupport
import Testing

/// Chromium without a window, where it is installed.
public enum Browser {
  /// The reason why there is no picture.
  public struct Failure: Error, CustomStringConvertible {
    /// The message of the browser.
    public let description: String
  }

  /// The program; nil when none is installed.
  public static let executable: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return ["chromium-headless-shell", "chromium"].lazy
      .flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Draws frames by way of HTMLRenderer, all on one page, so that the browser is started once.
  public static func draw(_ lists: [DisplayList], scale: Double) async throws -> [Bitmap] {
    let sheet = FrameSheet(lists)
    let page = HTMLRenderer(background: .white, pictureScale: scale).render(sheet.list)
    let picture = try await picture(of: page, size: sheet.list.size, scale: scale)
    return try sheet.places.map { place in
      guard let part = picture.part(place, scale: scale) else {
        throw Failure(description: "It is too small.")
      }
      return part
    }
  }

  /// What a page looks like in a window of a size in CSS pixels, at so many pixels each.
  public static func picture(of page: String, size: Size2D, scale: Double) async throws -> Bitmap {
    guard let executable else { throw Failure(description: "There is no Chromium.") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let picture = folder.appendingPathComponent("picture.png")
    try Data(page.utf8).write(to: file)

    let process = Process()
    process.executableURL = executable
    process.arguments = [
      // The page is the tests' own; the sandbox does not start in containers.
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
      "--font-render-hinting=none", "--disable-lcd-text", "--user-data-dir=\(folder.path)/profile",
      "--force-device-scale-factor=\(scale)", "--window-size=\(Int(size.width)),\(Int(size.height))",
      "--screenshot=\(picture.path)", file.absoluteString,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["FONTCONFIG_FILE": fonts]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    guard let bitmap = Bitmap(pngFile: picture) else {
      throw Failure(description: "Chromium ended with \(process.terminationStatus), without a picture.")
    }
    return bitmap
  }

  /// A configuration without the fonts of the tests: pages have to bring them.
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fonts/browser.conf").path
}

extension Trait where Self == ConditionTrait {
  /// Skips tests where there is no browser, and says so.
  public static var needsBrowser: ConditionTrait {
    .enabled("There is no Chromium: scripts/setup --tests installs it on Debian.") {
      Browser.executable != nil
    }
  }
}

extension Bitmap {
  /// A rectangle in points cut out; nil when it is not all in the picture.
  fileprivate func part(_ rectangle: Rectangle, scale: Double) -> Bitmap? {
    let (left, top) = (Int(rectangle.minX * scale), Int(rectangle.minY * scale))
    let (columns, rows) = (Int(rectangle.width * scale), Int(rectangle.height * scale))
    guard left + columns <= width, top + rows <= height else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for row in top..<(top + rows) {
      let start = (row * width + left) * 4
      bytes += pixels[start..<(start + columns * 4)]
    }
    return Bitmap(width: columns, height: rows, pixels: bytes)
  }
}
