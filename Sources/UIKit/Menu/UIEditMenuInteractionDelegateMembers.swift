/// The optional methods of an Edit menu's delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct UIEditMenuInteractionDelegateMembers {
  let delegate: any UIEditMenuInteractionDelegate

  /// The menu that opens.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
  }

  /// The rectangle that the menu opens beside.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    delegate.editMenuInteraction(interaction, targetRectFor: configuration)
  }

  /// Called before the menu opens.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
  }

  /// Called after the menu has closed.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    delegate.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
  }
}

extension UIEditMenuInteractionDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var editMenuInteraction: UIEditMenuInteractionDelegateMembers? {
    UIEditMenuInteractionDelegateMembers(delegate: self)
  }
}
