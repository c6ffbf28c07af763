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
}
