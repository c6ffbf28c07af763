import CairoRenderer
import UIKit

/// Shows the controller in a window of its own, draws one frame and writes it to a file:
///
///     swift run Snapshot snapshot.png
@main
struct Snapshot {
  @MainActor
  static func main() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 436, height: 640))
    window.rootViewController = SwatchesViewController()
    let file = CommandLine.arguments.dropFirst().first ?? "snapshot.png"
    // snippet: picture
    guard let png = CairoRenderer().render(window.makeDisplayList(), scale: 1)?.pngData() else { return }
    try Data(png).write(to: URL(fileURLWithPath: file))
    // end snippet
  }
}
