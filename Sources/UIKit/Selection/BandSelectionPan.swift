/// A pan with the primary mouse button.
@MainActor
final class BandSelectionPan: UIPanGestureRecognizer {
  /// The location at which the button was pressed, in the view's coordinates.
  private(set) var start = CGPoint.zero
  /// The modifier keys that were held then.
  private(set) var initialModifierFlags: UIKeyModifierFlags = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: view)
    initialModifierFlags = event.modifierFlags
    super.touchesBegan(touches, with: event)
  }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    super.shouldReceive(touch) && touch.type == .indirectPointer
  }
}
