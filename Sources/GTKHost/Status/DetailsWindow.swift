import CGTK4
import Foundation

/// A window over another one that lists the details of a message. The text can be selected and copied.
@MainActor
enum DetailsWindow {
  /// Opens the window.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - lines: The entries. Long entries and those with line breaks are wrapped.
  ///   - parent: The window over which it opens.
  static func open(title: String, lines: [String], over parent: Window) {
    let window = PlainWindow()
    window.setWindowTitle(title)
    window.defaultSize = (480, 360)
    let text = TextView(lines.map(\.trimmed).joined(separator: "\n"), margin: 12, paragraphSpacing: 6)
    text.setAccessibleLabel(title)
    let scroller = ScrolledWindow(text)
    scroller.expand(vertically: true)
    window.setContent(Box(GTK_ORIENTATION_VERTICAL, [HeaderBarWidget(), scroller]))
    window.close(onKeys: "Escape|<Control>w")
    window.presentModally(over: parent)
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
