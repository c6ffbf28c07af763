/// The optional method `position(for:)` of a delegate, so that code can call it with a question mark.
@preconcurrency @MainActor
public struct UIBarPositioningDelegateMembers {
  let delegate: any UIBarPositioningDelegate

  /// Calls `position(for:)`.
  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition { delegate.position(for: bar) }
}

extension UIBarPositioningDelegate {
  /// The method with this base name. Never nil; optional so that code can call it with a question mark.
  public var position: UIBarPositioningDelegateMembers? { UIBarPositioningDelegateMembers(delegate: self) }
}
