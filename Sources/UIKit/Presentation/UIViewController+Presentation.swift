// Presenting and dismissing other controllers.
extension UIViewController {
  /// The controller and its ancestors, innermost first.
  var ancestors: UnfoldFirstSequence<UIViewController> { sequence(first: self, next: \.parent) }

  /// The style of the presentation, with `automatic` resolved.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: .pageSheet
    default: modalPresentationStyle
    }
  }

  /// Creates the presentation controller for the style.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    // An alert is no popover, whose dismissal would answer it without an action (Behaviour.md 27.21).
    if [.automatic, .popover].contains(modalPresentationStyle), self is any AlertPresentable {
      return AlertPresentationController(presentedViewController: self, presenting: presenting)
    }
    return switch resolvedPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic, .none:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      CoveringPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Presents a controller, or reports why it cannot.
  func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.resolvedPresentationStyle
    let root = Array(ancestors).last ?? self
    let context = style.takesPlaceInContext ? ancestors.first { $0.definesPresentationContext } : nil
    let presenter = context ?? root
    // What still moves has arrived before something new begins.
    presenter.presentation.presented?.presentation.controller?.finishTransition()
    presenter.presentation.controller?.finishTransition()
    if let problem = presenter.reasonNotToPresent(controller) {
      UIDiagnostic.report(
        .invalidPresentation,
        "\(type(of: controller)) is not presented by \(type(of: presenter)): \(problem)")
      return
    }
    // A controller that the app asked for may belong to another style.
    var presentation = controller.presentation.controller
    if presentation == nil || style == .custom {
      presentation = controller.makePresentationController(presenting: presenter, source: self)
    }
    var shown = controller
    if let popover = presentation as? UIPopoverPresentationController {
      popover.prepare()
      let adaptive = popover.adaptivePresentationStyle(for: presenter.traitCollection)
      if adaptive != .none, adaptive != .popover {
        shown = popover.controller(adaptedTo: adaptive)
        presentation = popover.makeAdapted(to: adaptive, of: shown, presenting: presenter)
      }
    }
    guard let presentation else { return }
    shown.presentation.controller = presentation
    shown.presentation.presenting = presenter
    presenter.presentation.presented = shown
    shown.loadViewIfNeeded()
    presentation.present(by: presenter, source: self, animated: animated, completion: completion)
  }

  private func reasonNotToPresent(_ controller: UIViewController) -> String? {
    if controller === self || ancestors.contains(where: { $0 === controller }) {
      return "a controller cannot present itself. Present another one."
    }
    if controller.presentation.presenting != nil { return "it is presented already. Dismiss it first." }
    if controller.parent != nil {
      return "it is a child of another controller. Remove it from its parent first."
    }
    if let presented = presentation.presented {
      return
        "the presenter presents \(type(of: presented)) already. Present from that one, or dismiss it first."
    }
    if viewIfLoaded?.window == nil {
      return "the presenter's view is in no window. Present when the view has appeared."
    }
    return nil
  }

  /// Dismisses what the controller presents, and what is presented above that.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    var chain: [UIPresentationController] = []
    var next = presentation.presented
    while let controller = next {
      controller.presentation.controller.map { chain.append($0) }
      next = controller.presentation.presented
    }
    for controller in chain { controller.finishTransition() }
    // Finishing a dismissal in progress has removed some of them.
    chain.removeAll { $0.containerView == nil }
    guard let top = chain.last, let lowest = chain.first else { return }
    let below = chain.dropLast()
    for controller in below { controller.containerView?.isHidden = true }
    top.dismiss(revealing: lowest, animated: animated) { completed in
      guard completed else {
        for controller in below { controller.containerView?.isHidden = false }
        return
      }
      for controller in below.reversed() {
        controller.dismiss(revealing: lowest, animated: false, completion: nil)
      }
      completion?()
    }
  }

  /// Ends all presentations above the controller without animation, because it leaves its window.
  func endPresentations() {
    guard presentation.presented != nil else { return }
    dismissPresented(animated: false, completion: nil)
  }
}
