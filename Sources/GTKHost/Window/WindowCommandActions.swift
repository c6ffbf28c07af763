/// Makes commands available as actions of a window, and connects them to their keys.
@MainActor
struct WindowCommandActions {
  let application: Application
  /// The window that receives the actions.
  let window: ApplicationWindow

  /// Adds commands. A command with the identifier of an earlier one replaces it.
  func add(_ commands: [WindowCommand]) {
    for command in commands {
      window.add(SimpleAction(command.identifier) { command.action() })
      application.setKeys(command.keys, for: "win.\(command.identifier)")
    }
  }

  /// Removes commands.
  func remove(_ commands: [WindowCommand]) {
    for command in commands { window.removeAction(command.identifier) }
  }
}
