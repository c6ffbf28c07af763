import CairoRenderer
import UIKit

/// Shows a list of notes, adds one and removes one, and draws the result into a file:
///
///     swift run Waterfall waterfall.png
@main
struct Waterfall {
  @MainActor
  static func main() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 400))
    let controller = NotesViewController()
    window.rootViewController = controller
    controller.show(Note.samples)
    controller.show([Note(text: "Added by a second snapshot")] + Note.samples.dropLast())

    guard let png = CairoRenderer().render(window.makeDisplayList(), scale: 1)?.pngData() else { return }
    let file = CommandLine.arguments.dropFirst().first ?? "waterfall.png"
    try Data(png).write(to: URL(fileURLWithPath: file))
  }
}
