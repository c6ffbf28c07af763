/// The optional methods of a gesture recognizer's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegateMembers {
  let delegate: any UIGestureRecognizerDelegate

  /// Whether a recognizer that found its gesture may begin. By default, returns true.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a recognizer receives a touch. By default, returns true.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Whether a recognizer receives an event that has no touches. By default, returns true.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }

  /// Whether both recognizers may recognize at the same time. By default, returns false. One delegate that returns true
  /// is enough.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Whether the recognizer waits for the other one to fail. By default, returns false.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Whether the other recognizer waits for this one to fail. By default, returns false.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}

extension UIGestureRecognizerDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var gestureRecognizer: UIGestureRecognizerDelegateMembers? {
    UIGestureRecognizerDelegateMembers(delegate: self)
  }

  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegateMembers? {
    UIGestureRecognizerDelegateMembers(delegate: self)
  }
}
