import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  /// A delegate that implements nothing leaves everything as it is without one.
  @MainActor
  @Suite("A delegate that implements nothing")
  struct SilentDelegateTests {
    private let stage: Stage
    private let source = PlainSource([8])
    private let delegate = SilentDelegate()
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = delegate
      stage = Stage(view)
    }

    @Test("a second tap selects another item in the place of the first")
    func deselection() {
      let fingers = stage.finger
      // Three of 50 in 200 (170; four need 230), 75 apart.
      for (x, item) in [(25.0, 0), (100, 1)] {
        fingers.down(x, 25)
        fingers.up()
        #expect(view.indexPathsForSelectedItems == [[0, item]])
      }
      #expect(view.cellForItem(at: [0, 0])?.isSelected == false)
    }

    @Test("a menu whose preview is chosen closes")
    func previewAction() throws {
      final class Menus: NSObject, UICollectionViewDelegate, UIContextMenuInteractionDelegate {
        private let configuration = UIContextMenuConfiguration(
          actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })

        func collectionView(
          _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration }

        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { configuration }
      }
      let (menus, presenter) = (Menus(), RecordingMenuPresenter())
      stage.window.menuPresenter = presenter
      view.delegate = menus
      let own = UIContextMenuInteraction(delegate: menus)
      view.addInteraction(own)
      for interaction in [try #require(view.contextMenuInteraction), own] {
        interaction.openMenu(at: CGPoint(x: 25, y: 25))
        #expect(presenter.titles == ["Open"])
        interaction.performPreviewAction()
        #expect(presenter.titles == [])
      }
    }

    @Test("an interactive transition takes the plain layout")
    func transitionLayout() {
      let other = UICollectionViewFlowLayout()
      let transition = view.startInteractiveTransition(to: other, completion: nil)
      #expect(type(of: transition) == UICollectionViewTransitionLayout.self)
      #expect(transition.currentLayout === layout && transition.nextLayout === other)
      view.cancelInteractiveTransition()
    }

    @Test("a layout set without a completion applies at once, and animates if requested")
    func layoutWithoutCompletion() throws {
      let seconds = stage.seconds
      let other = UICollectionViewFlowLayout()
      other.itemSize = CGSize(width: 80, height: 80)
      let first = try #require(view.cellForItem(at: [0, 0]))
      seconds.tick(0)
      view.setCollectionViewLayout(other, animated: true)
      #expect(view.collectionViewLayout === other && layout.collectionView == nil)
      seconds.tick(0)
      #expect(first.layer.presentation()?.bounds.width == 50)
      seconds.tick(1)
      #expect(first.layer.animationKeys() == nil && first.bounds.width == 80)
      view.setCollectionViewLayout(layout, animated: false)
      #expect(first.bounds.width == 50 && first.layer.animationKeys() == nil)
    }
  }
}
