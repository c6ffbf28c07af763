import CGTK4

/// An `AdwApplication`, which has the signal `activate`.
final class Application: GObjectReference {
  convenience init(identifier: String) {
    self.init(owning: adw_application_new(identifier, G_APPLICATION_NON_UNIQUE)!)
  }

  /// Whether an identifier is one in reverse domain notation.
  static func isValid(identifier: String) -> Bool { g_application_id_is_valid(identifier) != 0 }

  /// Runs until the last window is closed, and returns the exit status for the process.
  func run() -> Int32 { g_application_run(pointer(), 0, nil) }

  /// Asks the desktop to keep the screen on.
  ///
  /// - Parameter reason: What the desktop may show to the user.
  /// - Returns: What ends that, for ``uninhibit(_:)``; nil if the desktop refuses.
  func inhibitIdle(for reason: String) -> UInt32? {
    let cookie = gtk_application_inhibit(pointer(), nil, GTK_APPLICATION_INHIBIT_IDLE, reason)
    return cookie == 0 ? nil : cookie
  }

  func uninhibit(_ cookie: UInt32) { gtk_application_uninhibit(pointer(), cookie) }

  func quit() { g_application_quit(pointer()) }

  /// Sets the keys of an action, in GTK's notation. The name of the action begins with a prefix.
  func setKeys(_ keys: [String], for action: String) {
    var pointers: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) }
    defer { for key in pointers { g_free(UnsafeMutableRawPointer(mutating: key)) } }
    pointers.append(nil)
    gtk_application_set_accels_for_action(pointer(), action, &pointers)
  }
}
