/// The optional methods `pointerInteraction(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIPointerInteractionDelegateMembers {
  let delegate: any UIPointerInteractionDelegate

  /// Calls `pointerInteraction(_:regionFor:defaultRegion:)`.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
  }

  /// Calls `pointerInteraction(_:styleFor:)`.
  public func callAsFunction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    delegate.pointerInteraction(interaction, styleFor: region)
  }

  /// Calls `pointerInteraction(_:willEnter:animator:)`.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willEnter: region, animator: animator)
  }

  /// Calls `pointerInteraction(_:willExit:animator:)`.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willExit: region, animator: animator)
  }
}

extension UIPointerInteractionDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var pointerInteraction: UIPointerInteractionDelegateMembers? {
    UIPointerInteractionDelegateMembers(delegate: self)
  }
}
