/// Recognizes a press of the secondary mouse button immediately.
@MainActor
final class SecondaryClickGestureRecognizer: UIGestureRecognizer {
  override func shouldReceive(_ touch: UITouch) -> Bool { touch.isSecondary }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
