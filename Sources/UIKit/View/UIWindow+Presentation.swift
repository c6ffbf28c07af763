// What is presented over a window.
extension UIWindow {
  /// The frontmost presentation over the window that is not being dismissed.
  var topPresentation: UIPresentationController? {
    for case let container as PresentationContainerView in subviews.reversed() {
      if let controller = container.presentationController, !controller.isDismissing { return controller }
    }
    return nil
  }

  /// The presented view that receives keys instead of what is below it, with the first responder if it is in there.
  var trappingResponder: UIResponder? {
    guard let presentation = topPresentation, let container = presentation.containerView else { return nil }
    let current = controlFocus.view ?? firstResponder
    if let current, current.isInside(container) { return current }
    if let firstResponder, firstResponder.isInside(container) { return firstResponder }
    if presentation.sharesKeys, current != nil { return nil }
    return presentation.presentedViewController.mainView
  }

  /// Notifies the controllers that are presented over the window before its size changes.
  func presentationsWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    var controller = rootViewController?.presentation.presented
    while let presented = controller {
      presented.presentation.controller?.viewWillTransition(to: size, with: coordinator)
      controller = presented.presentation.presented
    }
  }
}

extension UIResponder {
  /// Whether the responder is a view, or belongs to one by the responder chain.
  func isInside(_ view: UIView) -> Bool { sequence(first: self, next: \.next).contains { $0 === view } }
}
