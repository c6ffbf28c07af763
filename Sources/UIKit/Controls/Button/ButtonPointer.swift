/// The pointer interaction of a button.
@MainActor
final class ButtonPointer: UIPointerInteractionDelegate {
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  /// Whether the pointer is over the button and has an effect.
  private(set) var isHovered = false
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    button.addInteraction(interaction)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { button?.isEnabled == true ? defaultRegion : nil }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    guard let button, button.window != nil else { return nil }
    let preview = UITargetedPreview(view: button)
    let effect = hasBackground(button) ? UIPointerEffect.lift(preview) : .highlight(preview)
    let shape = UIPointerShape.roundedRect(button.frame)
    let style =
      button.pointerStyleProvider.map { $0(button, effect, shape) }
      ?? UIPointerStyle(effect: effect, shape: shape)
    isHovered = style?.effect != nil
    return style
  }

  private func hasBackground(_ button: UIButton) -> Bool {
    let color =
      button.configuration?.updated(for: button).background.backgroundColor ?? button.backgroundColor
    return button.currentBackgroundImage != nil || (color != nil && color != .clear)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { isHovered = false }
}
