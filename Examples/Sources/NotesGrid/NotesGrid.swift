import GTKHost
import Geometry
import UIKit

/// Text fields of GTK in the cells of a grid:
///
///     swift run NotesGrid
@main
struct NotesGrid {
  @MainActor
  static func main() {
    let host = WindowHost(
      options: WindowOptions(
        applicationID: "org.example.Notes", title: "Notes", contentSize: Size2D(width: 480, height: 320)))
    let notes = NotesViewController()
    notes.onChangeTitle = { [weak host] in if host?.title != $0 { host?.title = $0 } }
    host.window.rootViewController = notes
    exit(host.run())
  }
}
