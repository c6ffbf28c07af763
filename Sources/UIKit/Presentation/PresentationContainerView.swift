/// The view in which a presentation takes place, over the window or over the view of a presenter.
///
/// It receives the keys that the presented controller does not handle, so that they do not reach what is below.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit is DimmingView, let controller = presentationController else { return hit }
    return controller.view(behindContainerAt: point, hit: hit, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch that began outside of the presented view. Releasing it there too is a click outside.
    guard let touch = touches.first, touch.view === self || touch.view is DimmingView,
      let hit = hitTest(touch.location(in: self), with: event), hit === touch.view
    else { return }
    presentationController?.userDidTapOutside()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { !$0.isRepeat && $0.key?.code == .escape }
    if isEscape, presentationController?.dismissesWithEscape == true {
      presentationController?.attemptUserDismissal()
      return
    }
    super.pressesBegan(presses, with: event)
  }
}
