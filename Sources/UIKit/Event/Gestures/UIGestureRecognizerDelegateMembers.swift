/// The optional members of a gesture recognizer's delegate, for calls with a question mark.
@preconcurrency @MainActor
public struct UIGestureRecognizerDelegateMembers {
  let delegate: any UIGestureRecognizerDelegate

  /// Whether a recognizer that has seen its gesture may begin. True when absent.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether a recognizer looks at a touch. True when absent.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// Whether both recognizers may be at work together. False when absent; one yes is enough.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// Whether the recognizer waits for the other one to fail. False when absent.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// Whether the other recognizer waits for this one to fail. False when absent.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}

extension UIGestureRecognizerDelegate {
  /// The members of that base name, never nil, for calls with a question mark.
  public var gestureRecognizer: UIGestureRecognizerDelegateMembers? {
    UIGestureRecognizerDelegateMembers(delegate: self)
  }

  /// The members of that base name, never nil, for calls with a question mark.
  public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegateMembers? {
    UIGestureRecognizerDelegateMembers(delegate: self)
  }
}
