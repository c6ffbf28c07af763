import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// What a subclass of a controller overrides is called, as if it had implemented the optional member of a delegate.
  @MainActor
  @Suite("Optional members of a collection view controller")
  struct ControllerMembersTests {
    private final class Rows: UICollectionViewController {
      var log: [String] = []

      func take() -> [String] {
        defer { log = [] }
        return log
      }

      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

      override func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }

      override func collectionView(
        _ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath
      ) -> Bool { path.item != 3 }

      override func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
        log.append("action \(path.item)")
      }

      override func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
        path.item != 1
      }

      override func collectionView(
        _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
      ) -> Bool {
        log.append("shouldFocus \(context.nextFocusedIndexPath?.item ?? -1)")
        return true
      }

      override func collectionView(
        _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) { log.append("focus \(context.nextFocusedIndexPath?.item ?? -1)") }

      override func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { [0, 2] }

      override func collectionView(
        _ view: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath
      ) -> Bool { path.item != 0 }

      override func collectionView(
        _ view: UICollectionView, typeSelectStringForItemAt path: IndexPath
      ) -> String? { ["anna", "bert", "cora", "dora"][path.item] }
    }

    private let stage: Stage
    private let rows: Rows
    private var fingers: Fingers { stage.finger }
    private var keys: Keys { stage.keys }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      rows = Rows(collectionViewLayout: layout)
      rows.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      rows.collectionView.selectionFollowsFocus = true
      stage = Stage(rows, size: CGSize(width: 100, height: 200))
      rows.collectionView.becomeFirstResponder()
    }

    @Test(
      "the focus begins where it says, passes over what cannot have it, and takes the selection along where it may"
    )
    func focus() {
      keys.press(.downArrow)
      #expect(rows.take() == ["shouldFocus 2", "focus 2"])
      #expect(rows.collectionView.indexPathsForSelectedItems == [[0, 2]])
      keys.press(.upArrow)
      #expect(rows.take() == ["shouldFocus 0", "focus 0"])
      #expect(rows.collectionView.indexPathsForSelectedItems == [[0, 2]])
      keys.type("d")
      #expect(rows.take() == ["shouldFocus 3", "focus 3"])
    }

    @Test("a tap and Return do what an item is there for; not when a tap adds it to others, nor in editing")
    func primaryAction() {
      fingers.tap(50, 25)
      #expect(rows.take().contains("action 0"))
      keys.press(.return)
      #expect(rows.take() == ["action 0"])
      fingers.tap(50, 175)
      #expect(!rows.take().contains("action 3"))
      // Several items whose selection follows the focus are selected as on a desktop, where taps do not add.
      rows.collectionView.selectionFollowsFocus = false
      rows.collectionView.allowsMultipleSelection = true
      fingers.tap(50, 125)
      #expect(rows.collectionView.indexPathsForSelectedItems == [[0, 3], [0, 2]])
      fingers.tap(50, 125)
      #expect(!rows.take().contains("action 2"), "it was added to another, and taken away again")
      fingers.tap(50, 175)
      fingers.tap(50, 125)
      #expect(rows.take().contains("action 2"))
    }
  }

  /// What the members that are not overridden answer.
  @MainActor
  @Test("in editing an item is there to be selected only")
  static func primaryActionInEditing() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let view: UICollectionView = controller.collectionView
    #expect(controller.collectionView(view, canPerformPrimaryActionForItemAt: [0, 0]))
    view.isEditing = true
    #expect(!controller.collectionView(view, canPerformPrimaryActionForItemAt: [0, 0]))
  }
}
