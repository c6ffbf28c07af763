import UIKit

/// Recognizes a click or tap without modifier keys that has not moved, and is not the second of a double click.
///
/// It does not disturb the view, which selects what was clicked.
final class ClickGestureRecognizer: UITapGestureRecognizer {
  private var start = CGPoint.zero

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    super.touchesBegan(touches, with: event)
    let isSecond = touches.contains { $0.tapCount == 2 }
    if isSecond || !event.modifierFlags.isDisjoint(with: [.shift, .control]) { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let now = location(in: nil)
    if hypot(now.x - start.x, now.y - start.y) >= UIPanGestureRecognizer.usualSlop { state = .failed }
  }
}
