/// Keys that were pressed or released.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses.
  public let allPresses: Set<UIPress>

  init(_ press: UIPress, modifierFlags: UIKeyModifierFlags) {
    allPresses = [press]
    super.init(type: .presses, timestamp: press.timestamp, modifierFlags: modifierFlags)
  }
}
