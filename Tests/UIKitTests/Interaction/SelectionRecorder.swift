import CollectionViewTesting
import UIKit

/// A data source and delegate that refuses what a test says, with a log of the calls about highlight and selection.
@MainActor
final class SelectionRecorder: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// Begins when it observes a view.
  let log = CallLog(to: [.delegate])
  var sections: [Int]
  /// The questions answered with no, such as "shouldSelect 0.1".
  var refused: Set<String> = []
  /// The titles of the first items.
  var titles: [String] = []
  /// Where the focus is to begin.
  var preferred: IndexPath?
  private(set) var focusLog: [String] = []
  /// Whether the highlight and selection of a cell during a call are noted after it, as in "HS".
  var tellsStates = false

  init(sections: [Int]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  private func ask(_ question: String, _ path: IndexPath) -> Bool {
    !refused.contains("\(question) \(path.short)")
  }

  private func noteState(_ path: IndexPath, in view: UICollectionView) {
    guard tellsStates, let cell = view.cellForItem(at: path) else { return }
    log.add((cell.isHighlighted ? "H" : "-") + (cell.isSelected ? "S" : "-"))
  }

  /// The calls about highlight and selection since the last time.
  func take() -> [String] {
    log.take().filter { call in !Self.focusMethods.contains { call.hasPrefix("delegate \($0)") } }
  }

  private static let focusMethods = [
    "canFocus", "shouldUpdateFocus", "didUpdateFocus", "indexPathForPreferredFocusedView", "typeSelect",
  ]

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("shouldHighlight", path)
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    noteState(path, in: view)
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    noteState(path, in: view)
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("shouldSelect", path)
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    noteState(path, in: view)
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    noteState(path, in: view)
  }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {}

  // MARK: - Focus

  private func move(_ context: UICollectionViewFocusUpdateContext) -> String {
    "\(context.previouslyFocusedIndexPath?.short ?? "nil")→\(context.nextFocusedIndexPath?.short ?? "nil")"
  }

  func collectionView(_ view: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    !refused.contains("canFocus \(path.short)")
  }
  func collectionView(
    _ view: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    !refused.contains("focus \(move(context))")
  }
  func collectionView(
    _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    focusLog.append(move(context))
  }
  func indexPathForPreferredFocusedView(in view: UICollectionView) -> IndexPath? { preferred }
  func collectionView(_ view: UICollectionView, typeSelectStringForItemAt path: IndexPath) -> String? {
    titles.indices.contains(path.item) ? titles[path.item] : nil
  }
}

extension SelectionRecorder {
  /// A grid of the items: four columns of 50 × 50 points without spacing, three rows of it on screen.
  func makeGrid(
    _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
  ) -> UICollectionView {
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 150), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    return view
  }
}
