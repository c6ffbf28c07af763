import TestSupport
import Testing

@testable import UIKit

extension TimedTests {
  /// Collection views that are released while their elements move.
  @MainActor
  @Suite("Released views")
  struct ReleasedViewTests {
    private let source = CompleteSource(sections: [20])
    private let seconds = TestSeconds()

    enum Change: CaseIterable {
      case update, layout, bounds
    }

    @Test("the completion is called once, and no view or cell stays", arguments: Change.allCases)
    func release(during change: Change) {
      weak var releasedView: UICollectionView?
      weak var releasedCell: UICollectionViewCell?
      var completions = 0
      do {
        let view = makeView()
        (releasedView, releasedCell) = (view, view.cellForItem(at: [0, 2]))
        #expect(releasedCell != nil)
        seconds.tick(0)
        begin(change, in: view) { completions += 1 }
        seconds.tick(0.1)
      }
      seconds.tick(0.2)
      seconds.tick(2)
      #expect(releasedView == nil && releasedCell == nil)
      #expect(completions == 1)
    }

    /// Releases its view when a cell has disappeared.
    private final class Owner: NSObject, UICollectionViewDelegate {
      var view: UICollectionView?

      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        view = nil
      }
    }

    @Test("the delegate can release the view at the end of its animation, when a cell has disappeared")
    func releaseByDelegate() {
      let owner = Owner()
      weak var releasedView: UICollectionView?
      var completions = 0
      do {
        let view = makeView()
        view.delegate = owner
        (releasedView, owner.view) = (view, view)
        seconds.tick(0)
        begin(.update, in: view) { completions += 1 }
      }
      seconds.tick(0.1)
      #expect(releasedView != nil && completions == 0)
      seconds.tick(2)
      #expect(releasedView == nil && completions == 1)
    }

    @Test("a placeholder does nothing when its view is gone, although the coordinator is kept")
    func placeholder() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let dragItem = UIDragItem(itemProvider: NSItemProvider())
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 0], reuseIdentifier: "cell")
      var coordinator: ItemDropCoordinator?
      var context: (any UICollectionViewDropPlaceholderContext)?
      weak var releasedView: UICollectionView?
      do {
        // The layout has no elements, so the preview has no place in the view that would keep it.
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewLayout())
        view.dataSource = source
        releasedView = view
        let drag = DragSession(from: view, in: window)
        (drag.items, drag.sourcePaths) = ([dragItem], [nil])
        coordinator = ItemDropCoordinator(
          in: view, view.data, view.batchUpdater, DropSession(of: drag), at: [0, 0],
          UICollectionViewDropProposal(operation: .copy), previews: [])
        context = coordinator?.drop(dragItem, to: placeholder)
        #expect(view.hasUncommittedUpdates)
      }
      seconds.tick(1)
      try #require(releasedView == nil && coordinator != nil)
      context?.setNeedsCellUpdate()
      #expect(context?.deletePlaceholder() == false)
      #expect(context?.commitInsertion { _ in Issue.record("it is gone") } == false)
    }

    /// 3 rows of 100 points fit into 300.
    private func makeView() -> UICollectionView {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: ScriptedLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      return view
    }

    private func begin(_ change: Change, in view: UICollectionView, _ completion: @escaping () -> Void) {
      switch change {
      case .update:
        view.performBatchUpdates {
          source.sections[0] -= 2
          view.deleteItems(at: [[0, 0], [0, 1]])
        } completion: { _ in
          completion()
        }
      case .layout:
        view.setCollectionViewLayout(ScriptedLayout(), animated: true) { _ in completion() }
      case .bounds:
        UIView.animate(withDuration: 0.3) {
          view.bounds.size.height = 500
        } completion: { _ in
          completion()
        }
      }
    }
  }
}
