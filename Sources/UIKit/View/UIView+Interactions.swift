extension UIView {
  /// The interactions of the view, in order.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !ownInteractions.contains(where: { $0 === new }) { addInteraction(new) }
      ownInteractions = newValue
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
