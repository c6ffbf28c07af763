import TestSupport
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("The context of a focus change")
  struct FocusContextTests {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      var context: UICollectionViewFocusUpdateContext?
      var log: [String] = []
      var unfocusable: Set<Int> = []

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }

      func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
        !unfocusable.contains(path.item)
      }

      func collectionView(
        _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) {
        self.context = context
        coordinator.addCoordinatedFocusingAnimations { animation in
          self.log.append("focus \(animation.duration) \(UIView.inheritedAnimationDuration)")
          view.alpha -= 0.1
        } completion: {
          self.log.append("focused")
        }
        coordinator.addCoordinatedUnfocusingAnimations { animation in
          self.log.append("unfocus \(animation.duration)")
          view.alpha -= 0.1
        } completion: {
          self.log.append("unfocused")
        }
      }
    }

    @Test(
      "the items are the cells; animations of focusing run when something gets it, of unfocusing when it is lost"
    )
    func items() {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      let source = Source()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (view.dataSource, view.delegate) = (source, source)
      let keys = Stage(view).keys
      let cells = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
      #expect(cells.allSatisfy { $0?.canBecomeFocused == true } && !view.canBecomeFocused)
      source.unfocusable = [2]
      #expect(cells[2]?.canBecomeFocused == false)

      keys.press(.downArrow)
      #expect(source.context?.previouslyFocusedItem == nil && source.context?.nextFocusedItem === cells[0])
      #expect(source.log == ["focus 0.2 0.2"])
      keys.wait(1)
      #expect(source.log == ["focus 0.2 0.2", "focused"])
      source.log = []
      keys.press(.downArrow)
      keys.wait(1)
      #expect(
        source.context?.previouslyFocusedItem === cells[0] && source.context?.nextFocusedItem === cells[1])
      #expect(Set(source.log) == ["focus 0.2 0.2", "unfocus 0.2", "focused", "unfocused"])
      source.log = []
      keys.press(.escape)
      keys.wait(1)
      #expect(source.context?.nextFocusedItem == nil && source.log == ["unfocus 0.2", "unfocused"])
    }
  }
}
