import CairoRenderer
import HTMLRenderer
import ImageDecoding
import UIKit

/// Draws a contact sheet of the pictures in a folder, as a server does: no window, no display, one process for many
/// requests. The suffix of the file decides between a picture and a web page:
///
///     swift run ThumbnailSheet ~/Pictures sheet.png
///     swift run ThumbnailSheet ~/Pictures sheet.html
@main
struct ThumbnailSheet {
  /// The size of the thumbnails in pixels.
  private static let side = 96

  @MainActor
  static func main() async throws {
    guard CommandLine.arguments.count == 3 else { throw CocoaError(.fileNoSuchFile) }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let file = URL(fileURLWithPath: CommandLine.arguments[2])
    let pictures = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ImageDecoder.fileExtensions.contains($0.pathExtension.lowercased()) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }

    let sheet = SheetViewController(thumbnails: await thumbnails(of: pictures))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 440, height: 10))
    window.rootViewController = sheet
    window.layoutIfNeeded()
    // The sheet is as long as its content.
    window.frame.size.height = sheet.collectionView.contentSize.height
    let frame = window.makeDisplayList()

    if file.pathExtension == "html" {
      // snippet: page
      let page = HTMLRenderer(title: "Contact sheet").render(frame)
      try Data(page.utf8).write(to: file)
      // end snippet
    } else if let png = CairoRenderer().render(frame, scale: 1)?.pngData() {
      try Data(png).write(to: file)
    }
  }

  /// Decodes pictures in parallel, no larger than needed; files that cannot be decoded are left out.
  private static func thumbnails(of pictures: [URL]) async -> [Thumbnail] {
    await withTaskGroup(of: (Int, Thumbnail)?.self) { group in
      for (index, picture) in pictures.enumerated() {
        group.addTask {
          // snippet: decode
          let bitmap = try? ImageDecoder.decode(
            .file(path: picture.path), size: .filling(width: side, height: side))
          // end snippet
          return bitmap.map { (index, Thumbnail(name: picture.lastPathComponent, bitmap: $0)) }
        }
      }
      var found: [(Int, Thumbnail)] = []
      for await case let thumbnail? in group { found.append(thumbnail) }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
