import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Animations along with a change of focus")
  struct FocusAnimationTests {
    /// Fades a view with each change of focus.
    final class Fading: NSObject, UICollectionViewDelegate {
      let faded = UIView()
      private(set) var ends = 0

      func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) {
        coordinator.addCoordinatedAnimations({ self.faded.alpha = 0.5 }, completion: { self.ends += 1 })
        coordinator.addCoordinatedAnimations(nil)
      }
    }

    @Test("what is added is animated with the change of focus, and the completion called at its end")
    func coordinated() {
      let flow = FlowHarness([8], size: CGSize(width: 200, height: 200))
      let fading = Fading()
      flow.view.delegate = fading
      let stage = Stage(flow.view)
      stage.window.addSubview(fading.faded)
      let keys = stage.keys
      keys.press(.downArrow)
      keys.wait(0.1)
      #expect(fading.faded.alpha == 0.5 && fading.ends == 0)
      #expect((fading.faded.layer.presentation()?.opacity ?? 0) > 0.5)
      keys.wait(1)
      #expect(fading.faded.layer.animationKeys() == nil && fading.ends == 1)
    }
  }
}
