/// Keys pressed or let go.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The keys.
  public let allPresses: Set<UIPress>

  init(_ press: UIPress, modifierFlags: UIKeyModifierFlags) {
    allPresses = [press]
    super.init(type: .presses, timestamp: press.timestamp, modifierFlags: modifierFlags)
  }
}
