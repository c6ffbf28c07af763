import CollectionViewTesting
import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Transitions and presentation controllers of an app")
  struct CustomTransitionTests {
    /// A panel at the left with a chrome view, as tutorials write it.
    final class SidePresentation: UIPresentationController {
      let chrome = UIView()
      var log: [String] = []
      override var frameOfPresentedViewInContainerView: CGRect {
        var frame = containerView?.bounds ?? .zero
        frame.size.width = 100
        return frame
      }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
      override func presentationTransitionWillBegin() {
        log.append("willPresent")
        chrome.frame = containerView?.bounds ?? .zero
        chrome.alpha = 0
        containerView?.insertSubview(chrome, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.chrome.alpha = 1 }
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { log.append("didPresent \(completed)") }
      override func dismissalTransitionWillBegin() {
        log.append("willDismiss")
        presentedViewController.transitionCoordinator?.animate { _ in self.chrome.alpha = 0 }
      }
      override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("didDismiss \(completed)") }
    }

    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      let isPresenting: Bool
      var ended: [Bool] = []
      init(isPresenting: Bool) { self.isPresenting = isPresenting }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from),
          let controller = context.viewController(forKey: isPresenting ? .to : .from)
        else { return }
        if isPresenting {
          context.containerView.addSubview(view)
          view.frame = context.finalFrame(for: controller).offsetBy(dx: -100, dy: 0)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.frame.origin.x += self.isPresenting ? 100 : -100
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var presentation: SidePresentation?
      var interaction: UIPercentDrivenInteractiveTransition?
      var animators: [Slide] = []
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        presentation = SidePresentation(presentedViewController: presented, presenting: presenting)
        return presentation
      }
      private func make(_ isPresenting: Bool) -> Slide {
        animators.append(Slide(isPresenting: isPresenting))
        return animators[animators.count - 1]
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { make(true) }
      func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
      )? { make(false) }
      func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
      )? { interaction }
    }

    private let root = LoggedController("root")
    private let next = LoggedController("next")
    private let delegate = Delegate()
    private let stage: Stage

    init() {
      stage = Stage(root, size: CGSize(width: 320, height: 480))
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = delegate
    }

    private var left: CGFloat { (next.view.layer.presentation() ?? next.view.layer).frame.minX }

    @Test("an animator and a presentation controller of the app present and dismiss")
    func custom() throws {
      root.present(next, animated: true)
      let presentation = try #require(delegate.presentation)
      #expect(next.presentationController === presentation && presentation.log == ["willPresent"])
      stage.advance(by: 0)
      stage.advance(by: 0.5)
      #expect(abs(left - -50) < 1)
      #expect(abs((presentation.chrome.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
      stage.settle()
      #expect(
        next.view.frame == CGRect(x: 0, y: 0, width: 100, height: 480)
          && delegate.animators[0].ended == [true])
      next.dismiss(animated: true)
      stage.settle()
      #expect(presentation.log == ["willPresent", "didPresent true", "willDismiss", "didDismiss true"])
      #expect(next.view.window == nil && stage.window.subviews == [root.view])
    }

    @Test("a dismissal follows a fraction, and is completed from there")
    func interactive() {
      root.present(next, animated: false)
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      next.dismiss(animated: true)
      interaction.update(0.25)
      stage.advance(by: 1)
      #expect(abs(left - -25) < 1 && next.transitionCoordinator?.isInteractive == true)
      interaction.update(0.5)
      interaction.finish()
      stage.advance(by: 0.25)
      #expect(left < -50 && left > -100)
      stage.settle()
      #expect(next.view.window == nil && root.presentedViewController == nil)
      #expect(delegate.animators.last?.ended == [true])
    }

    // UIKit undoes the changes of the animation, so that an animator need not.
    @Test("§27.6 a cancelled dismissal leaves everything as it was, and the controller appears again")
    func cancelled() {
      // Other tests may run between the initializer and this.
      LoggedController.log = []
      root.present(next, animated: false)
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      var coordinatorSays: [Bool] = []
      _ = LoggedController.take()
      next.dismiss(animated: true)
      next.transitionCoordinator?.notifyWhenInteractionChanges { coordinatorSays.append($0.isCancelled) }
      interaction.update(0.5)
      interaction.cancel()
      stage.settle()
      #expect(coordinatorSays == [true] && delegate.animators.last?.ended == [false])
      #expect(LoggedController.take() == ["next willNot dismissed", "next will", "next did"])
      #expect(next.view.frame == CGRect(x: 0, y: 0, width: 100, height: 480))
      #expect(next.view.window === stage.window && root.presentedViewController === next)
      #expect(delegate.presentation?.log.last == "didDismiss false")
      delegate.interaction = nil
      next.dismiss(animated: true)
      stage.settle()
      #expect(root.presentedViewController == nil)
    }

    /// A slide by a property animator, which the transition asks for or the animation starts.
    final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
      private let startsAnimator: Bool
      private var animator: UIViewPropertyAnimator?
      var ends: [UIViewAnimatingPosition] = []
      init(startsAnimator: Bool) { self.startsAnimator = startsAnimator }

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if startsAnimator { interruptibleAnimator(using: context).startAnimation() }
      }
      func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
      {
        if let animator { return animator }
        let view = context.view(forKey: .from)
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.frame.origin.x -= 100 }
        made.addCompletion { position in
          self.ends.append(position)
          context.completeTransition(!context.transitionWasCancelled)
        }
        animator = made
        return made
      }
    }

    final class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate {
      let slide: InterruptibleSlide
      let interaction = UIPercentDrivenInteractiveTransition()
      init(startsAnimator: Bool) { slide = InterruptibleSlide(startsAnimator: startsAnimator) }
      func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
      )? { slide }
      func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
      )? { interaction }
    }

    @Test(
      "§36.7 a property animator of a transition follows the gesture, and ends at its start when cancelled",
      arguments: [false, true], [false, true])
    func interruptible(startsAnimator: Bool, isCancelled: Bool) {
      let delegate = InterruptibleDelegate(startsAnimator: startsAnimator)
      next.modalPresentationStyle = .overFullScreen
      next.transitioningDelegate = delegate
      root.present(next, animated: false)
      next.dismiss(animated: true)
      delegate.interaction.update(0.5)
      #expect(abs(left - -50) < 1)
      if isCancelled { delegate.interaction.cancel() } else { delegate.interaction.finish() }
      stage.settle()
      #expect(delegate.slide.ends == [isCancelled ? .start : .end])
      #expect((next.view.window == nil) != isCancelled)
      if isCancelled { #expect(left == 0) }
    }

    @Test("NaN is no progress, and progress ends at 0 and 1")
    func badProgress() {
      root.present(next, animated: false)
      let interaction = UIPercentDrivenInteractiveTransition()
      delegate.interaction = interaction
      next.dismiss(animated: true)
      interaction.update(.nan)
      #expect(interaction.percentComplete == 0)
      interaction.update(7)
      #expect(interaction.percentComplete == 1)
      interaction.cancel()
      stage.settle()
      #expect(left == 0)
    }
  }
}
