import CairoRenderer
import UIKit

/// Shows the controller in a window of its own, draws one frame and writes it to `snapshot.png`.
@main
struct Snapshot {
  @MainActor
  static func main() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 436, height: 640))
    window.rootViewController = SwatchesViewController()
    guard let png = CairoRenderer().render(window.makeDisplayList())?.pngData() else { return }
    try Data(png).write(to: URL(fileURLWithPath: "snapshot.png"))
  }
}
