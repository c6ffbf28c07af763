/// What a view controller stores about presentations.
@MainActor
final class PresentationState {
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenting: UIViewController?
  /// Presents this controller. Created when it is presented or when the app asks for it.
  var controller: UIPresentationController?

  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  var isBeingPresented = false
  var isBeingDismissed = false

  /// The coordinator of the presentation or dismissal in progress.
  var coordinator: TransitionCoordinator? {
    controller?.transition?.coordinator ?? presented?.presentation.controller?.transition?.coordinator
  }
}
