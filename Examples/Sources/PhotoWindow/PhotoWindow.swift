import CairoRenderer
import GTKHost
import UIKit

/// Shows the photos of a folder in a window, or draws them into a file, which needs no display:
///
///     swift run PhotoWindow ~/Pictures
///     swift run PhotoWindow ~/Pictures photos.png
@main
struct PhotoWindow {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let folder = URL(fileURLWithPath: arguments.first ?? ".", isDirectory: true)
    let photos = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["jpg", "jpeg", "png", "webp"].contains($0.pathExtension.lowercased()) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }

    if arguments.count < 2 {
      // snippet: window
      let host = WindowHost(options: WindowOptions(applicationID: "org.example.Photos", title: "Photos"))
      host.window.rootViewController = PhotosViewController(photos: photos)
      exit(host.run())
      // end snippet
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 360))
    window.rootViewController = PhotosViewController(photos: photos)
    guard let png = CairoRenderer().render(window.makeDisplayList(), scale: 1)?.pngData() else { return }
    try Data(png).write(to: URL(fileURLWithPath: arguments[2]))
  }
}
