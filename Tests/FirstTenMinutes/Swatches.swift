// The code of the article "Your first ten minutes".

// snippet: program
import CairoRenderer
import GTKHost
import UIKit

@main
struct Swatches {
  @MainActor
  static func main() throws {
    if let path = CommandLine.arguments.dropFirst().first {
      try writePicture(to: URL(fileURLWithPath: path))
    } else {
      exit(showWindow())
    }
  }

  /// Draws one frame into a PNG file. This needs no display.
  @MainActor
  static func writePicture(to file: URL) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 448, height: 340))
    window.rootViewController = SwatchesViewController()
    guard let png = CairoRenderer().render(window.makeDisplayList(), scale: 2)?.pngData() else {
      fatalError("The picture is too large.")
    }
    try Data(png).write(to: file)
  }

  /// Opens a window and runs until it is closed.
  @MainActor
  static func showWindow() -> Int32 {
    let host = WindowHost(
      options: WindowOptions(applicationID: "org.example.Swatches", title: "Swatches"))
    host.window.rootViewController = SwatchesViewController()
    return host.run()
  }
}
// end snippet
