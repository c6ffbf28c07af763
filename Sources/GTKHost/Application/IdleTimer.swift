/// Keeps the screen on while the app wants that.
@MainActor
final class IdleTimer {
  private let inhibit: () -> UInt32?
  private let uninhibit: (UInt32) -> Void
  private var isDisabled = false
  /// What ends the present request to the desktop; nil if there is none.
  private var cookie: UInt32?

  /// Creates the timer of the desktop.
  ///
  /// - Parameters:
  ///   - inhibit: Asks the desktop, and returns what ends that; nil if the desktop refuses.
  ///   - uninhibit: Ends it.
  init(inhibit: @escaping () -> UInt32?, uninhibit: @escaping (UInt32) -> Void) {
    (self.inhibit, self.uninhibit) = (inhibit, uninhibit)
  }

  /// Takes over whether the app wants the screen to stay on. A desktop that refuses is not asked again meanwhile.
  func update(isDisabled: Bool) {
    guard isDisabled != self.isDisabled else { return }
    self.isDisabled = isDisabled
    if isDisabled {
      cookie = inhibit()
    } else {
      cookie.map(uninhibit)
      cookie = nil
    }
  }
}
