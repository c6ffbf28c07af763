/// The window with facts about a program.
@MainActor
enum AboutWindow {
  /// Opens the window.
  static func open(_ information: AboutInformation, over parent: Window) {
    Window.about(information).presentModally(over: parent)
  }
}
