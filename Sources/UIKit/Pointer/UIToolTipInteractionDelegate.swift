/// Chooses the tool tips of a view.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// The tool tip at a point, in the coordinates of the interaction's view. Nil for none. By default, that of the interaction.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The default text of the interaction.
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }

  /// The method with this base name. Never nil; optional so that code can call it with a question mark.
  public var toolTipInteraction: UIToolTipInteractionDelegateMembers? {
    UIToolTipInteractionDelegateMembers(delegate: self)
  }
}

/// The optional method `toolTipInteraction(_:configurationAt:)` of a delegate, so that code can call it with a question mark.
@preconcurrency @MainActor
public struct UIToolTipInteractionDelegateMembers {
  let delegate: any UIToolTipInteractionDelegate

  /// Calls `toolTipInteraction(_:configurationAt:)`.
  public func callAsFunction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  { delegate.toolTipInteraction(interaction, configurationAt: point) }
}
